import { hashToken } from '@onceware/api/identity/auth/sessions/lucia';
import { makeDeal, makeKey } from '@onceware/api/testing/factories';
import { makeFile, makeTeam } from '@onceware/api/testing/teams';
import { actionLog } from '@onceware/db/schema/action-log';
import { users } from '@onceware/db/schema/auth';
import { organizationMembers, organizations } from '@onceware/db/schema/organizations';
import { and, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, ORIGIN, type TestServer } from '#testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const URL_PATH = '/api/account/export';
const TIME = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);

it('returns everything stored about the member as one JSON file, without secrets of the site (AUTH-06, ACC-01)', async () => {
  const { database } = server.services;
  const mine = await server.signedIn({ name: 'Ada', passwordHash: 'the hash' });
  await database.db.update(users).set({ language: 'pt' }).where(eq(users.id, mine.user.id));
  const key = await makeKey(database, mine.user, ['dev.feature']);
  const deal = await makeDeal(database, { tiers: [{ name: 'T1', priceMinor: 4900, features: ['One'] }] });
  await mine.mutate('account.setPicture', { image: Buffer.from('\x89PNG\r\n\x1a\n', 'latin1').toString('base64') });
  const id = uuidv7();
  await mine.mutate('purchases.create', {
    id,
    title: 'Writer',
    price: 49,
    currency: 'USD',
    purchasedOn: '2026-03-01',
    dealId: deal.id,
    licenceCodes: ['KEY-1', 'KEY-2'],
    notes: 'mine',
  });
  const reviewId = uuidv7();
  await mine.mutate('reviews.write', {
    id: reviewId,
    dealId: deal.id,
    stars: 4,
    text: 'Writes well.',
    pros: ['Quick'],
  });
  await mine.mutate('contact.send', {
    id: uuidv7(),
    name: 'Ada',
    email: 'ada@example.com',
    topic: 'other',
    message: 'Hello',
  });
  await mine.act('ensure_defaults');
  const { collections } = (await mine.get('/api/user-collections')).json();
  await mine.act('add_item', {
    collectionId: collections[0].id,
    entityType: 'deal',
    entityId: deal.id,
    notes: 'a note',
  });
  const [kept, gone] = [collections[0].id, collections[1].id];
  await mine.mutate('collections.tagItems', {
    collectionId: kept,
    entities: [{ entityType: 'deal', entityId: deal.id }],
    add: ['Writing'],
  });
  const filter = { q: 'ink', tags: ['Writing'], isFavorite: false, collectionIds: [kept, uuidv7(), gone] };
  await mine.mutate('collections.saveFilter', { id: uuidv7(), name: 'To read', filter });
  await mine.mutate('collections.saveFilter', { id: uuidv7(), name: 'Everything', filter: {} });
  const [company] = await database.db.insert(organizations).values({ name: 'Company' }).returning();
  await database.db
    .insert(organizationMembers)
    .values({ organizationId: company?.id ?? '', userId: mine.user.id, role: 'owner' });

  const { roomId } = await makeTeam(database, [mine.user.id]);
  const messageId = uuidv7();
  await mine.mutate('chat.send', { roomId, id: messageId, text: 'See' });
  const fileId = await makeFile(database, { roomId, userId: mine.user.id, messageId });
  const unsentId = await makeFile(database, { roomId, userId: mine.user.id });

  const answer = await mine.get(URL_PATH, { 'user-agent': 'Browser' });

  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  });
  expect(answer.headers['content-disposition']).toMatch(
    /^attachment; filename="Onceware account \d{4}-\d\d-\d\d\.json"/,
  );
  const file = answer.json();
  expect(file).toMatchObject({
    format: 'onceware-account',
    version: 1,
    exported_at: TIME,
    profile: {
      id: mine.user.id,
      name: 'Ada',
      email: mine.user.email,
      is_email_verified: false,
      language: 'pt',
      roles: ['insider'],
      picture: { type: 'image/png', base64: 'iVBORw0KGgo=' },
    },
    sessions: [{ user_agent: null, signed_in_at: TIME, last_seen_at: TIME }],
    api_keys: [{ name: 'A tool', hint: key.slice(0, 8), permissions: ['dev.feature'], expires_at: null }],
    organizations: [{ name: 'A team' }, { name: 'Company', role: 'owner', since: TIME }],
    messages: [{ id: messageId, room_id: roomId, room: 'A team', number: 1, text: 'See', sent_at: TIME }],
    read_marks: [{ room_id: roomId, read_to: 1 }],
    reviews: [
      {
        id: reviewId,
        deal: deal.slug,
        stars: 4,
        text: 'Writes well.',
        pros: ['Quick'],
        cons: [],
        plan: null,
        months: expect.any(Number),
        written_at: TIME,
        removed_at: null,
      },
    ],
    contact_messages: [{ name: 'Ada', email: 'ada@example.com', topic: 'other', message: 'Hello', sent_at: TIME }],
    actions: [
      { action: 'account.update' },
      { action: 'account.export', target_id: mine.user.id, user_agent: 'Browser', at: TIME },
    ],
  });
  expect(file.files).toEqual(
    expect.arrayContaining([
      {
        uploaded_at: expect.any(String),
        id: fileId,
        room_id: roomId,
        message_id: messageId,
        name: 'a.png',
        size: 5,
        type: 'image/png',
        path: `/api/chat/files/${fileId}`,
      },
      expect.objectContaining({ id: unsentId, message_id: null }),
    ]),
  );
  expect(file.purchases).toEqual([
    {
      id,
      title: 'Writer',
      tier: null,
      price: 49,
      currency: 'USD',
      purchased_on: '2026-03-01',
      refund_until: null,
      redeem_by: null,
      state: 'unused',
      licence_codes: ['KEY-1', 'KEY-2'],
      notes: 'mine',
      deal_url: `${ORIGIN}/deal/${deal.slug}`,
      terms: expect.objectContaining({
        title: deal.title,
        tiers: [{ name: 'T1', price: 49, features: ['One'], limits: [] }],
        base_price: 200,
        price: 49,
        taken_at: TIME,
      }),
      created_at: TIME,
    },
  ]);
  expect(file.collections).toMatchObject({
    format: 'onceware-collections',
    collections: [{ name: 'Nice Find', items: [{ entity_id: deal.id, notes: 'a note', tags: ['Writing'] }] }, {}, {}],
  });
  const anything = { words: '', tags: [], is_tagged: null, entity_types: [], collections: [], is_favorite: null };
  const all = { ...anything, is_dead: null, sort: 'relevance' };
  expect(file.saved_filters).toEqual([
    {
      ...all,
      name: 'To read',
      words: 'ink',
      tags: ['Writing'],
      collections: ['Nice Find', 'Worth a Shot'],
      is_favorite: false,
    },
    { ...all, name: 'Everything' },
  ]);
  for (const secret of [
    'the hash',
    key,
    hashToken(key),
    mine.cookie.split('=')[1] ?? '',
    hashToken(mine.cookie.split('=')[1] ?? ''),
  ]) {
    expect(answer.body).not.toContain(secret);
  }
});

