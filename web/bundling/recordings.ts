/** Golden playthroughs as recordings for the workbench, made when they are asked for; only while developing. */

import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';

const run = promisify(execFile);

/** `apiary/a-dance-is-taught` and the like. */
export function playthroughs(golden: string): string[] {
  const games = readdirSync(golden, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return games
    .flatMap(({ name: game }) =>
      readdirSync(join(golden, game))
        .filter((file) => file.endsWith('.txt'))
        .map((file) => `${game}/${file.replace('.txt', '')}`),
    )
    .sort();
}

export function recordings(root: string): Plugin {
  const golden = join(root, 'tests', 'golden');
  const python = process.env.SKEP_PYTHON ?? join(root, '.venv', 'bin', 'python');
  const made = new Map<string, Promise<string>>();

  async function make(name: string): Promise<string> {
    const { stdout } = await run(python, ['-m', 'skep.server.recording', join(golden, `${name}.txt`)], {
      maxBuffer: 2 ** 28,
    });
    return stdout;
  }

  return {
    name: 'recordings',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/recordings', (request, response, next) => {
        const name = decodeURIComponent(request.url ?? '').replace(/^\//, '');
        const all = playthroughs(golden);
        const found = name ? all.includes(name) && (made.get(name) ?? make(name)) : JSON.stringify(all);
        if (!found) return next();
        if (typeof found !== 'string') made.set(name, found);
        Promise.resolve(found).then(
          (text) => response.setHeader('Content-Type', 'application/json').end(text),
          (problem: unknown) => {
            made.delete(name);
            response.writeHead(500).end(String(problem));
          },
        );
      });
    },
  };
}
