import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { catalogues } from './bundling/catalogues.ts';
import { packed } from './bundling/packed.ts';
import { recordings } from './bundling/recordings.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.SKEP_SERVER ?? 'http://127.0.0.1:8420';

export default defineConfig(({ mode }) => ({
  plugins: [
    svelte(),
    catalogues(here('../src/skep/locale')),
    ...(mode === 'bench' ? [] : [packed()]),
    recordings(here('..')),
  ],
  resolve: {
    alias: { $lib: here('src'), $bench: here('bench') },
    ...(process.env.VITEST ? { conditions: ['browser'] } : {}),
  },
  build: {
    target: ['chrome123', 'firefox121', 'safari17.5'],
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    assetsInlineLimit: 0, // the page forbids data: addresses for scripts and fonts
    modulePreload: { polyfill: false },
    rolldownOptions: {
      ...(mode === 'bench' ? { input: here('bench.html') } : {}), // for the pictures of all drawings
      checks: { bundlerTimings: false },
      // Few files: what two pages share is one, each page and each game is one more.
      output: {
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: 'shell', minShareCount: 2 }] },
      },
    },
  },
  // The browser's build of Svelte, so that runes react in tests as they do on the page.
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'], isolate: false },
  server: {
    fs: { allow: [here('.'), here('../src/skep/locale')] },
    proxy: { '/api': { target: server, ws: true } },
  },
}));
