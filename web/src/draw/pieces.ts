/** What is drawn on a tile of each kind. */

import type { Component } from 'svelte';
import Back from './Back.svelte';
import Bear from './Bear.svelte';
import Beekeeper from './Beekeeper.svelte';
import Drone from './Drone.svelte';
import Flower from './Flower.svelte';
import Pesticide from './Pesticide.svelte';
import Queen from './Queen.svelte';
import Worker from './Worker.svelte';

export const PIECES: Record<string, Component> = {
  worker: Worker,
  drone: Drone,
  queen: Queen,
  flower: Flower,
  bear: Bear,
  pesticide: Pesticide,
  beekeeper: Beekeeper,
  back: Back,
};
