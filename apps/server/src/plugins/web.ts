import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import { readSession } from '@onceware/api/auth/auth.service';
import { toAppError } from '@onceware/api/core/failures';
import { appRouter } from '@onceware/api/router';
import type { PublicSettings } from '@onceware/web/lib/page/public-settings';
import type { Render, Template, WebEntry } from '@onceware/web/render-contract';
import type { FastifyInstance } from 'fastify';
import { logFailure } from './error-handler.ts';
import { newPagePolicy } from './security-headers.ts';
import { type CallOf, cookiesOf } from './session.ts';

/** Where pages come from: the built bundles, or Vite while developing. */
export interface WebSource {
  render: (url: string) => Promise<{ render: Render; template: Template }>;
  /** Paths that search engines may list, besides those of deals and tools. */
  publicPaths: () => Promise<readonly string[]>;
  /** Registers whatever serves scripts, styles and pictures. */
  serveFiles(app: FastifyInstance): Promise<void>;
}

/** `apps/web/dist`, read once. */
export async function builtWeb(dist: string): Promise<WebSource> {
  const client = join(dist, 'client');
  const [html, manifest, entry, rootFiles] = await Promise.all([
    readFile(join(client, 'index.html'), 'utf8'),
    readFile(join(client, '.vite/manifest.json'), 'utf8'),
    import(pathToFileURL(join(dist, 'server/entry-server.js')).href) as Promise<WebEntry>,
    readdir(client, { withFileTypes: true }),
  ]);
  const page = { render: entry.render, template: { html, manifest: JSON.parse(manifest) as Template['manifest'] } };

  return {
    render: async () => page,
    publicPaths: async () => entry.publicPaths,
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

/** Every GET that nothing else answers is a page. */
export async function registerWeb(
  app: FastifyInstance,
  options: { web: WebSource; callOf: CallOf; settings: PublicSettings; viteDev: boolean },
): Promise<void> {
  await options.web.serveFiles(app);

  app.get('*', async (request, reply) => {
    const { nonce, policy } = newPagePolicy(options);
    const aborter = new AbortController();
    reply.raw.on('close', () => aborter.abort());
    const [call, { render, template }] = await Promise.all([
      options.callOf(request, reply),
      options.web.render(request.url),
    ]);
    const rendering = render({
      url: request.url,
      router: appRouter,
      call,
      session: readSession(call),
      settings: options.settings,
      cookies: cookiesOf(request),
      nonce,
      template,
      signal: aborter.signal,
      reportError: (error) => logFailure(request, toAppError(error)),
    });
    const page = await rendering.catch((error: unknown) => {
      if (aborter.signal.aborted) return null;
      throw error;
    });
    // Who asked has left: there is nobody to answer, and nothing went wrong.
    if (!page || aborter.signal.aborted) return reply.hijack();
    reply.code(page.status).headers({
      'cache-control': 'private, no-cache',
      'content-security-policy': policy,
      ...page.headers,
    });
    if (page.redirect) return reply.redirect(page.redirect, page.status);
    const body = new PassThrough();
    page.pipe(body);
    return reply.send(body);
  });
}
