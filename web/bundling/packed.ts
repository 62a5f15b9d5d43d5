/** Beside each built file that gets smaller by it lies the same one packed, so that the server need not do it. */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

export function packed(): Plugin {
  return {
    name: 'packed',
    apply: 'build',
    writeBundle({ dir }, bundle) {
      for (const name of Object.keys(bundle).filter((each) => /\.(js|css|svg)$/.test(each))) {
        const plain = readFileSync(join(dir!, name));
        const found = { br: brotliCompressSync(plain), gz: gzipSync(plain, { level: 9 }) };
        for (const [kind, small] of Object.entries(found)) {
          if (small.length < plain.length * 0.9) writeFileSync(join(dir!, `${name}.${kind}`), small);
        }
      }
    },
  };
}
