import { sharedFeedInput } from '@onceware/api/collections/collections.contract';
import { readSharedFeed } from '@onceware/api/collections/sharing/shared-feed.service';
import { defineRoute } from '../define-route.ts';
import { cacheable } from '../files/cacheable.ts';
import { feedFormats } from './feeds.ts';

/** Feeds of a shared collection: its additions, for programs that look again and again (COL-17). */
export const sharedFeedRoutes = feedFormats.map(({ ending, format, name, type, write }) =>
  defineRoute({
    method: 'get',
    path: `/c/{token}${ending}`,
    operationId: `sharedFeedAs${format}`,
    tag: 'Collections',
    summary: `What a shared collection's link, or a published collection, shows as ${name}: the newest 50 additions.`,
    access: 'public',
    part: 'collections',
    isCacheable: true,
    input: sharedFeedInput,
    answer: { [type]: null },
    failures: ['not_found', 'gone'],
    async handler(services, input, { request, reply }) {
      const { feed, isIndexed } = await readSharedFeed(services, input, ending);
      if (!isIndexed) reply.header('x-robots-tag', 'noindex');
      // A link that is no longer shared stops at once, so caches have to revalidate their copies.
      const body = cacheable(request, reply, write(feed), `${type}; charset=utf-8`, 'public, no-cache');
      return typeof body === 'string' ? reply.send(body) : body;
    },
  }),
);
