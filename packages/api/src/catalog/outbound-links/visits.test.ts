import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Call } from '#kernel/call.ts';
import { KEY_SCOPES } from '#kernel/key-scopes.contract.ts';
import type { Permission } from '#kernel/permissions.contract.ts';
import { callAs, createTestApi, type TestApi } from '#testing/test-api.ts';
import { makeDeal, makeTool, makeUser } from '#testing/factories.ts';
import { purgeAll } from '#composition/purge-all.ts';
import { createClickCounter } from './click-counter.ts';
import { purgeVisits } from './visits.service.ts';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const TODAY = `(now() at time zone 'UTC')::date`;

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

/** Looks at a deal's page, as a visitor with a browser unless told. */
const look = (
  deal: { id: string },
  instead: Partial<Call> = {},
  user: Parameters<TestApi['as']>[0] = null,
  permissions: Permission[] = [],
) => api.as(user, permissions, { userAgent: BROWSER, ...instead }).catalog.seen({ dealId: deal.id });

async function viewsOf({ id }: { id: string }): Promise<number> {
  await api.clicks.flush();
  const { rows } = await api.database.pool.query<{ views: number }>(
    'select sum(views)::int as views from deal_clicks where deal_id = $1 having count(*) > 0',
    [id],
  );
  return rows[0]?.views ?? 0;
}

let daysAgo = 0;
/** Lets what was counted today be of yesterday; numbers go back further each time, so that none meets one of before. */
async function endTheDay(): Promise<void> {
  await purgeVisits(api.database);
  for (const table of ['visit_keys', 'deal_visits']) await api.database.pool.query(`update ${table} set day = day - 1`);
  await api.database.pool.query(`update deal_clicks set day = day - $1::int where day = ${TODAY}`, [(daysAgo += 1)]);
}

const countOf = async (table: string) =>
  (await api.database.pool.query<{ count: number }>(`select count(*)::int as count from ${table}`)).rows[0]?.count;

it('fifty visits of one visitor are one view (CAT-11)', async () => {
  const [deal, other] = [await makeDeal(api.database), await makeDeal(api.database)];
  for (let n = 0; n < 50; n += 1) {
    await look(deal);
    if (n % 5 === 0) await api.clicks.flush();
  }
  await look(other);
  expect([await viewsOf(deal), await viewsOf(other)]).toEqual([1, 1]);
});

it('an IPv6 /64 and an IPv4 address each count as one visitor (CAT-11)', async () => {
  const [six, four] = [await makeDeal(api.database), await makeDeal(api.database)];
  await look(six, { address: '2001:db8::1' });
  expect(await viewsOf(six)).toBe(1);
  await look(six, { address: '2001:db8:0:0:ffff::2' });
  expect(await viewsOf(six)).toBe(1);
  await look(six, { address: '2001:db8:0:1::1' });
  expect(await viewsOf(six)).toBe(2);

  for (const address of ['10.0.0.1', '::ffff:10.0.0.1', '10.0.0.2']) await look(four, { address });
  expect(await viewsOf(four)).toBe(2);
});

it('bots, API keys, staff and members of the deal’s vendor do not count as views; other members do (CAT-11)', async () => {
  const tool = await makeTool(api.database);
  const [deal, others] = [await makeDeal(api.database, { toolId: tool.id }), await makeDeal(api.database)];
  const [staff, vendor, member] = [
    await makeUser(api.database, { role: 'admin' }),
    await makeUser(api.database),
    await makeUser(api.database),
  ];
  const organizationId = uuidv7();
  const { pool } = api.database;
  await pool.query(`insert into organizations (id, name) values ($1, 'Kiln GmbH')`, [organizationId]);
  await pool.query(`insert into organization_members (organization_id, user_id, role) values ($1, $2, 'member')`, [
    organizationId,
    vendor.id,
  ]);
  await api.as(staff).admin.vendors.giveTool({ organizationId, toolId: tool.id });

  for (const userAgent of [
    null,
    'curl/8.5.0',
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  ])
    await look(deal, { userAgent });
  const { actor } = callAs(api, member, []);
  if (!actor) throw new Error('The member is signed in.');
  await look(deal, { actor: { ...actor, via: 'key', scopes: new Set(KEY_SCOPES) } });
  await look(deal, {}, staff, ['admin.catalog']);
  await look(deal, {}, vendor);
  expect(await viewsOf(deal)).toBe(0);

  await look(others, {}, vendor);
  // From the address of all those before.
  await look(deal, {}, member);
  expect([await viewsOf(deal), await viewsOf(others)]).toEqual([1, 1]);
});

