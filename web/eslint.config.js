import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import { boundaries } from './eslint.boundaries.js';
import config from './svelte.config.js';

export default ts.config(
  { ignores: ['dist/', 'src/wire'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig: config } },
  },
  {
    rules: {
      'no-undef': 'off', // TypeScript knows better
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_' },
      ],
      'svelte/no-navigation-without-resolve': 'off', // made for SvelteKit; this page has its own small router
      'svelte/prefer-svelte-reactivity': 'off', // what the server sent is never changed; $state.raw holds it
      'svelte/require-each-key': 'error',
      'no-restricted-syntax': [
        'error',
        {
          selector: 'SvelteElement[kind="html"] > SvelteStartTag > SvelteAttribute[key.name="title"]',
          message: 'Only a mouse finds `title`: use `data-tip`.',
        },
      ],
    },
  },
  ...boundaries,
);
