import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { WebEntry } from '@onceware/web/render-contract';
import { pagePolicy } from '../plugins/security-headers.ts';
import type { WebSource } from './web-source.ts';

/** `npm run dev`: Vite inside the server, pages rendered from source with hot reload. */
export async function viteWeb(root: string): Promise<WebSource> {
  const { createServer } = await import('vite');
  const vite = await createServer({ root, server: { middlewareMode: true }, appType: 'custom' });

  const load = () => vite.ssrLoadModule('/src/entry-server.tsx') as Promise<WebEntry>;

  return {
    publicPages: async () => (await load()).publicPages,
    async rendering(url) {
      const source = await readFile(join(root, 'index.html'), 'utf8');
      const [html, { render, choicesOf, inlineScripts }] = await Promise.all([
        vite.transformIndexHtml(url, source),
        load(),
      ]);
      return {
        render,
        choicesOf,
        template: { html, manifest: null },
        policy: pagePolicy(inlineScripts(html), { viteDev: true }),
        // Pages under development are never cached, so that each request shows their current state.
        isForAll: () => false,
      };
    },
    async serveFiles(app) {
      // Before routing: Vite takes its own addresses and hands on the rest.
      app.addHook('onRequest', (request, reply, done) => {
        if (/^\/(trpc|api|health)\//.test(request.url)) return done();
        reply.raw.setHeaders(new Headers(Object.entries(reply.getHeaders()).map(([k, v]) => [k, String(v)])));
        vite.middlewares(request.raw, reply.raw, done);
      });
      app.addHook('onClose', () => vite.close());
    },
  };
}
