/** The workbench: a page for development alone. Every drawing at once, and tables that need no server. */

import { mount } from 'svelte';
import '$lib/app.css';
import Bench from './Bench.svelte';

export default mount(Bench, { target: document.getElementById('page')! });
