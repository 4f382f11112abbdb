import {
  listSitemapParts,
  readSitemapPart,
  SITEMAP_PART_MAX,
  type SitemapPart,
} from '@onceware/api/catalog/sitemap.service';
import { AppError } from '@onceware/api/core/errors';
import type { Services } from '@onceware/api/services';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';

const KEPT_MS = 60 * 60 * 1000;
/** Of at most about a megabyte each. */
const KEPT_FILES = 20;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');

interface Entry {
  path: string;
  changedAt?: string;
}

const partInput = z.object({ first: z.uuid().toLowerCase().optional() });
const pathOf = ({ table, first }: SitemapPart): string =>
  `/sitemap-${table}.xml${first === null ? '' : `?first=${first}`}`;

/**
 * GET /sitemap.xml: the pages that anybody may read; where the catalogue is large, the list of /sitemap-pages.xml,
 * /sitemap-deals.xml and /sitemap-tools.xml, each of a bounded number of pages. Made at most once an hour in a process.
 */
export function registerSitemap(
  app: FastifyInstance,
  {
    services,
    publicUrl,
    publicPaths,
    partMax = SITEMAP_PART_MAX,
  }: { services: Services; publicUrl: string; publicPaths: () => Promise<readonly string[]>; partMax?: number },
): void {
  const kept = new LRUCache<string, Promise<string>>({ max: KEPT_FILES, ttl: KEPT_MS });
  /** Who asks while it is made waits for the same. */
  const keep = (name: string, make: () => Promise<string>): Promise<string> => {
    const known = kept.get(name);
    if (known) return known;
    const made = make();
    kept.set(name, made);
    made.catch(() => kept.delete(name));
    return made;
  };
  const send = async (reply: FastifyReply, file: Promise<string>) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('application/xml; charset=utf-8')
      .send(await file);

  const tag = (name: string, { path, changedAt }: Entry) =>
    `<${name}><loc>${escape(publicUrl + path)}</loc>${changedAt ? `<lastmod>${changedAt}</lastmod>` : ''}</${name}>\n`;
  const pagesXml = (entries: readonly Entry[]) =>
    `${HEAD}<urlset ${SCHEMA}>\n${entries.map((entry) => tag('url', entry)).join('')}</urlset>\n`;
  const indexXml = (paths: readonly string[]) =>
    `${HEAD}<sitemapindex ${SCHEMA}>\n${paths.map((path) => tag('sitemap', { path })).join('')}</sitemapindex>\n`;
  const ownPages = async (): Promise<Entry[]> => (await publicPaths()).map((path) => ({ path }));

  async function whole(): Promise<string> {
    const parts = await listSitemapParts(services, partMax);
    // One of each table: all of it fits into one file.
    if (parts.every(({ first }) => first === null)) {
      const catalogue = await Promise.all(parts.map((part) => readSitemapPart(services, part, partMax)));
      return pagesXml([...(await ownPages()), ...catalogue.flat()]);
    }
    return indexXml(['/sitemap-pages.xml', ...parts.map(pathOf)]);
  }

  app.get('/sitemap.xml', (_request, reply) => send(reply, keep('whole', whole)));
  app.get('/sitemap-pages.xml', (_request, reply) =>
    send(
      reply,
      keep('pages', async () => pagesXml(await ownPages())),
    ),
  );
  for (const table of ['deals', 'tools'] as const) {
    app.get(`/sitemap-${table}.xml`, async (request, reply) => {
      const part = { table, first: partInput.parse(request.query).first ?? null };
      // Any other id would be a part that nobody has asked for yet, and each is dear.
      if (part.first !== null && !(await keep('whole', whole)).includes(escape(publicUrl + pathOf(part))))
        throw new AppError('not_found');
      return send(
        reply,
        keep(pathOf(part), async () => pagesXml(await readSitemapPart(services, part, partMax))),
      );
    });
  }
}
