import { leaveFor } from '@onceware/api/catalog/outbound-links/outbound-links.service';
import { countVisit } from '@onceware/api/catalog/outbound-links/visits.service';
import { AppError } from '@onceware/api/kernel/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallOf } from '#plugins/session.ts';
import type { Services } from '@onceware/api/kernel/services';

/**
 * GET /go/{slug}: redirects to the seller of a deal (CAT-10), at an address from the catalogue and the operator; nothing of the
 * request is passed on. Visits are counted once a day, in memory first (decision 059); uncounted visitors are redirected
 * as well.
 */
export function registerGo(
  app: FastifyInstance,
  {
    services,
    callOf,
    notFound,
  }: { services: Services; callOf: CallOf; notFound(request: FastifyRequest, reply: FastifyReply): unknown },
): void {
  const catalog = { ...services, database: services.database.share('catalog') };

  async function countClick(request: FastifyRequest, reply: FastifyReply, dealId: string): Promise<void> {
    try {
      if (isFollowed(request)) await countVisit(await callOf(request, reply), 'clicks', dealId);
    } catch (error) {
      // A revoked key, or too many visits: no failure of the server.
      if (!(error instanceof AppError)) request.log.error(error, 'a click was not counted');
    }
  }

  app.get<{ Params: { slug: string } }>('/go/:slug', async (request, reply) => {
    const leaving = await leaveFor(catalog, { slug: request.params.slug });
    if (!leaving) return notFound(request, reply);
    await countClick(request, reply, leaving.dealId);
    return (
      reply
        .header('cache-control', 'no-store')
        .header('x-robots-tag', 'noindex, nofollow')
        // The vendor learns from where, not from which page.
        .header('referrer-policy', 'strict-origin')
        .redirect(leaving.url, 302)
    );
  });
}

/** Whether the link is followed, as far as can be told, and not only fetched ahead or embedded. */
function isFollowed({ method, headers }: FastifyRequest): boolean {
  const mode = headers['sec-fetch-mode'];
  const purpose = headers['sec-purpose'] ?? headers['purpose'] ?? headers['x-purpose'] ?? headers['x-moz'];
  return method === 'GET' && purpose === undefined && (mode === undefined || mode === 'navigate');
}