it('the same visitor counts again the next day, under another key (CAT-11)', async () => {
  const deal = await makeDeal(api.database);
  await look(deal);
  expect(await viewsOf(deal)).toBe(1);
  const { rows: before } = await api.database.pool.query('select key from visit_keys');
  const { rows: seen } = await api.database.pool.query('select visitor from deal_visits');
  await endTheDay();
  await look(deal);
  await look(deal);
  expect(await viewsOf(deal)).toBe(2);
  // The new key alone is there.
  const { rows: after } = await api.database.pool.query<{ key: Buffer; isToday: boolean }>(
    `select key, day = ${TODAY} as "isToday" from visit_keys`,
  );
  expect(after).toMatchObject([{ isToday: true }]);
  expect(after[0]?.key).toHaveLength(32);
  expect(after[0]?.key).not.toEqual(before[0]?.key);
  const { rows: again } = await api.database.pool.query<{ visitor: Buffer }>(
    `select visitor from deal_visits where day = ${TODAY}`,
  );
  expect(again).toHaveLength(1);
  expect(again[0]?.visitor).toHaveLength(16);
  expect(seen).not.toContainEqual(again[0]);
});

it('twenty concurrent calls in as many processes are one view, even without a key of the day (CAT-11)', async () => {
  const deal = await makeDeal(api.database);
  await endTheDay();
  const processes = Array.from({ length: 20 }, () => createClickCounter(api.database));
  await Promise.all(
    processes.map(async (clicks) => {
      await look(deal, { clicks });
      await clicks.flush();
    }),
  );
  expect(await viewsOf(deal)).toBe(1);
  expect(await countOf(`visit_keys where day = ${TODAY}`)).toBe(1);
});

it('hidden, scheduled and unknown deals get no views; ended ones do (CAT-11)', async () => {
  const tool = await makeTool(api.database, { isHidden: true });
  const [hidden, ofHiddenTool, scheduled, ended] = [
    await makeDeal(api.database, { isHidden: true }),
    await makeDeal(api.database, { toolId: tool.id }),
    await makeDeal(api.database, { startsAt: new Date(Date.now() + 86_400_000) }),
    await makeDeal(api.database, { endsAt: new Date('2020-01-01') }),
  ];
  for (const deal of [hidden, ofHiddenTool, scheduled, ended, { id: uuidv7() }]) await look(deal);
  for (const deal of [hidden, ofHiddenTool, scheduled]) expect(await viewsOf(deal)).toBe(0);
  expect(await viewsOf(ended)).toBe(1);
  expect(await countOf(`deal_clicks where deal_id in ('${hidden.id}', '${scheduled.id}')`)).toBe(0);
});

it('the purge deletes keys and visitors of past days, and keeps today’s and the counts (CAT-11)', async () => {
  const deal = await makeDeal(api.database);
  await look(deal);
  await api.clicks.flush();
  await endTheDay();
  await look(deal, { address: '10.9.9.9' });
  await api.clicks.flush();
  await api.database.pool.query(`insert into visit_keys (day, key) values (${TODAY} - 1, '\\x00')`);
  await purgeVisits(api.database, AbortSignal.abort());
  expect(await countOf(`visit_keys where day < ${TODAY}`)).toBe(1);
  await purgeAll(api, new AbortController().signal);
  for (const table of ['visit_keys', 'deal_visits']) {
    expect(await countOf(`${table} where day < ${TODAY}`)).toBe(0);
    expect(await countOf(table)).toBe(1);
  }
  expect(await viewsOf(deal)).toBe(2);
});

it('more than 200 visits per window from one address are refused without affecting others (CAT-11)', async () => {
  const own = await createTestApi({ limits: { otherPerKey: 20 } });
  try {
    const deal = await makeDeal(own.database);
    const seen = (address: string) =>
      own.as(null, [], { userAgent: BROWSER, address }).catalog.seen({ dealId: deal.id });
    for (let n = 0; n < 200; n += 1) await seen('2001:db8::1');
    await expect(seen('2001:db8::2')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    await seen('2001:db8:1::1');
  } finally {
    await own.close();
  }
});
