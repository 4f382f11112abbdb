import { openDatabase } from '@onceware/db/client';
import { users } from '@onceware/db/schema/auth';
import { calendarAddresses } from '@onceware/db/schema/calendar';
import { eq } from 'drizzle-orm';
import ICAL from 'ical.js';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SessionUser } from '../auth/auth.contract.ts';
import { logged } from '#testing/admin.ts';
import { makeDeal, makeUser } from '#testing/factories.ts';
import { failure } from '#testing/failure.ts';
import { createTestApi, type TestApi } from '#testing/test-api.ts';
import { readCalendar } from './calendar.service.ts';

const PASSWORD = 'correct horse battery';
let api: TestApi;
let passwordHash: string;
let me: SessionUser;
let mine: ReturnType<TestApi['as']>;
let collectionId: string;

beforeAll(async () => {
  api = await createTestApi();
  passwordHash = await api.passwords.hash(PASSWORD);
});
afterAll(() => api.close());

beforeEach(async () => {
  me = await makeUser(api.database, { passwordHash });
  mine = api.as(me);
  collectionId = uuidv7();
  await mine.collections.create({ id: collectionId, name: 'Kept' });
});

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
const dayIn = (days: number) => inDays(days).toISOString().slice(0, 10);
const tokenOf = (url: string) => url.replace(/^.*\/calendar\/|\.ics$/g, '');
const renew = async () => tokenOf((await mine.calendar.renew()).url);
const read = (token: string, from = '203.0.113.9') => readCalendar(api, { token }, from);

async function events(token: string) {
  const calendar = new ICAL.Component(ICAL.parse(await read(token)));
  return calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
}
const titles = async (token: string) => (await events(token)).map(({ summary }) => summary);

async function buy(more: object = {}) {
  const id = uuidv7();
  const bought = { title: 'Writer', price: 49, currency: 'USD', purchasedOn: dayIn(-20) };
  await mine.purchases.create({ id, ...bought, ...more });
  return id;
}
async function keep(more: Parameters<typeof makeDeal>[1] = {}) {
  const deal = await makeDeal(api.database, { endsAt: inDays(5), ...more });
  await mine.collections.addItem({ id: uuidv7(), collectionId, entityType: 'deal', entityId: deal.id });
  return deal;
}

