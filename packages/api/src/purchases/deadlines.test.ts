import { purchases } from '@onceware/db/schema/purchases';
import { notificationSettings } from '@onceware/db/schema/notifications';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SessionUser } from '#identity/auth/auth.contract.ts';
import { makeDeal, makeUser } from '#testing/factories.ts';
import { createTestApi, type TestApi } from '#testing/test-api.ts';
import { sentencesTo, toldTo } from '#testing/told.ts';
import { tellDeadlines } from './deadlines.service.ts';
import { there } from '#testing/there.ts';

let api: TestApi;
let ana: SessionUser;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  ana = await makeUser(api.database);
});

const tell = () => tellDeadlines(api, new AbortController().signal);
/** A zone in which it is some hour of the morning now: the last day is told from eight o'clock on. */
async function zoneAt(hours: number): Promise<string> {
  const { rows } = await api.database.pool.query<{ hour: number }>(
    `select extract(hour from now() at time zone 'UTC')::int as hour`,
  );
  const ahead = (((hours - there(rows[0]).hour) % 24) + 24) % 24;
  // The signs of these names are those of POSIX.
  return ahead <= 12 ? `Etc/GMT-${ahead}` : `Etc/GMT+${24 - ahead}`;
}
const live = (user: SessionUser, timeZone: string) =>
  api.database.db
    .insert(notificationSettings)
    .values({ userId: user.id, timeZone })
    .onConflictDoUpdate({ target: notificationSettings.userId, set: { timeZone } });
/** A purchase whose refund window ends so many days from the day that it is in the zone. */
async function buy(days: number, zone = 'UTC', more: Partial<typeof purchases.$inferInsert> = {}): Promise<string> {
  const [made] = await api.database.db
    .insert(purchases)
    .values({
      userId: ana.id,
      title: 'Quillpad',
      priceMinor: 100,
      currency: 'USD',
      purchasedOn: '2026-11-01',
      refundUntil: sql`(now() at time zone ${zone})::date + ${days}::int`,
      ...more,
    })
    .returning({ id: purchases.id });
  return there(made).id;
}

describe('the refund window of a purchase', () => {
  it('is told within a week of its end and on its last day, each once (NOTE-02)', async () => {
    const morning = await zoneAt(9);
    await live(ana, morning);
    const [eight, seven, last, past] = [
      await buy(8, morning),
      await buy(7, morning),
      await buy(0, morning),
      await buy(-1, morning),
    ];
    await tell();
    await tell();
    const lines = await toldTo(api, ana);
    expect(lines.map(({ kind, count }) => [kind, count])).toEqual([
      ['refund_ends_today', 1],
      ['refund_ends_soon', 1],
    ]);
    expect(there(lines[0]).text).toBe('Today is the last day to get a refund of Quillpad');
    expect(there(lines[1]).text).toMatch(/^The refund window of Quillpad ends on \w{3} \d/);
    expect(new Set([eight, seven, last, past]).size).toBe(4);
  });

  it('is counted by the day that it is where the member lives, and its last day from the morning on (NOTE-02)', async () => {
    const night = await zoneAt(3);
    await live(ana, night);
    await buy(0, night);
    await tell();
    expect(await toldTo(api, ana)).toEqual([]);
    await live(ana, await zoneAt(9));
    await tell();
    // The same date is only today where the two zones have the same day.
    const { rows } = await api.database.pool.query<{ same: boolean }>(
      'select (now() at time zone $1)::date = (now() at time zone $2)::date as same',
      [night, await zoneAt(9)],
    );
    expect((await toldTo(api, ana)).some(({ kind }) => kind === 'refund_ends_today')).toBe(there(rows[0]).same);
  });

  it('of several that end on one day is one line; what was refunded, deleted or moved is told and shown no more (NOTE-02)', async () => {
    const first = await buy(5, 'UTC', { title: 'First' });
    const second = await buy(5, 'UTC', { title: 'Second' });
    await buy(5, 'UTC', { state: 'refunded' });
    await buy(5, 'UTC', { deletedAt: new Date() });
    await tell();
    expect(await toldTo(api, ana)).toMatchObject([{ kind: 'refund_ends_soon', count: 2 }]);
    expect((await sentencesTo(api, ana))[0]).toMatch(
      /^The refund window of Second ends on .*, and of 1 more purchase$/,
    );
    await api.database.pool.query(`update purchases set state = 'refunded' where id = any($1)`, [[first, second]]);
    expect(await toldTo(api, ana)).toEqual([]);
  });
});

describe('the day by which a code is to be redeemed', () => {
  it('is told within a week, by the deal’s day or the days from the purchase on, while the code is unused (NOTE-02)', async () => {
    const byDay = await makeDeal(api.database, { redeemBy: new Date(Date.now() + 5 * 86_400_000) });
    const byDays = await makeDeal(api.database, { redeemDays: 30 });
    const bought = sql`(current_date - 24)` as unknown as string;
    const none = { refundUntil: null };
    await buy(0, 'UTC', { ...none, dealId: byDay.id, title: 'By day' });
    await buy(0, 'UTC', { ...none, dealId: byDays.id, title: 'By days', purchasedOn: bought });
    await buy(0, 'UTC', { ...none, dealId: byDays.id, purchasedOn: bought, state: 'activated' });
    await buy(0, 'UTC', { ...none, dealId: byDays.id, purchasedOn: sql`(current_date - 2)` as unknown as string });
    await tell();
    await tell();
    const lines = await toldTo(api, ana);
    expect(lines.map(({ kind, count }) => [kind, count])).toEqual([
      ['redeem_ends_soon', 1],
      ['redeem_ends_soon', 1],
    ]);
    expect(lines.map(({ text }) => String(text.split(' by ')[0])).toSorted()).toEqual([
      'Redeem the code of By day',
      'Redeem the code of By days',
    ]);
  });

  it('is that of the purchase before that of its deal, also without a deal, and is told anew when it moves (NOTE-02)', async () => {
    const byDeal = await makeDeal(api.database, { redeemBy: new Date(Date.now() + 3 * 86_400_000) });
    const inDays = (days: number) => sql`(current_date + ${days}::int)` as unknown as string;
    const none = { refundUntil: null };
    const own = await buy(0, 'UTC', { ...none, title: 'Own', redeemBy: inDays(5) });
    await buy(0, 'UTC', { ...none, title: 'Later than the deal', dealId: byDeal.id, redeemBy: inDays(30) });
    await buy(0, 'UTC', { ...none, title: 'Used', redeemBy: inDays(5), state: 'activated' });
    await tell();
    await tell();
    expect((await toldTo(api, ana)).map(({ kind, text }) => [kind, text.split(' by ')[0]])).toEqual([
      ['redeem_ends_soon', 'Redeem the code of Own'],
    ]);
    await api.database.pool.query('update purchases set redeem_by = current_date + 6 where id = $1', [own]);
    // The one of the other day is no longer true.
    expect(await toldTo(api, ana)).toEqual([]);
    await tell();
    expect(await toldTo(api, ana)).toMatchObject([{ kind: 'redeem_ends_soon', count: 1 }]);
  });
});
