import path from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { preloadablePaths } from './preloadable-paths.ts';

const files: Record<string, string> = {
  'told.tsx': `
    export const { Component } = preloadable(
      async () => (await import('./menu.tsx')).Menu,
    );
    export const far = preloadable<Props>(async () => (await import('../far/dialog.tsx')).Dialog);
    export const own = preloadable(load, 'src/posts/en.md');
    export const other = lazy(() => import('./menu.tsx'));`,
  'two.tsx': `preloadable(async () => [await import('./menu.tsx'), await import('./told.tsx')]);`,
  'none.tsx': 'preloadable(load);',
  'typo.tsx': `preloadable(() => import('./nowhere.tsx'));`,
};
const folder = path.join(import.meta.dirname, 'src/near');

let server: ViteDevServer;
beforeAll(async () => {
  server = await createServer({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
    plugins: [
      {
        name: 'files',
        enforce: 'pre',
        resolveId: (id, from) =>
          id.includes('nowhere') ? null : id.startsWith('.') && from ? path.resolve(path.dirname(from), id) : id,
        load: (id) => files[path.basename(id)] ?? null,
      },
      preloadablePaths(),
    ],
  });
});
afterAll(() => server.close());

const transformed = async (name: string) =>
  (await server.environments.ssr.transformRequest(path.join(folder, name)))?.code ?? '';

describe('a component that is preloadable', () => {
  it('gets its file name from the root, and contains no other path (OPS-01)', async () => {
    const code = await transformed('told.tsx');
    expect(code).toMatch(/\.Menu,\s*"src\/near\/menu.tsx"/);
    expect(code).toMatch(/\.Dialog, "src\/far\/dialog.tsx"/);
    expect(code).toMatch(/preloadable\(load, ["']src\/posts\/en.md["']\)/);
    expect(code.match(/"src\/near\/menu.tsx"/g)).toHaveLength(1);
  });

  it.each(['two.tsx', 'none.tsx', 'typo.tsx'])(
    'fails the build when its file cannot be found: %s (OPS-01)',
    async (name) => {
      await expect(transformed(name)).rejects.toThrow(`${name}: preloadable() takes a function that imports one file`);
    },
  );
});
