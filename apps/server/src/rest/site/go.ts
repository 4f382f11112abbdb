import { leaveFor } from '@onceware/api/catalog/go/go.service';
import type { Services } from '@onceware/api/services';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isbot } from 'isbot';

/**
 * GET /go/{slug}: leads on to where the deal is sold (CAT-10). Where that is, the catalogue and the operator say; nothing of
 * what was asked goes along. Counted is that somebody went, in memory first: no cookie, no address.
 */
export function registerGo(
  app: FastifyInstance,
  { services, notFound }: { services: Services; notFound(request: FastifyRequest, reply: FastifyReply): unknown },
): void {
  const catalog = { ...services, database: services.database.share('catalog') };
  app.get<{ Params: { slug: string } }>('/go/:slug', async (request, reply) => {
    const url = await leaveFor(catalog, { slug: request.params.slug, isCounted: isSomebodyGoing(request) });
    if (url === null) return notFound(request, reply);
    return (
      reply
        .header('cache-control', 'no-store')
        .header('x-robots-tag', 'noindex, nofollow')
        // The vendor learns from where, not from which page.
        .header('referrer-policy', 'strict-origin')
        .redirect(url, 302)
    );
  });
}

/** Somebody who follows the link, as far as can be told: no program, nothing that is only fetched ahead or embedded. */
function isSomebodyGoing({ method, headers }: FastifyRequest): boolean {
  const { 'user-agent': userAgent, 'sec-fetch-mode': mode } = headers;
  const purpose = headers['sec-purpose'] ?? headers['purpose'] ?? headers['x-purpose'] ?? headers['x-moz'];
  return (
    method === 'GET' &&
    purpose === undefined &&
    (mode === undefined || mode === 'navigate') &&
    !!userAgent &&
    !isbot(userAgent)
  );
}
