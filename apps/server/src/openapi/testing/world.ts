import { writeMailToken } from '@onceware/api/platform/notifications/mail-token';
import { createSessionStore } from '@onceware/api/identity/auth/sessions/sessions';
import { listen } from '@onceware/api/platform/listening/listen';
import { makeDeal } from '@onceware/api/testing/factories';
import { storePicture } from '@onceware/api/platform/pictures/pictures.service';
import { makeFile, makeTeam, makeWebhook } from '@onceware/api/testing/teams';
import { openDatabase } from '@onceware/db/client';
import { v7 as uuidv7 } from 'uuid';
import { buildApp } from '#app.ts';
import { readSettings } from '#start/settings.ts';
import { createTestServer, ORIGIN, type TestBrowser, type TestServer } from '#testing/test-server.ts';

export const METRICS_TOKEN = 'the numbers of these tests';
export const MAIL_EVENTS_TOKEN = 'the mail service of these tests';
export const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** More than the world's owner sends. */
export const MESSAGES_IN_TEN_SECONDS = 30;

/** A server with one of each thing. */
export interface World {
  server: TestServer;
  /** The admin with every permission, who owns the test data. */
  owner: TestBrowser;
  ids: Record<
    | 'collection'
    | 'other'
    | 'full'
    | 'own'
    | 'token'
    | 'taken'
    | 'item'
    | 'deal'
    | 'page'
    | 'tool'
    | 'avatar'
    | 'picture'
    | 'room'
    | 'file'
    | 'message'
    | 'otherMessage'
    | 'webhook'
    | 'mailToken'
    | 'purchase'
    | 'calendar'
    | 'watch'
    | 'endingDeal',
    string
  >;
}

/** Stand-in for build results, which these tests do without. */
const PACKED = Buffer.from('packed');

export async function createWorld(): Promise<World> {
  const server = await createTestServer({
    env: { METRICS_TOKEN, MAIL_EVENTS_TOKEN, SECURITY_CONTACT: 'mailto:security@onceware.example' },
    downloads: { client: PACKED, cli: PACKED, extension: PACKED },
    limits: { otherPerKey: 1, messagesInTenSeconds: MESSAGES_IN_TEN_SECONDS },
  });
  return { server, ...(await fill(server)) };
}