it('holds nothing of others, and is logged each time (AUTH-06, ADM-01, T11)', async () => {
  const theirs = await server.signedIn();
  const file = (await theirs.get(URL_PATH)).json();
  expect(file).toMatchObject({
    profile: { id: theirs.user.id, picture: null },
    api_keys: [],
    organizations: [],
    purchases: [],
    reviews: [],
    contact_messages: [],
    saved_filters: [],
    collections: { collections: [] },
  });
  expect(file.actions).toHaveLength(1);
  await theirs.get(URL_PATH);
  const entries = await server.services.database.db
    .select()
    .from(actionLog)
    .where(and(eq(actionLog.actorId, theirs.user.id), eq(actionLog.action, 'account.export')));
  expect(entries).toHaveLength(2);
});

it('reads a long log and many purchases piece by piece, each once (AUTH-06)', async () => {
  const mine = await server.signedIn();
  const { pool } = server.services.database;
  await pool.query(
    `insert into action_log (id, actor_id, via, action) select gen_random_uuid(), $1, 'session', 'auth.sign_in' from generate_series(1, 450)`,
    [mine.user.id],
  );
  await pool.query(
    `insert into purchases (id, user_id, title, price_minor, currency, purchased_on)
     select gen_random_uuid(), $1, 'Tool ' || n, 100, 'USD', '2020-01-01' from generate_series(1, 450) n`,
    [mine.user.id],
  );
  const file = (await mine.get(URL_PATH)).json();
  expect([file.actions.length, new Set(file.actions.map(({ id }: { id: string }) => id)).size]).toEqual([451, 451]);
  expect(new Set(file.purchases.map(({ title }: { title: string }) => title)).size).toBe(450);
});

it('is not for API keys, nor for visitors (AUTH-06, T11)', async () => {
  const mine = await server.signedIn();
  const byKey = await server.visitor.get(URL_PATH, {
    authorization: `Bearer ${await makeKey(server.services.database, mine.user)}`,
  });
  expect([byKey.statusCode, byKey.json().error.code]).toEqual([403, 'session_required']);
  expect((await server.visitor.get(URL_PATH)).statusCode).toBe(401);
});
