import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import { indexXml, type SitemapEntry, urlsetXml } from '@onceware/api/outlets/sitemap/sitemap-xml';
import {
  listSitemapFiles,
  readSitemapFile,
  SITEMAP_KINDS,
  sitemapPath,
} from '@onceware/api/outlets/sitemap/sitemap.service';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { urlOf } from '../define-route.ts';
import type { Services } from '@onceware/api/kernel/services';

const PAGES = '/sitemap-pages.xml';
const partInput = z.object({ part: z.coerce.number().int().min(1).max(1_000_000) });

const asXml = (reply: FastifyReply): FastifyReply =>
  reply.header('cache-control', 'public, max-age=3600').type('application/xml; charset=utf-8');

/**
 * GET /sitemap.xml: the index of /sitemap-pages.xml and of the files of deals and tools, which were written in the background
 * and are sent as they lie there.
 */
export function registerSitemap(
  app: FastifyInstance,
  {
    services,
    publicUrl,
    publicPages,
  }: { services: Services; publicUrl: string; publicPages: () => Promise<readonly SitemapEntry[]> },
): void {
  app.get('/sitemap.xml', async (_request, reply) => {
    const files: SitemapEntry[] = [{ path: PAGES }, ...(await listSitemapFiles(services))];
    return asXml(reply).send(indexXml(publicUrl, files));
  });
  app.get(PAGES, async (_request, reply) => {
    return asXml(reply).send(urlsetXml(publicUrl, await publicPages()));
  });
  for (const kind of SITEMAP_KINDS) {
    const path = sitemapPath(kind, 1).replace('1', '{part}');
    app.get(urlOf(path), async (request, reply) => {
      const { part } = partInput.parse(request.params);
      const { xml, changedAt } = await readSitemapFile(services, kind, part);
      asXml(reply).header('last-modified', changedAt.toUTCString()).header('vary', 'accept-encoding');
      const isPacked = negotiate((request.headers['accept-encoding'] ?? '').toLowerCase(), ['gzip']) !== null;
      return isPacked
        ? reply.header('content-encoding', 'gzip').send(xml)
        : reply.send(Readable.from([xml]).pipe(createGunzip()));
    });
  }
}
