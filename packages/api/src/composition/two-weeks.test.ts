import { openDatabase } from '@onceware/db/client';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { maintainCatalog } from '#catalog/maintenance/maintenance.service.ts';
import { tellKeptDealEnds, tellKeptDealPrices } from '#collections/kept-deals/kept-deals.service.ts';
import { createNotifier } from '#platform/notifications/notifier.ts';
import { tellDeadlines } from '#purchases/deadlines.service.ts';
import { makeDeal, makeUser } from '#testing/factories.ts';
import { createApiOfOwnClock, randomOf } from '#testing/own-clock.ts';
import type { TestApi } from '#testing/test-api.ts';
import { notificationKinds } from './notifications.ts';
import { there } from '#testing/there.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const START = Date.parse('2026-03-20T09:00:00Z');
const SEEDS = [1, 2];

let api: TestApi;
let url: string;
let setClock: (to: number) => Promise<void>;
beforeAll(async () => {
  ({ api, url, clock: setClock } = await createApiOfOwnClock(START));
});
afterAll(() => api.close());

const query = <Row extends Record<string, unknown>>(text: string, values: unknown[] = []) =>
  api.database.pool.query<Row>(text, values);

/** The plain model: what each member should have been told, by rules that a person could follow with a pencil. */
interface ModelDeal {
  id: string;
  price: number;
  currency: string;
  endsAt: number | null;
  isHidden: boolean;
  /** Since the run before. */
  isChanged: boolean;
  /** When it came back after more than a day. */
  backAt: number | null;
}
interface ModelKeep {
  addedAt: number;
  isThere: boolean;
  /** Price to undercut: the last that was told, or else that of when it was kept. */
  known: { price: number; currency: string; at: number | null };
  isBought: boolean;
  /** Ends that were told as near, and when. */
  near: { end: number; at: number }[];
  ended: Set<number>;
}

/** Runs of another process, which is killed in the middle again and again. */
function dyingProcess(statements: number) {
  const database = openDatabase({ url, poolSize: 2, onConnectionError() {} });
  const notifier = createNotifier({ kinds: notificationKinds, jobs: api.jobs, tell() {} });
  let left = statements;
  const notifyEach: typeof notifier.notifyEach = async (...args) => {
    await notifier.notifyEach(...args);
    if (left === 0) throw new Error('killed after it told and before it committed');
    left -= 1;
  };
  return { database, notifier: { ...notifier, notifyEach } };
}