async function fill({ services, signedIn, tool }: TestServer): Promise<Omit<World, 'server'>> {
  const { pool } = services.database;
  const admin = await signedIn({ role: 'admin' });
  await admin.act('ensure_defaults');
  const { collections } = (await admin.get('/api/user-collections')).json<{ collections: { id: string }[] }>();
  const [collection, other, full] = collections.map(({ id }) => id);
  const deal = await makeDeal(services.database, { slug: 'a-deal' });
  const { item } = (
    await admin.act('add_item', { collectionId: collection, entityType: 'deal', entityId: deal.id, notes: 'a note' })
  ).json();
  const { token } = (await admin.mutate('collections.share', { collectionId: collection })).json().result.data.json
    .share;
  const { page } = (await admin.act('add_url', { collectionId: other, url: 'https://example.com/page' })).json();
  const own = uuidv7();
  await admin.mutate('collections.create', { id: own, name: 'Own' });
  // A published collection that its owner took back.
  const taken = 'taken-back12';
  await pool.query(
    'update collections set public_token = $2, published_at = now(), unpublished_at = now() where id = $1',
    [other, taken],
  );
  await pool.query(
    `with made as (
       insert into tools (id, slug, name, category) select gen_random_uuid(), gen_random_uuid(), 'Tool ' || n, 'other' from generate_series(1, 5000) n returning id
     )
     insert into collection_items (id, collection_id, entity_type, entity_id, rank)
     select gen_random_uuid(), $1, 'tool', id, 'a' || lpad(to_hex(row_number() over ()), 7, '0') from made`,
    [full],
  );
  await pool.query(`insert into retagged_items (change_id, item_id, before, after) values ($1, $2, '{}', '{}')`, [
    own,
    item.id,
  ]);
  await pool.query('update collections set next_rank = 5001 where id = $1', [full]);
  const bought = { price: 49, currency: 'USD', purchasedOn: '2026-01-31', licenceCodes: ['A-1'] };
  const purchase = uuidv7();
  await admin.mutate('purchases.create', {
    id: purchase,
    title: 'A deal',
    dealId: deal.id,
    refundUntil: '2026-03-31',
    redeemBy: '2026-03-31',
    ...bought,
  });
  await admin.mutate('purchases.create', { id: uuidv7(), title: 'Something else', tier: 'Pro', ...bought });
  await admin.mutate('contact.send', {
    id: uuidv7(),
    name: 'A',
    email: 'a@example.com',
    topic: 'question',
    message: 'Hello',
    language: 'pt',
  });
  await tool(admin.user, ['sidebar.view']);
  await pool.query(
    `with made as (insert into organizations (id, name) values (gen_random_uuid(), 'A company') returning id)
    insert into organization_members (organization_id, user_id, role) select id, $1, 'owner' from made`,
    [admin.user.id],
  );
  const { roomId: room } = await makeTeam(services.database, [admin.user.id]);
  const file = await makeFile(services.database, { roomId: room, userId: admin.user.id });
  const [message, otherMessage] = [uuidv7(), uuidv7()];
  for (const id of [message, otherMessage]) await admin.mutate('chat.send', { roomId: room, id, text: 'Hello' });
  const { rows: readers } = await pool.query<{ id: string; email: string }>('select id, email from users limit 1');
  const [reader] = readers;
  const mailToken = reader
    ? writeMailToken(services.secrets, { userId: reader.id, kind: 'mention' }, reader.email)
    : '';
  const { webhookToken: webhook } = await makeWebhook(services.database, room);
  const { profile } = (await admin.mutate('account.setPicture', { image: PIXEL })).json().result.data.json;
  const avatar = String(profile.avatar).replace('/api/avatars/', '');
  await pool.query(
    `with bytes as (insert into file_chunks (file_id, position, bytes) values (gen_random_uuid(), 0, 'words') returning file_id)
    insert into purchase_pages (id, purchase_id, url, state, final_url, taken_at, file_id, size, sha256, text)
    select gen_random_uuid(), $1, 'https://example.com/', 'stored', 'https://example.com/', now(), file_id, 5, repeat('0', 64), 'words' from bytes`,
    [purchase],
  );
  const endingDeal = await makeDeal(services.database, { endsAt: new Date('2999-01-01T00:00:00Z') });
  const watch = uuidv7();
  await admin.mutate('watches.create', { id: watch, subject: { kind: 'tool', id: deal.toolId } });
  const { url: calendar } = (await admin.mutate('calendar.renew')).json().result.data.json;
  const { url: picture } = await storePicture(services, Buffer.from(PIXEL, 'base64'), { maxSide: 10, of: 'catalog' });
  return {
    owner: admin,
    ids: {
      collection,
      other,
      full,
      own,
      token,
      taken,
      item: item.id,
      deal: deal.id,
      page: page.id,
      tool: deal.toolId,
      avatar,
      picture,
      room,
      file,
      message,
      otherMessage,
      webhook,
      mailToken,
      purchase,
      watch,
      endingDeal: endingDeal.id,
      calendar: new URL(String(calendar)).pathname,
    } as World['ids'],
  };
}

export const never = (): never => {
  throw new Error('This cannot be.');
};

/** A signed-in browser of a server that cannot reach its database. */
export async function withoutDatabase<Result>(
  { server, owner }: World,
  work: (browser: TestBrowser) => Promise<Result>,
): Promise<Result> {
  const url = 'postgres://127.0.0.1:9/nothing';
  const database = openDatabase({ url, connectTimeoutMs: 500 });
  const listener = listen({ url, pool: database.pool });
  const sessions = createSessionStore({ database, listener });
  const settings = readSettings({ LOG_LEVEL: 'silent', PUBLIC_URL: ORIGIN, MAIL_EVENTS_TOKEN });
  const app = await buildApp({ services: { ...server.services, database, listener, sessions }, settings, web: null });
  const headers = { cookie: owner.cookie, origin: ORIGIN };
  try {
    return await work({
      ...owner,
      get: (path) => app.inject({ url: path, headers }),
      open: (path) => app.inject({ url: path, headers }),
      change: (method, path, body, more = {}) =>
        app.inject({
          method,
          url: path,
          headers: { ...headers, ...more },
          ...(body !== undefined && { payload: body as object }),
        }),
    });
  } finally {
    await app.close();
    await listener.close();
    await database.close();
  }
}

/** An admin's browser of a server of its own, in whose database this was done. */
export async function inBrokenDatabase<Result>(
  statement: string,
  work: (browser: TestBrowser) => Promise<Result>,
  env: Record<string, string> = {},
): Promise<Result> {
  const broken = await createTestServer({ env });
  try {
    const admin = await broken.signedIn({ role: 'admin' });
    await broken.services.database.pool.query(statement);
    return await work(admin);
  } finally {
    await broken.close();
  }
}
