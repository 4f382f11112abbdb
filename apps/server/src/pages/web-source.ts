import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import { COMPOSED_COVER, composedCover } from '@onceware/api/catalog/composed-cover';
import { AppError } from '@onceware/api/kernel/errors';
import type { PublicPage, Template, WebEntry } from '@onceware/web/render-contract';
import type { FastifyInstance } from 'fastify';
import { pagePolicy } from '../plugins/security-headers.ts';

export interface Rendering extends Pick<WebEntry, 'render' | 'choicesOf'> {
  template: Template;
  /** Content-Security-Policy of the pages. */
  policy: string;
  /** Whether the page at an address is the same for all visitors, and may be shown again. */
  isForAll(url: string): boolean;
}

/** Source of the pages: the built bundles, or Vite during development. */
export interface WebSource {
  rendering: (url: string) => Promise<Rendering>;
  /** Pages that search engines may list, apart from those of deals and tools. */
  publicPages: () => Promise<readonly PublicPage[]>;
  /** Registers whatever serves scripts, styles and pictures. */
  serveFiles(app: FastifyInstance): Promise<void>;
}

const pathOf = (url: string): string => url.split('?', 1).join();

/** `apps/web/dist`, read once. */
export async function builtWeb(dist: string): Promise<WebSource> {
  const client = join(dist, 'client');
  const [html, manifest, entry, rootFiles] = await Promise.all([
    readFile(join(client, 'index.html'), 'utf8'),
    readFile(join(client, '.vite/manifest.json'), 'utf8'),
    import(pathToFileURL(join(dist, 'server/entry-server.js')).href) as Promise<WebEntry>,
    readdir(client, { withFileTypes: true }),
  ]);
  const publicPaths = new Set(entry.publicPages.map(({ path }) => pathOf(path)));
  const rendering: Rendering = {
    render: entry.render,
    choicesOf: entry.choicesOf,
    template: { html, manifest: JSON.parse(manifest) as Template['manifest'] },
    policy: pagePolicy(entry.inlineScripts(html)),
    // Matches pages that search engines may list, of which published collections have short tokens; no member's own page is among
    // them, nor one behind a secret link.
    isForAll(url) {
      const path = pathOf(url);
      return publicPaths.has(path) || /^\/((deal|tool)\/[^/]+|c\/[\w-]{12})$/.test(path);
    },
  };

  return {
    rendering: async () => rendering,
    publicPages: async () => entry.publicPages,
    async serveFiles(app) {
      const folder = { root: client, decorateReply: false, index: false, preCompressed: true } as const;
      // Names of /assets carry a hash of their content.
      await app.register(fastifyStatic, {
        ...folder,
        root: join(client, 'assets'),
        prefix: '/assets/',
        maxAge: '1y',
        immutable: true,
      });
      await app.register(fastifyStatic, { ...folder, root: join(client, 'art'), prefix: '/art/', maxAge: '1d' });
      app.get<{ Params: { cover: string } }>(`/art/covers/:cover(${COMPOSED_COVER.source})`, async (request, reply) => {
        const cover = await composedCover(join(client, 'art'), request.params.cover);
        if (cover === null) throw new AppError('not_found');
        return reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(cover);
      });
      await app.register(fastifyStatic, { ...folder, root: join(client, 'emoji'), prefix: '/emoji/', maxAge: '1d' });
      await app.register(fastifyStatic, {
        ...folder,
        serve: false,
        decorateReply: true,
        maxAge: '1h',
      });
      const own = rootFiles.filter((file) => file.isFile() && !/^index\.html|\.(br|gz)$/.test(file.name));
      for (const { name } of own) app.get(`/${name}`, (_request, reply) => reply.sendFile(name));
    },
  };
}