it.each(SEEDS)(
  'two weeks over two processes with kills tell each member exactly what a plain model computes (seed %i) (NOTE-02, NOTE-04, T51, T70)',
  { timeout: 240_000 },
  async (seed) => {
    const random = randomOf(seed);
    let now = START;
    const clock = async (to: number) => {
      now = to;
      await setClock(now);
    };
    await clock(START);
    const members = await Promise.all(Array.from({ length: 4 }, () => makeUser(api.database)));
    const deals: ModelDeal[] = [];
    for (let n = 0; n < 8; n += 1) {
      const endsAt = random.chance(0.5) ? START + (1 + random.pick(12)) * DAY + HOUR / 2 : null;
      const { id } = await makeDeal(api.database, {
        priceMinor: 5_000,
        startsAt: new Date(START - 40 * DAY),
        endsAt: endsAt === null ? null : new Date(endsAt),
      });
      deals.push({ id, price: 5_000, currency: 'USD', endsAt, isHidden: false, isChanged: true, backAt: null });
    }
    const keeps = new Map<string, ModelKeep>();
    const expected = new Map<string, number>();
    const tell = (member: number, kind: string, subject: string) => {
      const key = `${there(members[member]).id} ${kind} ${subject}`;
      expected.set(key, (expected.get(key) ?? 0) + 1);
    };
    const isRunning = ({ endsAt, isHidden }: ModelDeal) => !isHidden && (endsAt === null || endsAt > now);
    /** Members whose purchases have deadlines: by member and id, the last day of the refund. */
    const windows: { member: number; id: string; day: number; soon: boolean; last: boolean }[] = [];

    const act = async () => {
      await clock(now + MINUTE);
      const deal = there(deals[random.pick(deals.length)]);
      const member = random.pick(members.length);
      const key = `${member} ${deal.id}`;
      const kept = keeps.get(key);
      const what = random.pick(9);
      if (what <= 2) {
        deal.price = 1_000 + 500 * random.pick(10);
        deal.isChanged = true;
        await query('update deals set price_minor = $2 where id = $1', [deal.id, deal.price]);
      } else if (what === 3) {
        const wasOver = deal.endsAt !== null && deal.endsAt <= now - DAY;
        const endsAt = random.chance(0.3) ? null : now + random.pick(6) * DAY - DAY + HOUR / 2;
        if (wasOver && (endsAt === null || endsAt > now)) deal.backAt = now;
        deal.endsAt = endsAt;
        deal.isChanged = true;
        await query('update deals set ends_at = $2 where id = $1', [
          deal.id,
          endsAt === null ? null : new Date(endsAt),
        ]);
      } else if (what === 4) {
        deal.isHidden = !deal.isHidden;
        await query('update deals set is_hidden = $2 where id = $1', [deal.id, deal.isHidden]);
      } else if (what === 5 && kept?.isThere) {
        kept.isBought = true;
        await query(
          `insert into purchases (id, user_id, deal_id, title, price_minor, currency, purchased_on) values ($1, $2, $3, 'Bought', 1, 'USD', '2026-01-01')`,
          [uuidv7(), there(members[member]).id, deal.id],
        );
      } else if (what === 6 && kept) {
        kept.isThere = !kept.isThere;
        await query(
          `update collections set deleted_at = case when $3 then null else now() end
           where user_id = $1 and id = (select collection_id from collection_items where deal_id = $2 and collection_id in (
             select id from collections where user_id = $1))`,
          [there(members[member]).id, deal.id, kept.isThere],
        );
      } else if (what >= 7 && !kept) {
        const collectionId = uuidv7();
        await query(`insert into collections (id, user_id, name) values ($1, $2, $3)`, [
          collectionId,
          there(members[member]).id,
          collectionId,
        ]);
        await query(
          `insert into collection_items (id, collection_id, entity_type, entity_id, rank) values ($1, $2, 'deal', $3, 'a')`,
          [uuidv7(), collectionId, deal.id],
        );
        keeps.set(key, {
          addedAt: now,
          isThere: true,
          known: { price: deal.price, currency: deal.currency, at: null },
          isBought: false,
          near: [],
          ended: new Set(),
        });
      } else if (what === 7) {
        const id = uuidv7();
        const day = Math.floor(now / DAY) + random.pick(12);
        await query(
          `insert into purchases (id, user_id, title, price_minor, currency, purchased_on, refund_until)
           values ($1, $2, 'Own', 1, 'USD', '2026-01-01', $3::date)`,
          [id, there(members[member]).id, new Date(day * DAY).toISOString().slice(0, 10)],
        );
        windows.push({ member, id, day, soon: false, last: false });
      }
    };

    const modelRun = () => {
      for (const [key, kept] of keeps) {
        const [member, dealId] = key.split(' ') as [string, string];
        const deal = there(deals.find(({ id }) => id === dealId));
        const isListening = kept.isThere && !kept.isBought;
        if (isListening && deal.isChanged && isRunning(deal)) {
          const isBack =
            deal.backAt !== null &&
            deal.backAt > kept.addedAt &&
            (kept.known.at === null || kept.known.at < deal.backAt);
          if (isBack || deal.price < kept.known.price) {
            tell(Number(member), isBack ? 'deal_back' : 'price', deal.id);
            kept.known = { price: deal.price, currency: deal.currency, at: now };
          }
        }
        const { endsAt } = deal;
        if (!isListening || endsAt === null || deal.isHidden) continue;
        if (endsAt > now && endsAt <= now + 3 * DAY) {
          if (!kept.near.some(({ end, at }) => end === endsAt || at > now - 3 * DAY)) {
            kept.near.push({ end: endsAt, at: now });
            tell(Number(member), 'deal_ends_soon', deal.id);
          }
        } else if (endsAt <= now && endsAt > now - 2 * DAY && kept.addedAt < endsAt && !kept.ended.has(endsAt)) {
          kept.ended.add(endsAt);
          tell(Number(member), 'deal_ended', deal.id);
        }
      }
      for (const deal of deals) {
        deal.isChanged = false;
        // A run looks at what changed since the one before.
        deal.backAt = null;
      }
      const today = Math.floor(now / DAY);
      for (const window of windows) {
        if (!window.soon && window.day > today && window.day <= today + 7) {
          window.soon = true;
          tell(window.member, 'refund_ends_soon', window.id);
        }
        if (!window.last && window.day === today && now % DAY >= 8 * HOUR) {
          window.last = true;
          tell(window.member, 'refund_ends_today', window.id);
        }
      }
    };

    const runs = [tellKeptDealPrices, tellKeptDealEnds, tellDeadlines];
    const going = new AbortController().signal;
    await Promise.all(runs.map((run) => run(api, going)));
    for (const deal of deals) deal.isChanged = false;
    const isOver = () => now >= START + 14 * DAY;
    while (!isOver()) {
      for (let n = 1 + random.pick(4); n > 0; n -= 1) await act();
      await clock(now + HOUR);
      await maintainCatalog(api.database);
      // One process is killed somewhere in its work, while the other does the same.
      const dying = dyingProcess(random.pick(4));
      const working = Promise.allSettled(runs.map((run) => run(dying, going)));
      const other = random.chance(0.5) ? Promise.allSettled(runs.map((run) => run(api, going))) : null;
      await query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle' and query like '%keepers%'`,
      );
      await Promise.all([working, other]);
      await dying.database.close();
      for (const run of runs) await run(api, going);
      modelRun();
      await clock(now + 4 * HOUR);
    }
    expect(expected.size).toBeGreaterThan(20);
    const { rows } = await query<{ key: string; count: number }>(
      `select e.user_id || ' ' || case when kind in ('deal_lowest', 'deal_cheaper') then 'price' else kind end
         || ' ' || split_part(event_key, ':', 1) as key, count(*)::int as count
       from notification_events e where user_id = any($1) group by 1 order by 1`,
      [members.map(({ id }) => id)],
    );
    expect(rows.map(({ key, count }) => `${key} ${count}`)).toEqual(
      [...expected].map(([key, count]) => `${key} ${count}`).toSorted(),
    );
    // Lines add up to the events that were told.
    const { rows: lines } = await query<{ events: number }>(
      `select coalesce(sum(count), 0)::int as events from notifications where user_id = any($1)`,
      [members.map(({ id }) => id)],
    );
    expect(there(lines[0]).events).toBe([...expected.values()].reduce((sum, count) => sum + count, 0));
  },
);