describe('the private address of a calendar', () => {
  it('is answered once, is kept as a hash alone, and is written to the log without its token (NOTE-05)', async () => {
    expect(await mine.calendar.address()).toEqual({ address: null });
    const made = await mine.calendar.renew();
    const token = tokenOf(made.url);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(made.url.startsWith(`${api.publicUrl}/calendar/`)).toBe(true);
    expect(await mine.calendar.address()).toEqual({ address: made.address });
    const rows = await api.database.db.select().from(calendarAddresses).where(eq(calendarAddresses.userId, me.id));
    expect(JSON.stringify(rows)).not.toContain(token);
    const [entry] = await logged(api.database, 'calendar.renew');
    expect(entry?.actorId).toBe(me.id);
    expect(JSON.stringify(entry)).not.toContain(token);
  });

  it('leads nowhere once it is renewed or revoked, in every process at once (NOTE-05)', async () => {
    // Another process on the same database.
    const elsewhere = openDatabase({ url: api.url });
    try {
      const there = (token: string) => readCalendar({ ...api, database: elsewhere }, { token }, '203.0.113.9');
      const first = await renew();
      expect(await there(first)).toContain('BEGIN:VCALENDAR');
      const second = await renew();
      await expect(there(first)).rejects.toMatchObject({ key: 'not_found' });
      expect(await there(second)).toContain('BEGIN:VCALENDAR');
      await mine.calendar.revoke();
      await expect(there(second)).rejects.toMatchObject({ key: 'not_found' });
      expect(await mine.calendar.address()).toEqual({ address: null });
      expect(await mine.calendar.revoke()).toEqual({ ok: true });
      expect(await logged(api.database, 'calendar.revoke')).toHaveLength(1);
    } finally {
      await elsewhere.close();
    }
  });

  it('leads nowhere while its account is suspended, and never again once that is deleted (NOTE-05, T57)', async () => {
    const token = await renew();
    const setSuspended = (suspendedAt: Date | null) =>
      api.database.db.update(users).set({ suspendedAt }).where(eq(users.id, me.id));
    await setSuspended(new Date());
    await expect(read(token)).rejects.toMatchObject({ key: 'not_found' });
    await setSuspended(null);
    expect(await read(token)).toContain('BEGIN:VCALENDAR');
    await mine.account.delete({ password: PASSWORD });
    await expect(read(token)).rejects.toMatchObject({ key: 'not_found' });
  });

  it('is for sessions alone, not for API keys (NOTE-05)', async () => {
    expect(await failure(api.as(null).calendar.renew())).toBe('401 unauthenticated');
  });

  it('says when it was last read, to the hour (NOTE-05)', async () => {
    const token = await renew();
    expect((await mine.calendar.address()).address?.lastReadAt).toBeNull();
    await read(token);
    const first = (await mine.calendar.address()).address?.lastReadAt;
    expect(Date.parse(first ?? '')).toBeGreaterThan(Date.now() - 60_000);
    await read(token);
    expect((await mine.calendar.address()).address?.lastReadAt).toBe(first);
  });

  it('may be read only so often, and made-up ones are counted by who asks (NOTE-05)', async () => {
    const narrow = await createTestApi({ limits: { otherPerKey: 2 } });
    try {
      const theirs = await makeUser(narrow.database);
      const token = tokenOf((await narrow.as(theirs).calendar.renew()).url);
      for (let n = 0; n < 12; n += 1) await readCalendar(narrow, { token }, '203.0.113.9');
      await expect(readCalendar(narrow, { token }, '203.0.113.9')).rejects.toMatchObject({ key: 'too_many_requests' });
      const guess = (from: string) => readCalendar(narrow, { token: uuidv7() }, from);
      for (let n = 0; n < 2; n += 1) await expect(guess('203.0.113.1')).rejects.toMatchObject({ key: 'not_found' });
      await expect(guess('203.0.113.1')).rejects.toMatchObject({ key: 'too_many_requests' });
      await expect(guess('203.0.113.2')).rejects.toMatchObject({ key: 'not_found' });
    } finally {
      await narrow.close();
    }
  });
});

