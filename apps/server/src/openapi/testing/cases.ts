import type { ErrorKey } from '@onceware/api/kernel/errors';
import { makeTool } from '@onceware/api/testing/factories';
import { makeTeam, makeWebhook } from '@onceware/api/testing/teams';
import { PERMISSIONS } from '@onceware/api/kernel/permissions.contract';
import { watchLimits } from '@onceware/api/watches/watches.limits';
import { v7 as uuidv7 } from 'uuid';
import type { Route } from '#rest/define-route.ts';
import { downloadRoutes } from '#rest/site/downloads.ts';
import { type Answer, type Requests, thingsOf } from './requests.ts';
import { chatCasesIn } from './chat-cases.ts';
import { inBrokenDatabase, never, withoutDatabase, type World } from './world.ts';

/**
 * Requests to a route in addition to its successful one: one that fails with each error key the route may return, and others that
 * succeed.
 */
export function casesIn(world: World, { requestOf, send }: Requests) {
  const { server, owner, ids } = world;
  const { entry, entities, own, inCollection, move } = thingsOf(world);
  const chat = chatCasesIn(world);

  /** Failures that occur everywhere in the same way. */
  const failing: Partial<Record<ErrorKey, (route: Route) => Answer>> = {
    unauthenticated: (route) => send(route, server.visitor, { headers: {} }),
    key_invalid: (route) => send(route, server.visitor, { headers: { authorization: 'Bearer onc_made-up' } }),
    session_required: async (route) => send(route, await server.tool(owner.user ?? never())),
    scope_required: async (route) => send(route, await server.tool(owner.user ?? never(), PERMISSIONS, [])),
    forbidden: async (route) => send(route, await server.signedIn({ role: 'member' })),
    async too_many_requests(route) {
      const knocking = await server.signedIn({ role: 'member' });
      // Look-ups of pictures are counted by tens, and only those that nobody asked for before.
      const urls =
        route.path === '/api/gravatar/exists'
          ? Array.from({ length: 10 }, (_, n) => `${route.path}?hash=${`${n}`.repeat(64)}`)
          : [undefined];
      for (const url of urls) await send(route, knocking, url ? { url } : {});
      return send(route, knocking, urls[0] ? { url: `${route.path}?hash=${'a'.repeat(64)}` } : {});
    },
    foreign_origin: (route) => send(route, owner, { headers: { origin: 'https://evil.example' } }),
    not_json: (route) => send(route, owner, { headers: { 'content-type': 'text/plain' } }),
    too_large: (route) => send(route, owner, { headers: { 'content-length': String(300 * 1024 * 1024) } }),
    /** Requests another collection, or another share link. */
    not_found: (route) =>
      send(route, owner, {
        url: requestOf(route)
          .good()
          .replace(/\/(collections|watches|rooms)\/[0-9a-f-]{36}/, (_, kind) => `/${kind}/${uuidv7()}`)
          .replace(/\/shared\/[\w-]+/, `/shared/${'a'.repeat(24)}`),
      }),
    too_many_collections: async (route) => {
      const crowded = await server.signedIn();
      await server.services.database.pool.query(
        `insert into collections (id, user_id, name) select gen_random_uuid(), $1, 'Many' from generate_series(1, 200)`,
        [crowded.user.id],
      );
      return send(route, crowded, { body: { ...(requestOf(route).body?.() as object), id: uuidv7() } });
    },
    too_many_watches: async (route) => {
      const busy = await server.signedIn();
      const { pool } = server.services.database;
      await pool.query(
        `insert into watches (id, user_id, kind, search_key, search, deleted_at)
         select gen_random_uuid(), $1, 'search', gen_random_uuid(), '{}', null from generate_series(1, $2::int)`,
        [busy.user.id, watchLimits.watchesMax],
      );
      if (!route.path.includes('restore'))
        return send(route, busy, { body: { ...(requestOf(route).body?.() as object), id: uuidv7() } });
      const { rows } = await pool.query<{ id: string }>(
        `insert into watches (id, user_id, kind, search_key, search, deleted_at)
         values (gen_random_uuid(), $1, 'search', gen_random_uuid(), '{}', now()) returning id`,
        [busy.user.id],
      );
      return send(route, busy, { url: `/api/watches/${rows[0]?.id}/restore` });
    },
    invalid_input: (route) => send(route, owner, { url: requestOf(route).bad ?? never(), body: {} }),
    unavailable: (route) => withoutDatabase(world, (browser) => send(route, browser)),
  };

  /** A new collection of the owner's, with the deal in it. */
  async function makeCollection(): Promise<string> {
    const id = uuidv7();
    await owner.post('/api/collections', { id, name: 'Another' });
    await owner.post(`/api/collections/${id}/items`, { entityType: 'deal', entityId: ids.deal });
    return id;
  }

  const unknown = () => ({ entities: [{ entityType: 'tool', entityId: uuidv7() }] });
  const moved = async (change: object) =>
    owner.post('/api/collections/move-items', { ...move(await makeCollection(), ids.other), ...change });
  const tools = async (collection: string) => {
    const { items } = (await owner.get(`/api/collections/${collection}/items`)).json<{
      items: { entity_id: string }[];
    }>();
    return items.map(({ entity_id }) => ({ entityType: 'tool', entityId: entity_id }));
  };

  const { pool } = server.services.database;
  const upload = (room: string, { id = uuidv7(), body = 'Hello', headers = {} } = {}) =>
    owner.change('put', `/api/chat/rooms/${room}/files/${id}`, body, {
      'content-type': 'application/octet-stream',
      ...headers,
    });
  /** A room of the owner's, to which this was done. */
  async function roomWhere(statement: string): Promise<string> {
    const { roomId } = await makeTeam(server.services.database, [owner.user?.id ?? never()]);
    await pool.query(statement, [roomId]);
    return roomId;
  }

  /** Failures specific to one route, by operation id or path, and error key. */
  const ownFailures: Record<string, () => Answer> = {
    'createWatch id_taken': async () =>
      (await server.signedIn()).post('/api/watches', {
        id: ids.watch,
        subject: { kind: 'search', search: { q: 'kiln' } },
      }),
    'createWatch not_found': () =>
      owner.post('/api/watches', { id: uuidv7(), subject: { kind: 'tool', id: uuidv7() } }),
    'createCollection id_taken': async () =>
      (await server.signedIn()).post('/api/collections', { id: ids.own, name: 'Mine' }),
    'deleteCollection default_collection': () => owner.change('delete', `/api/collections/${ids.collection}`),
    'restoreCollection too_many_collections': async () => {
      const crowded = await server.signedIn();
      const id = uuidv7();
      await crowded.post('/api/collections', { id, name: 'Gone' });
      await crowded.change('delete', `/api/collections/${id}`);
      await server.services.database.pool.query(
        `insert into collections (id, user_id, name) select gen_random_uuid(), $1, 'Many' from generate_series(1, 200)`,
        [crowded.user.id],
      );
      return crowded.post(`/api/collections/${id}/restore`, {});
    },
    'addItem item_exists': () => owner.post(inCollection(''), { entityType: 'deal', entityId: ids.deal }),
    'addItem collection_full': () =>
      owner.post(`/api/collections/${ids.full}/items`, { entityType: 'tool', entityId: ids.tool }),
    'addItem id_taken': () => owner.post(own('/items'), { id: ids.item, entityType: 'deal', entityId: ids.deal }),
    'setNotes item_not_found': () => owner.change('patch', inCollection(`/deal/${uuidv7()}`), { notes: null }),
    'removeItem item_not_found': () => owner.change('delete', inCollection(`/deal/${uuidv7()}`)),
    'removeItems item_not_found': () => owner.post(inCollection('/remove'), unknown()),
    'tagItems item_not_found': () => owner.post(inCollection('/tags'), { ...unknown(), add: ['Kilns'] }),
    'favoriteItems item_not_found': () => owner.post(inCollection('/favorites'), { ...unknown(), isFavorite: true }),
    'restoreItems item_not_found': () => owner.post(inCollection('/restore'), unknown()),
    'restoreItems item_exists': async () => {
      const items = `/api/collections/${await makeCollection()}/items`;
      await owner.post(`${items}/remove`, entities());
      await owner.post(items, { entityType: 'deal', entityId: ids.deal });
      return owner.post(`${items}/restore`, entities());
    },
    'restoreItems collection_full': async () => {
      const [first] = await tools(ids.full);
      await owner.post(`/api/collections/${ids.full}/items/remove`, { entities: [first] });
      await owner.post(`/api/collections/${ids.full}/items`, { entityType: 'tool', entityId: ids.tool });
      return owner.post(`/api/collections/${ids.full}/items/restore`, { entities: [first] });
    },
    'undoTags not_found': () => owner.post('/api/collections/tags/undo', { id: uuidv7() }),
    'moveItems not_found': () => moved({ toCollectionId: uuidv7() }),
    'moveItems item_not_found': () => moved({ runs: [{ after: null, ...unknown() }] }),
    'moveItems item_exists': () => moved({ toCollectionId: ids.collection }),
    'moveItems collection_full': () => moved({ toCollectionId: ids.full }),
    'copyShared id_taken': async () => (await server.signedIn()).post(`/api/shared/${ids.token}/copy`, { id: ids.own }),
    'previewImport collection_full': () =>
      owner.post('/api/collections/import/preview', {
        collections: [{ name: 'Must-Have!', items: entities().entities }],
      }),
    'importCollections collection_full': () =>
      owner.post('/api/collections/import', { collections: [{ name: 'Must-Have!', items: entities().entities }] }),
    '/api/user-collections not_found': () => owner.act('add_item', { ...entry(), collectionId: uuidv7() }),
    '/api/user-collections item_not_found': () => owner.act('remove_item', { ...entry(), collectionId: ids.other }),
    '/api/user-collections item_exists': () =>
      owner.act('add_item', { ...entry(), entityType: 'deal', entityId: ids.deal }),
    '/api/user-collections collection_full': () => owner.act('add_item', { ...entry(), collectionId: ids.full }),
    '/api/user-collections id_taken': () =>
      owner.act('add_item', { ...entry(), id: ids.item, collectionId: ids.other }),
    '/api/user-collections defaults_failed': () =>
      inBrokenDatabase('alter table collections rename to gone', (browser) => browser.act('ensure_defaults')),
    '/api/user-collections/items not_found': () => owner.get(`/api/user-collections/items?collectionId=${uuidv7()}`),
    '/api/user-collections/export not_found': () =>
      owner.get(`/api/user-collections/export?format=csv&collectionId=${uuidv7()}`),
    'sharedFeedAsAtom not_found': () => owner.get(`/c/${'a'.repeat(24)}.atom`),
    'sharedFeedAsJson not_found': () => owner.get(`/c/${'a'.repeat(24)}.json`),
    'sharedFeedAsAtom gone': () => owner.get(`/c/${ids.taken}.atom`),
    'sharedFeedAsJson gone': () => owner.get(`/c/${ids.taken}.json`),
    'getPreview gone': () => owner.get(`/previews/collections/${ids.taken}.png`),
    'readShared gone': () => owner.get(`/api/shared/${ids.taken}`),
    '/previews/{kind}/{slug}.png not_found': () => owner.get('/previews/deals/none.png'),
    '/previews/{kind}/{slug}.png too_many_requests': async () => {
      const knocking = await server.signedIn();
      const made = await Promise.all(Array.from({ length: 11 }, () => makeTool(server.services.database)));
      const answers = await Promise.all(made.map(({ slug }) => knocking.get(`/previews/tools/${slug}.png`)));
      return answers.find(({ statusCode }) => statusCode !== 200) ?? never();
    },
    '/api/deals/{id} not_found': () => owner.get(`/api/deals/${uuidv7()}`),
    '/api/deals/{id}/prices.csv not_found': () => owner.get(`/api/deals/${uuidv7()}/prices.csv`),
    '/api/deals/{id}/end.ics not_found': () => owner.get(`/api/deals/${uuidv7()}/end.ics`),
    '/calendar/{token}.ics not_found': async () => (await server.signedIn()).get(`/calendar/${uuidv7()}.ics`),
    '/calendar/{token}.ics too_many_requests': async () => {
      const { url } = (await (await server.signedIn()).mutate('calendar.renew')).json().result.data.json;
      const reading = Array.from({ length: 7 }, () => owner.get(new URL(String(url)).pathname));
      return (await Promise.all(reading)).find(({ statusCode }) => statusCode !== 200) ?? never();
    },
    '/api/account/purchases/{id}/page.html not_found': () => owner.get(`/api/account/purchases/${uuidv7()}/page.html`),
    '/api/account/purchases/{id}/page.txt not_found': () => owner.get(`/api/account/purchases/${uuidv7()}/page.txt`),
    '/api/account/purchases/{id}/refund.ics not_found': () =>
      owner.get(`/api/account/purchases/${uuidv7()}/refund.ics`),
    '/api/account/purchases/{id}/redeem.ics not_found': () =>
      owner.get(`/api/account/purchases/${uuidv7()}/redeem.ics`),
    '/api/tools/{id} not_found': () => owner.get(`/api/tools/${uuidv7()}`),
    '/api/tools/{id}/alternatives not_found': () => owner.get(`/api/tools/${uuidv7()}/alternatives`),
    '/api/account/purchases/export scope_required': async () =>
      (await server.tool(owner.user ?? never(), [], [])).get('/api/account/purchases/export?codes=1'),
    ...chat.failures,
    'uploadFile not_found': () => upload(uuidv7()),
    'uploadFile forbidden': async () => {
      const { rows } = await pool.query<{ id: string }>(`select id from rooms where kind = 'community' limit 1`);
      return upload(rows[0]?.id ?? never());
    },
    'uploadFile room_closed': async () => upload(await roomWhere(`update rooms set closed_at = now() where id = $1`)),
    'uploadFile silenced': async () =>
      upload(
        await roomWhere(
          `insert into silences (id, user_id, room_id, until, reason) select gen_random_uuid(), '${owner.user?.id ?? ''}', $1, now() + interval '1 hour', 'Loud'`,
        ),
      ),
    'uploadFile quota_reached': async () =>
      upload(
        await roomWhere(
          `insert into attachments (id, room_id, file_id, name, size, type) select gen_random_uuid(), $1, gen_random_uuid(), 'x', 2000000000, 'x' from generate_series(1, 3)`,
        ),
      ),
    'uploadFile file_empty': () => upload(ids.room, { body: '' }),
    'uploadFile file_too_large': () => upload(ids.room, { headers: { 'content-length': String(30 * 1024 * 1024) } }),
    'uploadFile picture_unreadable': () => upload(ids.room, { body: 'GIF89a and nothing more' }),
    'uploadFile id_taken': async () => upload(await roomWhere('select $1::text'), { id: ids.file }),
    'receiveWebhook not_found': () => server.visitor.post('/api/chat/webhooks/onh_made-up', { text: 'Hello' }),
    'receiveWebhook room_closed': async () => {
      const closed = await roomWhere(`update rooms set closed_at = now() where id = $1`);
      const { webhookToken } = await makeWebhook(server.services.database, closed);
      return server.visitor.post(`/api/chat/webhooks/${webhookToken}`, { text: 'Hello' });
    },
    'receiveWebhook too_many_requests': async () => {
      const send_ = () => server.visitor.post(`/api/chat/webhooks/${ids.webhook}`, { text: 'Hello' });
      for (let times = 0; times < 15; times += 1) await send_();
      return send_();
    },
    'getFile not_found': () => owner.get(`/api/chat/files/${uuidv7()}`),
    'getFilePreview not_found': () => owner.get(`/api/chat/files/${uuidv7()}/preview`),
    'uploadPicture invalid_input': () =>
      owner.change('post', '/api/pictures', '', { 'content-type': 'application/octet-stream' }),
    'uploadPicture picture_unreadable': () =>
      owner.change('post', '/api/pictures', 'no picture', { 'content-type': 'application/octet-stream' }),
    'getPicture not_found': () => owner.get(`/api/pictures/${'0'.repeat(64)}.webp`),
    '/api/avatars/{id} not_found': () => owner.get(`/api/avatars/${uuidv7()}`),
    ...Object.fromEntries(
      downloadRoutes.map(({ path }) => [
        `${path} not_found`,
        () => inBrokenDatabase('select 1', (browser) => browser.get(path)),
      ]),
    ),
    '/.well-known/security.txt not_found': () =>
      inBrokenDatabase('select 1', (browser) => browser.get('/.well-known/security.txt')),
    'unsubscribeMail link_invalid': () =>
      server.visitor.change('post', '/api/mail/unsubscribe/forged', 'List-Unsubscribe=One-Click', {
        'content-type': 'application/x-www-form-urlencoded',
      }),
    'receiveMailEvents not_found': () =>
      inBrokenDatabase('select 1', (browser) =>
        browser.post('/api/mail/events', { events: [{ type: 'bounce', email: 'a@example.com' }] }),
      ),
    'receiveMailEvents unauthenticated': () =>
      server.visitor.post('/api/mail/events', { events: [{ type: 'bounce', email: 'a@example.com' }] }),
    '/metrics not_found': () => inBrokenDatabase('select 1', (browser) => browser.get('/metrics')),
  };

  /** Further successful requests. */
  const moreSuccesses: Record<string, (() => Answer)[]> = {
    'post /api/user-collections': [
      () => owner.act('ensure_defaults'),
      () => owner.act('move_item', { itemId: ids.item, fromCollectionId: ids.collection, toCollectionId: ids.other }),
      () => owner.act('move_item', { itemId: ids.item, fromCollectionId: ids.other, toCollectionId: ids.collection }),
      () => owner.act('remove_item', entry()),
    ],
    'post /api/collections/move-items': [
      async () =>
        owner.post('/api/collections/move-items', {
          ...move(await makeCollection(), ids.collection),
          skipsExisting: true,
        }),
    ],
    'get /api/collections/search': [
      () => owner.get('/api/collections/search'),
      () => owner.get('/api/collections/search?isTagged=false&entityTypes=tool&sort=price'),
    ],
    ...chat.moreSuccesses,
    'get /api/user-collections/export': [() => owner.get('/api/user-collections/export?format=csv')],
    'post /api/admin/catalog/import': [
      () =>
        owner.post('/api/admin/catalog/import?source=test&format=csv', 'id,name\n1,"', { 'content-type': 'text/csv' }),
    ],
  };

  return {
    failWith: (route: Route, key: ErrorKey): Answer =>
      (
        ownFailures[`${route.operationId} ${key}`] ??
        ownFailures[`${route.path} ${key}`] ??
        (() => (failing[key] ?? never)(route))
      )(),
    moreSuccessesOf: ({ method, path }: Route) => moreSuccesses[`${method} ${path}`] ?? [],
  };
}
