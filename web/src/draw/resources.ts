/** Resources, told apart by shape first. */

import type { Component } from 'svelte';
import Fiber from './Fiber.svelte';
import Honey from './Honey.svelte';
import Pollen from './Pollen.svelte';
import RoyalJelly from './RoyalJelly.svelte';
import Water from './Water.svelte';
import Wax from './Wax.svelte';
import Wild from './Wild.svelte';

export const RESOURCES: Record<string, Component> = {
  pollen: Pollen,
  fiber: Fiber,
  water: Water,
  wax: Wax,
  honey: Honey,
  'royal-jelly': RoyalJelly,
  wild: Wild,
};