describe('a member’s calendar', () => {
  it('has refund deadlines, last days to redeem and ends of kept deals, the next first, with alarms (NOTE-05)', async () => {
    const token = await renew();
    const purchase = await buy({ refundUntil: dayIn(9), redeemBy: dayIn(2) });
    const deal = await keep({ title: 'Kiln' });
    await buy({ title: 'No days' });
    const all = await events(token);
    expect(all.map(({ uid }) => uid)).toEqual([
      `redeem-${purchase}@onceware`,
      `deal-end-${deal.id}@onceware`,
      `refund-${purchase}@onceware`,
    ]);
    expect(all.map(({ summary }) => summary)).toEqual([
      'Last day to redeem: Writer',
      'Deal ends: Kiln',
      'Last day for a refund: Writer',
    ]);
    expect(all.map(({ startDate }) => startDate.toString())).toEqual([
      dayIn(2),
      `${deal.endsAt?.toISOString().slice(0, 19)}Z`,
      dayIn(9),
    ]);
    expect(all.map(({ component }) => component.getAllSubcomponents('valarm').length)).toEqual([2, 2, 2]);
    expect(all[1]?.component.getFirstPropertyValue('url')).toBe(`${api.publicUrl}/deal/${deal.slug}`);
  });

  it('keeps the id of an event and raises its revision when its day changes (NOTE-05)', async () => {
    const token = await renew();
    const id = await buy({ refundUntil: dayIn(9) });
    const [before] = await events(token);
    await api.database.pool.query(`update purchases set updated_at = now() - interval '1 minute' where id = $1`, [id]);
    const [earlier] = await events(token);
    await mine.purchases.update({ id, refundUntil: dayIn(12) });
    const [after] = await events(token);
    expect(after?.uid).toBe(before?.uid);
    expect(after?.startDate.toString()).toBe(dayIn(12));
    expect(after?.sequence).toBeGreaterThan(earlier?.sequence ?? 0);
  });

  it('leaves out what needs no reminder: refunded, redeemed, deleted, long past, without end (NOTE-05)', async () => {
    const token = await renew();
    await buy({ title: 'Refunded', state: 'refunded', refundUntil: dayIn(3), redeemBy: dayIn(3) });
    await buy({ title: 'Redeemed', state: 'activated', redeemBy: dayIn(3) });
    const deleted = await buy({ title: 'Deleted', refundUntil: dayIn(3) });
    await buy({ title: 'Long past', refundUntil: dayIn(-40), purchasedOn: dayIn(-60) });
    await buy({ title: 'Lately past', refundUntil: dayIn(-4) });
    await keep({ endsAt: null });
    await mine.purchases.remove({ id: deleted });
    expect(await titles(token)).toEqual(['Last day for a refund: Lately past']);
    await mine.purchases.restore({ id: deleted });
    expect(await titles(token)).toEqual(['Last day for a refund: Deleted', 'Last day for a refund: Lately past']);
  });

  it('tells nothing of hidden deals, removed items, deleted collections and other members (NOTE-05, T57)', async () => {
    const token = await renew();
    const hidden = await keep({ title: 'Hidden' });
    const taken = await keep({ title: 'Taken out' });
    await keep({ title: 'Kept' });
    expect(await titles(token)).toHaveLength(3);
    await api.database.pool.query('update deals set is_hidden = true where id = $1', [hidden.id]);
    await mine.collections.removeItem({ collectionId, entityType: 'deal', entityId: taken.id });
    expect(await titles(token)).toEqual(['Deal ends: Kept']);
    const theirs = await makeUser(api.database);
    const other = tokenOf((await api.as(theirs).calendar.renew()).url);
    expect(await titles(other)).toEqual([]);
    await mine.collections.delete({ collectionId });
    expect(await titles(token)).toEqual([]);
  });

  it('has a deal of several collections once (NOTE-05)', async () => {
    const token = await renew();
    const deal = await keep();
    const second = uuidv7();
    await mine.collections.create({ id: second, name: 'Also' });
    await mine.collections.addItem({ id: uuidv7(), collectionId: second, entityType: 'deal', entityId: deal.id });
    expect(await titles(token)).toHaveLength(1);
  });

  it('has a thousand events at most, the next ones (NOTE-05)', async () => {
    const token = await renew();
    await api.database.pool.query(
      `insert into purchases (id, user_id, title, price_minor, currency, purchased_on, refund_until)
       select gen_random_uuid(), $1, 'Tool ' || n, 100, 'USD', '2020-01-01', current_date + n from generate_series(-20, 1100) n`,
      [me.id],
    );
    const all = await titles(token);
    expect(all).toHaveLength(1000);
    expect(all.at(-1)).toMatch(/Tool (999|1000)$/);
  });

  it('speaks the member’s language (NOTE-05)', async () => {
    const token = await renew();
    await buy({ refundUntil: dayIn(3) });
    await api.database.db.update(users).set({ language: 'de' }).where(eq(users.id, me.id));
    expect(await titles(token)).toEqual(['Letzter Tag für die Rückgabe: Writer']);
  });

  it('holds neither codes, notes nor prices (NOTE-05, T57)', async () => {
    const token = await renew();
    await buy({ refundUntil: dayIn(3), price: 1234.56, licenceCodes: ['SECRET-CODE'], notes: 'a private note' });
    expect(await read(token)).not.toMatch(/SECRET-CODE|private note|1234|USD/);
  });
});
