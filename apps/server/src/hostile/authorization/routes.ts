import { v7 as uuidv7 } from 'uuid';
import type { Belongings } from './belongings.ts';
import {
  adminOnly,
  anybody,
  DECLARED,
  everybody,
  type Expected,
  nobodys,
  ownerOnly,
  ownOnly,
  sessionOnly,
} from './callers.ts';
import { file, itemOf, itemsOf, LONG_AGO, moveRun, one, told, type Row } from './row.ts';

const nothing = Object.fromEntries(DECLARED.map((caller) => [caller, 404])) as Expected;

const roomOf = (ids: Belongings) => `/api/chat/rooms/${ids.roomId}`;
const saidIn = (ids: Belongings) => `${roomOf(ids)}/messages/${ids.messageId}`;
const bought = (ids: Belongings) => `/api/account/purchases/${ids.purchaseId}`;
/** Nothing is there, for whoever asks. */
const noDate: Expected = { ...everybody(404), suspendedKey: 404 };

/** Rows that state the key's scope themselves. */
export const routes: Record<string, Row> = {
  'GET /health/live': [(b) => b.get('/health/live'), anybody],
  'GET /health/ready': [(b) => b.get('/health/ready'), anybody],
  // Answers one token of its own, which no person has.
  'GET /metrics': [(b) => b.get('/metrics'), Object.fromEntries(DECLARED.map((caller) => [caller, 401])) as Expected],
  // Not built here.
  'GET /client/onceware-client.tgz': [(b) => b.get('/client/onceware-client.tgz'), nothing],
  'GET /client/onceware-cli.tgz': [(b) => b.get('/client/onceware-cli.tgz'), nothing],
  'GET /client/onceware-extension.zip': [(b) => b.get('/client/onceware-extension.zip'), nothing],
  // Without a contact in the settings there is no such file.
  'GET /.well-known/security.txt': [(b) => b.get('/.well-known/security.txt'), nothing],
  'GET /api': [(b) => b.get('/api'), anybody],
  'GET /api/page/:file': [(b) => b.get('/api/page/page.css'), anybody],
  'GET /api/openapi.json': [(b) => b.get('/api/openapi.json'), anybody],
  'GET /api/user-collections': [(b) => b.get('/api/user-collections'), ownOnly],
  'GET /api/user-collections/items': [
    (b, ids) => b.get(`/api/user-collections/items?collectionId=${ids.collectionId}`),
    ownerOnly,
  ],
  'GET /api/user-collections/export': [
    (b, ids) => b.get(`/api/user-collections/export?format=json&collectionId=${ids.collectionId}`),
    ownerOnly,
  ],
  'POST /api/user-collections': [(b, ids) => b.act('remove_item', itemOf(ids, ids.collectionId)), ownerOnly, 'write'],
  'GET /api/notifications': [(b) => b.get('/api/notifications'), ownOnly, 'notifications'],
  'GET /api/notifications/unread': [(b) => b.get('/api/notifications/unread'), ownOnly, 'notifications'],
  'POST /api/notifications/read': [(b) => b.post('/api/notifications/read', told()), ownOnly, 'notifications'],
  'POST /api/notifications/archive': [(b) => b.post('/api/notifications/archive', told()), ownOnly, 'notifications'],
  'POST /api/notifications/read-all': [
    (b) => b.post('/api/notifications/read-all', { until: LONG_AGO }),
    ownOnly,
    'notifications',
  ],
  'POST /api/notifications/archive-all': [
    (b) => b.post('/api/notifications/archive-all', { until: LONG_AGO }),
    ownOnly,
    'notifications',
  ],
  'GET /api/watches': [(b) => b.get('/api/watches'), ownOnly],
  'POST /api/watches': [
    (b) => b.post('/api/watches', { id: uuidv7(), subject: { kind: 'search', search: { q: uuidv7() } } }),
    ownOnly,
    'write',
  ],
  'PATCH /api/watches/:id': [
    (b, ids) => b.change('patch', `/api/watches/${ids.watchId}`, { isPaused: true }),
    ownerOnly,
    'write',
  ],
  'DELETE /api/watches/:id': [(b, ids) => b.change('delete', `/api/watches/${ids.watchId}`), ownerOnly, 'write'],
  'POST /api/watches/:id/restore': [(b, ids) => b.post(`/api/watches/${ids.watchId}/restore`, {}), ownerOnly, 'write'],
  // The purchase has no such date, and no page was kept: its owner is told the same as others.
  'GET /api/account/purchases/:id/refund.ics': [(b, ids) => b.get(`${bought(ids)}/refund.ics`), nobodys],
  'GET /api/account/purchases/:id/redeem.ics': [(b, ids) => b.get(`${bought(ids)}/redeem.ics`), nobodys],
  'GET /api/account/purchases/:id/page.html': [(b, ids) => b.get(`${bought(ids)}/page.html`), nobodys],
  'GET /api/account/purchases/:id/page.txt': [(b, ids) => b.get(`${bought(ids)}/page.txt`), nobodys],
  'GET /api/deals/:id/end.ics': [(b, ids) => b.get(`/api/deals/${ids.dealId}/end.ics`), noDate],
  'GET /calendar/:token.ics': [(b) => b.get(`/calendar/${'a'.repeat(43)}.ics`), noDate],
  'GET /api/collections': [(b) => b.get('/api/collections'), ownOnly],
  'POST /api/collections': [(b) => b.post('/api/collections', { id: uuidv7(), name: 'New' }), ownOnly, 'write'],
  'PATCH /api/collections/:collectionId': [
    (b, ids) => b.change('patch', one(ids), { name: 'Mine' }),
    ownerOnly,
    'write',
  ],
  'DELETE /api/collections/:collectionId': [
    (b, ids) => b.change('delete', `/api/collections/${ids.ownCollectionId}`),
    ownerOnly,
    'write',
  ],
  'POST /api/collections/:collectionId/restore': [
    (b, ids) => b.post(`/api/collections/${ids.ownCollectionId}/restore`, {}),
    ownerOnly,
    'write',
  ],
  'GET /api/collections/:collectionId/items': [(b, ids) => b.get(`${one(ids)}/items`), ownerOnly],
  'POST /api/collections/:collectionId/items': [
    (b, ids) => b.post(`/api/collections/${ids.otherCollectionId}/items`, itemOf(ids, '')),
    ownerOnly,
    'write',
  ],
  'PATCH /api/collections/:collectionId/items/:entityType/:entityId': [
    (b, ids) => b.change('patch', `${one(ids)}/items/deal/${ids.dealId}`, { notes: 'mine' }),
    ownerOnly,
    'write',
  ],
  'DELETE /api/collections/:collectionId/items/:entityType/:entityId': [
    (b, ids) => b.change('delete', `${one(ids)}/items/deal/${ids.dealId}`),
    ownerOnly,
    'write',
  ],
  'POST /api/collections/:collectionId/items/remove': [
    (b, ids) => b.post(`${one(ids)}/items/remove`, itemsOf(ids, '')),
    ownerOnly,
    'write',
  ],
  'POST /api/collections/:collectionId/items/restore': [
    (b, ids) => b.post(`${one(ids)}/items/restore`, itemsOf(ids, '')),
    ownerOnly,
    'write',
  ],
  'POST /api/collections/:collectionId/items/tags': [
    (b, ids) => b.post(`${one(ids)}/items/tags`, { ...itemsOf(ids, ''), add: ['Mine'] }),
    ownerOnly,
    'write',
  ],
  'POST /api/collections/:collectionId/items/favorites': [
    (b, ids) => b.post(`${one(ids)}/items/favorites`, { ...itemsOf(ids, ''), isFavorite: true }),
    ownerOnly,
    'write',
  ],
  'GET /api/collections/search': [(b) => b.get('/api/collections/search'), ownOnly],
  'GET /api/collections/tags': [(b) => b.get('/api/collections/tags'), ownOnly],
  'POST /api/collections/tags/replace': [
    (b) => b.post('/api/collections/tags/replace', { id: uuidv7(), tags: ['mine'], to: 'yours' }),
    ownOnly,
    'write',
  ],
  'POST /api/collections/tags/undo': [
    (b, ids) => b.post('/api/collections/tags/undo', { id: ids.retagId }),
    ownerOnly,
    'write',
  ],
  'GET /api/collections/pages': [(b, ids) => b.get(`/api/collections/pages?ids=${ids.pageId}`), ownOnly],
  'POST /api/collections/move-items': [
    (b, ids) => b.post('/api/collections/move-items', moveRun(ids)),
    ownerOnly,
    'write',
  ],
  'PUT /api/collections/:collectionId/share': [
    (b, ids) => b.change('put', `${one(ids)}/share`, {}),
    ownerOnly,
    'share',
  ],
  'DELETE /api/collections/:collectionId/share': [
    (b, ids) => b.change('delete', `${one(ids)}/share`),
    ownerOnly,
    'share',
  ],
  'GET /api/shared/:token': [(b, ids) => b.get(`/api/shared/${ids.token}`), anybody],
  'POST /api/shared/:token/copy': [
    (b, ids) => b.post(`/api/shared/${ids.token}/copy`, { id: uuidv7() }),
    ownOnly,
    'write',
  ],
  'POST /api/collections/import/preview': [
    (b, ids) => b.post('/api/collections/import/preview', file(ids)),
    ownOnly,
    'write',
  ],
  'POST /api/collections/import': [(b, ids) => b.post('/api/collections/import', file(ids)), ownOnly, 'write'],
  'GET /explore.atom': [(b) => b.get('/explore.atom'), anybody],
  'GET /c/:token.atom': [(b, ids) => b.get(`/c/${ids.token}.atom`), anybody],
  'GET /c/:token.json': [(b, ids) => b.get(`/c/${ids.token}.json`), anybody],
  'GET /explore.json': [(b) => b.get('/explore.json'), anybody],
  'GET /opensearch.xml': [(b) => b.get('/opensearch.xml'), anybody],
  'GET /previews/:kind/:slug.png': [
    (b) => b.get('/previews/deals/none.png'),
    Object.fromEntries(DECLARED.map((caller) => [caller, 404])) as Expected,
  ],
  'GET /api/suggestions': [(b) => b.get('/api/suggestions?q=kiln'), anybody],
  'GET /api/deals': [(b) => b.get('/api/deals'), anybody],
  'GET /api/tools': [(b) => b.get('/api/tools'), anybody],
  'GET /api/deals/:id': [(b, ids) => b.get(`/api/deals/${ids.dealId}`), anybody],
  'GET /api/deals/:id/prices.csv': [(b, ids) => b.get(`/api/deals/${ids.dealId}/prices.csv`), anybody],
  'GET /api/tools/:id': [(b, ids) => b.get(`/api/tools/${ids.toolId}`), anybody],
  'GET /api/tools/:id/alternatives': [(b, ids) => b.get(`/api/tools/${ids.toolId}/alternatives`), anybody],
  'GET /api/chat/rooms': [(b) => b.get('/api/chat/rooms'), ownOnly, 'chat.read'],
  'GET /api/chat/rooms/:roomId': [(b, ids) => b.get(roomOf(ids)), ownerOnly, 'chat.read'],
  'POST /api/chat/rooms/:roomId/read': [
    (b, ids) => b.post(`${roomOf(ids)}/read`, { number: 1 }),
    ownerOnly,
    'chat.write',
  ],
  'GET /api/chat/rooms/:roomId/messages': [(b, ids) => b.get(`${roomOf(ids)}/messages`), ownerOnly, 'chat.read'],
  'POST /api/chat/rooms/:roomId/messages': [
    (b, ids) => b.post(`${roomOf(ids)}/messages`, { text: 'Hello' }),
    ownerOnly,
    'chat.write',
  ],
  'GET /api/chat/rooms/:roomId/messages/:id': [(b, ids) => b.get(saidIn(ids)), ownerOnly, 'chat.read'],
  'PATCH /api/chat/rooms/:roomId/messages/:id': [
    (b, ids) => b.change('patch', saidIn(ids), { text: 'Changed' }),
    ownerOnly,
    'chat.write',
  ],
  'DELETE /api/chat/rooms/:roomId/messages/:id': [(b, ids) => b.change('delete', saidIn(ids)), ownerOnly, 'chat.write'],
  'POST /api/chat/rooms/:roomId/messages/:id/restore': [
    (b, ids) => b.post(`${saidIn(ids)}/restore`, {}),
    ownerOnly,
    'chat.write',
  ],
  'PUT /api/chat/rooms/:roomId/messages/:id/reactions/:emoji': [
    (b, ids) => b.change('put', `${saidIn(ids)}/reactions/${encodeURIComponent('🎉')}`, {}),
    ownerOnly,
    'chat.write',
  ],
  'DELETE /api/chat/rooms/:roomId/messages/:id/reactions/:emoji': [
    (b, ids) => b.change('delete', `${saidIn(ids)}/reactions/${encodeURIComponent('🎉')}`),
    ownerOnly,
    'chat.write',
  ],
  'GET /api/chat/rooms/:roomId/messages/:id/thread': [
    (b, ids) => b.get(`${saidIn(ids)}/thread`),
    ownerOnly,
    'chat.read',
  ],
  'POST /api/chat/rooms/:roomId/messages/:id/thread': [
    (b, ids) => b.post(`${saidIn(ids)}/thread`, {}),
    ownerOnly,
    'chat.write',
  ],
  'GET /api/chat/stream': [(b) => b.open('/api/chat/stream'), ownOnly, 'chat.read'],
  'GET /api/gravatar/exists': [(b) => b.get(`/api/gravatar/exists?hash=${'0'.repeat(32)}`), anybody],
  'PUT /api/chat/rooms/:roomId/files/:id': [
    (b, ids) =>
      b.change('put', `/api/chat/rooms/${ids.roomId}/files/${uuidv7()}?name=a.txt`, 'Hello', {
        'content-type': 'application/octet-stream',
      }),
    ownerOnly,
    'chat.write',
  ],
  // Its address alone opens it.
  'POST /api/chat/webhooks/:token': [
    (b, ids) =>
      b.post(`/api/chat/webhooks/${ids.webhookToken}`, { text: 'Hello' }, { origin: 'https://elsewhere.example' }),
    anybody,
    null,
  ],
  // Callers are not asked who they are: only the token counts.
  'POST /api/mail/unsubscribe/:token': [
    (b) =>
      b.change('post', '/api/mail/unsubscribe/forged', 'List-Unsubscribe=One-Click', {
        'content-type': 'application/x-www-form-urlencoded',
      }),
    Object.fromEntries(DECLARED.map((caller) => [caller, 400])) as Expected,
    null,
  ],
  'GET /api/mail/unsubscribe/:token': [(b) => b.get('/api/mail/unsubscribe/forged'), anybody],
  // Without a token in the settings there is no such address.
  'POST /api/mail/events': [
    (b) => b.post('/api/mail/events', { events: [{ type: 'bounce', email: 'a@example.com' }] }),
    nothing,
    null,
  ],
  'GET /api/chat/files/:id': [(b, ids) => b.get(`/api/chat/files/${ids.fileId}`), ownerOnly, 'chat.read'],
  'GET /api/chat/files/:id/preview': [
    (b, ids) => b.get(`/api/chat/files/${ids.fileId}/preview`),
    ownerOnly,
    'chat.read',
  ],
  'GET /api/pictures/:name': [
    (b) => b.get(`/api/pictures/${'0'.repeat(64)}.webp`),
    Object.fromEntries(DECLARED.map((caller) => [caller, 404])) as Expected,
  ],
  // Permitted callers are told that this is no picture.
  'POST /api/pictures': [
    (b) => b.change('post', '/api/pictures', 'Hello', { 'content-type': 'application/octet-stream' }),
    adminOnly(400),
    'write',
  ],
  'GET /api/avatars/:id': [(b, ids) => b.get(ids.avatar), anybody],
  'GET /api/account/export': [(b) => b.get('/api/account/export'), sessionOnly()],
  'GET /api/account/purchases/export': [
    (b) => b.get('/api/account/purchases/export?codes=1'),
    ownOnly,
    'licence_codes',
  ],
  ...Object.fromEntries(
    ['users', 'organizations', 'contacts', 'logs', 'orders'].map((table): [string, Row] => {
      const path = `/api/admin/${table}/export`;
      return [`GET ${path}`, [(b) => b.get(path), adminOnly()]];
    }),
  ),
  'POST /api/admin/catalog/import': [
    (b) => b.post('/api/admin/catalog/import?source=test&format=json', '[]'),
    adminOnly(),
    'write',
  ],
};
