import { atomOf, ATOM_TYPE } from '@onceware/api/outlets/syndication/atom';
import { feedInput } from '@onceware/api/outlets/syndication/syndication.contract';
import type { Feed } from '@onceware/api/outlets/syndication/syndication';
import { readFeed } from '@onceware/api/outlets/syndication/syndication.service';
import { JSON_FEED_TYPE, jsonFeedOf } from '@onceware/api/outlets/syndication/json-feed';
import { defineRoute } from '../define-route.ts';
import { cacheable } from '../files/cacheable.ts';

/** Formats of a feed. */
export const feedFormats = [
  { ending: '.atom', format: 'Atom', name: 'an Atom feed', type: ATOM_TYPE, write: atomOf },
  {
    ending: '.json',
    format: 'Json',
    name: 'a JSON Feed',
    type: JSON_FEED_TYPE,
    write: (feed: Feed) => JSON.stringify(jsonFeedOf(feed)),
  },
] as const;

/** Feeds of new results of a search, for programs that poll (CAT-12). */
export const feedRoutes = feedFormats.map(({ ending, format, name, type, write }) =>
  defineRoute({
    method: 'get',
    path: `/explore${ending}`,
    operationId: `feedAs${format}`,
    tag: 'Catalog',
    summary: `A search as ${name}; its address has the parameters of \`/explore\`. The newest come first, unless \`sort\` says otherwise.`,
    access: 'public',
    part: 'catalog',
    isCacheable: true,
    input: feedInput,
    answer: { [type]: null },
    async handler(services, input, { request, reply }) {
      const query = request.url.split(/\?(.*)/s, 2)[1] ?? '';
      const body = cacheable(
        request,
        reply,
        write(await readFeed(services, input, { path: `/explore${ending}`, query })),
        `${type}; charset=utf-8`,
      );
      return typeof body === 'string' ? reply.send(body) : body;
    },
  }),
);
