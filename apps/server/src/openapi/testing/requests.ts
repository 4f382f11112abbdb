import { v7 as uuidv7 } from 'uuid';
import type { LightMyRequestResponse } from 'fastify';
import type { Route } from '#rest/define-route.ts';
import type { TestBrowser } from '#testing/test-server.ts';
import { MAIL_EVENTS_TOKEN, METRICS_TOKEN, PIXEL, type World } from './world.ts';

export type Answer = Promise<LightMyRequestResponse>;

export type Things = ReturnType<typeof thingsOf>;

/** Builds the paths and bodies that requests are made of. */
export function thingsOf({ ids }: Pick<World, 'ids'>) {
  const entry = () => ({ collectionId: ids.collection, entityType: 'tool', entityId: ids.tool });
  const add = () => ({ action: 'add_item', ...entry() });

  const entities = () => ({ entities: [{ entityType: 'deal', entityId: ids.deal }] });
  const own = (rest = '') => `/api/collections/${ids.own}${rest}`;
  const inCollection = (rest: string) => `/api/collections/${ids.collection}/items${rest}`;
  const move = (fromCollectionId: string, toCollectionId: string) => ({
    fromCollectionId,
    toCollectionId,
    runs: [{ after: null, ...entities() }],
  });
  const file = () => ({
    collections: [
      { name: 'Taken in', items: [{ entityType: 'deal', entityId: ids.deal }, { url: 'https://nobody.example' }] },
    ],
  });
  const inRoom = (rest = '') => `/api/chat/rooms/${ids.room}${rest}`;
  const onMessage = (rest = '') => inRoom(`/messages/${ids.message}${rest}`);
  return { entry, add, entities, own, inCollection, move, file, inRoom, onMessage };
}

const NO_ID = '/api/collections/1';
const NO_ROOM = '/api/chat/rooms/1';
const NO_MESSAGE = `${NO_ROOM}/messages/1`;

interface Request {
  good: () => string;
  bad?: string;
  body?: () => unknown;
  headers?: Record<string, string>;
}

export type Requests = ReturnType<typeof requestsIn>;

/** How each route is asked. */
export function requestsIn(world: World) {
  const { ids } = world;
  const { add, entities, own, inCollection, move, file, inRoom, onMessage } = thingsOf(world);

  /** A valid and an invalid request, by path or by method and path. */
  const requests: Record<string, Request> = {
    '/api/deals': {
      good: () => '/api/deals?q=kiln&categories=other,media&maxPrice=99.5&minDiscount=1&ended=false&limit=2',
      bad: '/api/deals?limit=49',
    },
    '/api/tools': { good: () => '/api/tools?limit=2', bad: '/api/tools?categories=fruit' },
    '/explore.atom': {
      good: () => '/explore.atom?q=kiln&category=ai,other&maxPrice=99.5&ending=1',
      bad: '/explore.atom?category=fruit',
    },
    '/explore.json': { good: () => '/explore.json?show=tools', bad: '/explore.json?ending=2' },
    '/c/{token}.atom': { good: () => `/c/${ids.token}.atom`, bad: '/c/1.atom' },
    '/c/{token}.json': { good: () => `/c/${ids.token}.json`, bad: '/c/1.json' },
    '/previews/{kind}/{slug}.png': { good: () => '/previews/deals/a-deal.png', bad: '/previews/cats/tool-1.png' },
    '/api/suggestions': { good: () => '/api/suggestions?q=kiln', bad: '/api/suggestions' },
    'get /api/collections': { good: () => '/api/collections', bad: '/api/collections?cursor=1' },
    'post /api/collections': {
      good: () => '/api/collections',
      bad: '/api/collections',
      body: () => ({ id: ids.own, name: 'Own' }),
    },
    'patch /api/collections/{collectionId}': { good: own, bad: NO_ID, body: () => ({ name: 'Own', isFavorite: true }) },
    'delete /api/collections/{collectionId}': { good: own, bad: NO_ID },
    '/api/collections/{collectionId}/restore': {
      good: () => own('/restore'),
      bad: `${NO_ID}/restore`,
      body: () => ({}),
    },
    'get /api/collections/{collectionId}/items': { good: () => inCollection(''), bad: `${NO_ID}/items` },
    'post /api/collections/{collectionId}/items': {
      good: () => own('/items'),
      bad: `${NO_ID}/items`,
      body: () => ({ entityType: 'tool', entityId: ids.tool, notes: 'a note' }),
    },
    'patch /api/collections/{collectionId}/items/{entityType}/{entityId}': {
      good: () => inCollection(`/deal/${ids.deal}`),
      bad: `${NO_ID}/items/user/1`,
      body: () => ({ notes: 'another' }),
    },
    'delete /api/collections/{collectionId}/items/{entityType}/{entityId}': {
      good: () => own(`/items/tool/${ids.tool}`),
      bad: `${NO_ID}/items/user/1`,
    },
    '/api/collections/{collectionId}/items/remove': {
      good: () => inCollection('/remove'),
      bad: `${NO_ID}/items/remove`,
      body: entities,
    },
    '/api/collections/{collectionId}/items/restore': {
      good: () => inCollection('/restore'),
      bad: `${NO_ID}/items/restore`,
      body: entities,
    },
    'get /api/watches': { good: () => '/api/watches', bad: `/api/watches?cursor=${'1'.repeat(41)}` },
    'post /api/watches': {
      good: () => '/api/watches',
      bad: '/api/watches',
      body: () => ({ id: ids.watch, subject: { kind: 'tool', id: ids.tool }, wish: { amount: 9, currency: 'USD' } }),
    },
    'patch /api/watches/{id}': {
      good: () => `/api/watches/${ids.watch}`,
      bad: '/api/watches/1',
      body: () => ({ isPaused: true }),
    },
    'delete /api/watches/{id}': { good: () => `/api/watches/${ids.watch}`, bad: '/api/watches/1' },
    '/api/watches/{id}/restore': {
      good: () => `/api/watches/${ids.watch}/restore`,
      bad: '/api/watches/1/restore',
      body: () => ({}),
    },
    '/api/notifications': {
      good: () => '/api/notifications?tab=inbox&language=de',
      bad: '/api/notifications?tab=outbox',
    },
    '/api/notifications/unread': { good: () => '/api/notifications/unread' },
    '/api/notifications/read': {
      good: () => '/api/notifications/read',
      bad: '/api/notifications/read',
      body: () => ({ ids: [ids.own], on: true }),
    },
    '/api/notifications/archive': {
      good: () => '/api/notifications/archive',
      bad: '/api/notifications/archive',
      body: () => ({ ids: [ids.own], on: true }),
    },
    '/api/notifications/read-all': {
      good: () => '/api/notifications/read-all',
      bad: '/api/notifications/read-all',
      body: () => ({ tab: 'all', until: '2026-01-31T00:00:00Z' }),
    },
    '/api/notifications/archive-all': {
      good: () => '/api/notifications/archive-all',
      bad: '/api/notifications/archive-all',
      body: () => ({ until: '2026-01-31T00:00:00Z' }),
    },
    '/api/collections/search': {
      good: () => '/api/collections/search?q=deal&tags=kilns,glaze&entityTypes=deal,page&isFavorite=true&sort=-title',
      bad: '/api/collections/search?sort=colour',
    },
    '/api/collections/tags': { good: () => '/api/collections/tags' },
    '/api/collections/tags/replace': {
      good: () => '/api/collections/tags/replace',
      bad: '/api/collections/tags/replace',
      body: () => ({ id: ids.own, tags: ['Kilns'], to: 'Ovens' }),
    },
    '/api/collections/tags/undo': {
      good: () => '/api/collections/tags/undo',
      bad: '/api/collections/tags/undo',
      body: () => ({ id: ids.own }),
    },
    '/api/collections/pages': {
      good: () => `/api/collections/pages?ids=${ids.page}`,
      bad: '/api/collections/pages?ids=1',
    },
    '/api/collections/{collectionId}/items/tags': {
      good: () => inCollection('/tags'),
      bad: `${NO_ID}/items/tags`,
      body: () => ({ ...entities(), add: ['Kilns', 'Glaze'], remove: ['later'] }),
    },
    '/api/collections/{collectionId}/items/favorites': {
      good: () => inCollection('/favorites'),
      bad: `${NO_ID}/items/favorites`,
      body: () => ({ ...entities(), isFavorite: true }),
    },
    '/api/collections/move-items': {
      good: () => '/api/collections/move-items',
      bad: '/api/collections/move-items',
      body: () => move(ids.collection, ids.collection),
    },
    'put /api/collections/{collectionId}/share': {
      good: () => own('/share'),
      bad: `${NO_ID}/share`,
      body: () => ({ showsNotes: true }),
    },
    'delete /api/collections/{collectionId}/share': { good: () => own('/share'), bad: `${NO_ID}/share` },
    '/api/shared/{token}': { good: () => `/api/shared/${ids.token}`, bad: '/api/shared/1' },
    '/api/shared/{token}/copy': {
      good: () => `/api/shared/${ids.token}/copy`,
      bad: '/api/shared/1/copy',
      body: () => ({ id: uuidv7() }),
    },
    '/api/collections/import/preview': {
      good: () => '/api/collections/import/preview',
      bad: '/api/collections/import/preview',
      body: file,
    },
    '/api/collections/import': { good: () => '/api/collections/import', bad: '/api/collections/import', body: file },
    '/api/user-collections': { good: () => '/api/user-collections', bad: '/api/user-collections', body: add },
    '/api/user-collections/items': {
      good: () => `/api/user-collections/items?collectionId=${ids.collection}`,
      bad: '/api/user-collections/items',
    },
    '/api/user-collections/export': {
      good: () => '/api/user-collections/export?format=json',
      bad: '/api/user-collections/export?format=xml',
    },
    '/api/deals/{id}': { good: () => `/api/deals/${ids.deal}`, bad: '/api/deals/1' },
    '/api/deals/{id}/prices.csv': { good: () => `/api/deals/${ids.deal}/prices.csv`, bad: '/api/deals/1/prices.csv' },
    '/api/deals/{id}/end.ics': { good: () => `/api/deals/${ids.endingDeal}/end.ics`, bad: '/api/deals/1/end.ics' },
    '/api/tools/{id}/alternatives': {
      good: () => `/api/tools/${ids.tool}/alternatives`,
      bad: '/api/tools/1/alternatives',
    },
    '/api/tools/{id}': { good: () => `/api/tools/${ids.tool}`, bad: '/api/tools/1' },
    '/api/gravatar/exists': {
      good: () => `/api/gravatar/exists?hash=${'0'.repeat(32)}`,
      bad: '/api/gravatar/exists?hash=0',
    },
    '/api/chat/rooms': { good: () => '/api/chat/rooms', bad: '/api/chat/rooms?cursor=first' },
    '/api/chat/rooms/{roomId}': { good: inRoom, bad: NO_ROOM },
    '/api/chat/rooms/{roomId}/read': {
      good: () => inRoom('/read'),
      bad: `${NO_ROOM}/read`,
      body: () => ({ number: 1 }),
    },
    'get /api/chat/rooms/{roomId}/messages': {
      good: () => inRoom('/messages?after=0'),
      bad: `${NO_ROOM}/messages?before=now`,
    },
    'post /api/chat/rooms/{roomId}/messages': {
      good: () => inRoom('/messages'),
      bad: `${NO_ROOM}/messages`,
      headers: { 'idempotency-key': 'Deployed 7' },
      body: () => ({ text: 'Deployed' }),
    },
    'get /api/chat/rooms/{roomId}/messages/{id}': { good: onMessage, bad: NO_MESSAGE },
    'patch /api/chat/rooms/{roomId}/messages/{id}': {
      good: onMessage,
      bad: NO_MESSAGE,
      body: () => ({ text: 'Hello there' }),
    },
    'delete /api/chat/rooms/{roomId}/messages/{id}': {
      good: () => inRoom(`/messages/${ids.otherMessage}`),
      bad: NO_MESSAGE,
    },
    '/api/chat/rooms/{roomId}/messages/{id}/restore': {
      good: () => inRoom(`/messages/${ids.otherMessage}/restore`),
      bad: `${NO_MESSAGE}/restore`,
      body: () => ({}),
    },
    'put /api/chat/rooms/{roomId}/messages/{id}/reactions/{emoji}': {
      good: () => onMessage(`/reactions/${encodeURIComponent('🎉')}`),
      bad: `${NO_MESSAGE}/reactions/${encodeURIComponent('🎉')}`,
      body: () => ({}),
    },
    'delete /api/chat/rooms/{roomId}/messages/{id}/reactions/{emoji}': {
      good: () => onMessage(`/reactions/${encodeURIComponent('🎉')}`),
      bad: `${NO_MESSAGE}/reactions/${encodeURIComponent('🎉')}`,
    },
    'get /api/chat/rooms/{roomId}/messages/{id}/thread': {
      good: () => onMessage('/thread'),
      bad: `${NO_MESSAGE}/thread`,
    },
    'post /api/chat/rooms/{roomId}/messages/{id}/thread': {
      good: () => onMessage('/thread'),
      bad: `${NO_MESSAGE}/thread`,
      body: () => ({}),
    },
    '/api/chat/rooms/{roomId}/files/{id}': {
      good: () => `/api/chat/rooms/${ids.room}/files/${uuidv7()}?name=a.txt`,
      bad: '/api/chat/rooms/1/files/1',
      body: () => 'Hello',
    },
    '/api/chat/webhooks/{token}': {
      good: () => `/api/chat/webhooks/${ids.webhook}`,
      bad: `/api/chat/webhooks/${'x'.repeat(201)}`,
      body: () => ({ text: 'Deployed' }),
    },
    '/api/mail/unsubscribe/{token}': {
      good: () => `/api/mail/unsubscribe/${ids.mailToken}`,
      bad: `/api/mail/unsubscribe/${'x'.repeat(401)}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: () => 'List-Unsubscribe=One-Click',
    },
    '/api/mail/events': {
      good: () => '/api/mail/events',
      bad: '/api/mail/events',
      headers: { authorization: `Bearer ${MAIL_EVENTS_TOKEN}` },
      body: () => ({ events: [{ type: 'bounce', email: 'nobody@example.com' }] }),
    },
    '/api/chat/files/{id}': { good: () => `/api/chat/files/${ids.file}`, bad: '/api/chat/files/1' },
    '/api/chat/files/{id}/preview': {
      good: () => `/api/chat/files/${ids.file}/preview`,
      bad: '/api/chat/files/1/preview',
    },
    '/api/pictures/{name}': { good: () => ids.picture, bad: '/api/pictures/1' },
    '/api/pictures': { good: () => '/api/pictures', body: () => Buffer.from(PIXEL, 'base64') },
    '/api/avatars/{id}': { good: () => `/api/avatars/${ids.avatar}`, bad: '/api/avatars/1' },
    '/api/account/export': { good: () => '/api/account/export' },
    ...Object.fromEntries(
      ['html', 'txt'].map((ending) => [
        `/api/account/purchases/{id}/page.${ending}`,
        {
          good: () => `/api/account/purchases/${ids.purchase}/page.${ending}`,
          bad: `/api/account/purchases/1/page.${ending}`,
        },
      ]),
    ),
    '/calendar/{token}.ics': { good: () => ids.calendar, bad: `/calendar/${'a'.repeat(101)}.ics` },
    ...Object.fromEntries(
      ['refund', 'redeem'].map((kind) => [
        `/api/account/purchases/{id}/${kind}.ics`,
        {
          good: () => `/api/account/purchases/${ids.purchase}/${kind}.ics`,
          bad: `/api/account/purchases/1/${kind}.ics`,
        },
      ]),
    ),
    '/api/account/purchases/export': {
      good: () => '/api/account/purchases/export',
      bad: '/api/account/purchases/export?codes=2',
    },
    ...Object.fromEntries(
      ['users', 'organizations', 'contacts', 'logs', 'orders'].map((table) => {
        const path = `/api/admin/${table}/export`;
        return [path, { good: () => path, bad: `${path}?q=${'a'.repeat(201)}` }];
      }),
    ),
    '/api/admin/catalog/import': {
      good: () => '/api/admin/catalog/import?source=test&format=json',
      bad: '/api/admin/catalog/import',
      body: () => [{ name: 'Kiln', base_price: 10 }, { name: '' }],
    },
    '/api/chat/stream': { good: () => '/api/chat/stream?after=1.0', bad: '/api/chat/stream?after=now' },
    '/api/page/{file}': { good: () => '/api/page/page.css', bad: '/api/page/index.html' },
    '/api/openapi.json': { good: () => '/api/openapi.json' },
    '/health/live': { good: () => '/health/live' },
    '/health/ready': { good: () => '/health/ready' },
    '/metrics': { good: () => '/metrics', headers: { authorization: `Bearer ${METRICS_TOKEN}` } },
  };

  const requestOf = ({ method, path }: Route): Request =>
    requests[`${method} ${path}`] ?? requests[path] ?? { good: () => path };

  function send(
    route: Route,
    browser: TestBrowser,
    changes: { url?: string; body?: unknown; headers?: Record<string, string> } = {},
  ): Answer {
    const { good, body, headers } = requestOf(route);
    const url = changes.url ?? good();
    const [type = 'application/json'] = Object.keys(route.body ?? {});
    const sent = {
      ...(route.body && type !== 'application/json' && { 'content-type': type }),
      ...(changes.headers ?? headers),
    };
    if ('text/event-stream' in route.answer) return browser.open(url, sent);
    if (route.method === 'get') return browser.get(url, sent);
    return browser.change(route.method, url, route.body && (changes.body ?? body?.()), sent);
  }

  return { requestOf, send };
}
