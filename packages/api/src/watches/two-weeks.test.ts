import { openDatabase } from '@onceware/db/client';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { maintainCatalog } from '#catalog/maintenance/maintenance.service.ts';
import { notificationKinds } from '#composition/notifications.ts';
import { createNotifier } from '#platform/notifications/notifier.ts';
import { makeDeal, makeUser } from '#testing/factories.ts';
import { createApiOfOwnClock, randomOf } from '#testing/own-clock.ts';
import type { TestApi } from '#testing/test-api.ts';
import { there } from '#testing/there.ts';
import { matchWatches } from './matching/matching.service.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const START = Date.parse('2026-10-18T09:00:00Z');
const SEEDS = [1];
const CURRENCIES = ['USD', 'EUR', 'GBP'] as const;

let api: TestApi;
let url: string;
let setClock: (to: number) => Promise<void>;
beforeAll(async () => {
  ({ api, url, clock: setClock } = await createApiOfOwnClock(START));
});
afterAll(() => api.close());

const query = <Row extends Record<string, unknown>>(text: string, values: unknown[] = []) =>
  api.database.pool.query<Row>(text, values);

/** The plain model: who should have been told of which deal, by rules that a person could follow with a pencil. */
interface ModelDeal {
  id: string;
  toolId: string;
  price: number;
  currency: string;
  endsAt: number | null;
  isHidden: boolean;
  /** Whether lists have it as over; null where it is hidden. */
  hasEnded: boolean | null;
  category: string;
  /** Changes that nobody looked at yet: what it was before, and when it is their turn. */
  notes: { price: number; isListed: boolean; dueAt: number }[];
  /** When it was on sale, each time from and until. */
  sold: { from: number; to: number }[];
}
interface ModelWatch {
  id: string;
  wish: number | null;
  currency: string;
  isPaused: boolean;
  isOver: boolean;
  /** Price that its member knows, and since when; `isTold`: because it was told, and not because it was so at first. */
  known: { price: number; at: number; isTold: boolean } | null;
}

/** Another process, which is killed after it told some and before it committed. */
function dyingProcess(tellings: number) {
  const database = openDatabase({ url, poolSize: 2, onConnectionError() {} });
  const notifier = createNotifier({ kinds: notificationKinds, jobs: api.jobs, tell() {} });
  let left = tellings;
  const notify: typeof notifier.notify = async (...args) => {
    await notifier.notify(...args);
    if (left === 0) throw new Error('killed');
    left -= 1;
  };
  return { database, notifier: { ...notifier, notify } };
}

it.each(SEEDS)(
  'two weeks of watches over two processes with kills tell each member exactly what a plain model computes (seed %i) (NOTE-06, T51, T70)',
  { timeout: 240_000 },
  async (seed) => {
    const random = randomOf(seed);
    let now = START;
    const clock = (to: number) => {
      now = to;
      return setClock(to);
    };
    await clock(START);
    await query('delete from watches');
    await query('delete from exchange_rates');
    const rates = new Map<string, number>([['EUR', 1]]);
    const setRates = async () => {
      for (const [currency, middle] of [
        ['USD', 110],
        ['GBP', 84],
      ] as const) {
        rates.set(currency, (middle + random.pick(21) - 10) / 100);
        await query(
          `insert into exchange_rates (currency, day, per_euro) values ($1, $2::date, $3)
           on conflict (currency, day) do update set per_euro = excluded.per_euro`,
          [currency, new Date(now).toISOString().slice(0, 10), rates.get(currency)],
        );
      }
    };
    await setRates();
    const members = await Promise.all(Array.from({ length: 4 }, () => makeUser(api.database)));
    const deals: ModelDeal[] = [];
    for (let n = 0; n < 6; n += 1) {
      const currency = there(CURRENCIES[n % 3]);
      const { id, toolId } = await makeDeal(api.database, {
        priceMinor: 5_000,
        currency,
        category: 'ai',
        startsAt: new Date(START - 40 * DAY),
      });
      const sold = [{ from: START, to: Infinity }];
      deals.push({
        id,
        toolId,
        currency,
        sold,
        price: 5_000,
        endsAt: null,
        isHidden: false,
        hasEnded: false,
        category: 'ai',
        notes: [],
      });
    }
    const watches = new Map<string, ModelWatch>();
    const expected = new Map<string, number>();

    const isRunning = ({ endsAt, hasEnded }: ModelDeal) => hasEnded === false && (endsAt === null || endsAt > now);
    const isMet = (deal: ModelDeal, { wish, currency }: ModelWatch) =>
      wish === null ||
      (currency === deal.currency
        ? deal.price <= wish
        : (deal.price * 100 * there(rates.get(currency))) / there(rates.get(deal.currency)) <= wish * 100);
    const seeCurrent = (deal: ModelDeal, watch: ModelWatch) => {
      if (isRunning(deal) && isMet(deal, watch)) watch.known ??= { price: deal.price, at: now, isTold: false };
    };
    const note = ({ price, hasEnded }: ModelDeal) => ({ price, isListed: hasEnded === false, dueAt: now });
    /** Closes the period of sale that an edit ends, and begins the next, which may be of another end. */
    const sellAnew = (deal: ModelDeal) => {
      const last = deal.sold.at(-1);
      if (last && last.to > now) last.to = now;
      const to = deal.endsAt ?? Infinity;
      if (to > now) deal.sold.push({ from: now, to });
    };

    const setPrice = async (deal: ModelDeal, price: number) => {
      if (price === deal.price) return;
      deal.notes.push(note(deal));
      deal.price = price;
      sellAnew(deal);
      await query('update deals set price_minor = $2 where id = $1', [deal.id, price]);
    };
    const setEnd = async (deal: ModelDeal, endsAt: number | null) => {
      if (endsAt === deal.endsAt) return;
      deal.notes.push(note(deal));
      deal.endsAt = endsAt;
      if (!deal.isHidden) deal.hasEnded = endsAt !== null && endsAt <= now;
      sellAnew(deal);
      await query('update deals set ends_at = $2 where id = $1', [deal.id, endsAt === null ? null : new Date(endsAt)]);
    };

    const run = async () => {
      // One process is killed somewhere in its work, while the other may do the same.
      const dying = dyingProcess(random.pick(3));
      const going = new AbortController().signal;
      const working = Promise.allSettled([matchWatches(dying, going)]);
      const other = random.chance(0.5) ? Promise.allSettled([matchWatches(api, going)]) : null;
      if (random.chance(0.3))
        await query(
          `select pg_terminate_backend(pid) from pg_stat_activity
           where datname = current_database() and pid <> pg_backend_pid() and query like '%price_matches%'`,
        );
      await Promise.all([working, other]);
      await dying.database.close();
      await matchWatches(api, going);
      for (const deal of deals) modelRun(deal);
    };

    function modelRun(deal: ModelDeal): void {
      const [before] = deal.notes.filter(({ dueAt }) => dueAt <= now);
      const later = deal.notes.filter(({ dueAt }) => dueAt > now);
      deal.notes = later;
      if (!before || !isRunning(deal)) return;
      let rests = 0;
      for (const [key, watch] of watches) {
        const [member = '', dealId] = key.split(' ');
        if (dealId !== deal.id || watch.isPaused || watch.isOver || !isMet(deal, watch)) continue;
        const { known } = watch;
        const isBack =
          known !== null &&
          deal.sold.some(({ from }, n) => from > known.at && from - (deal.sold[n - 1]?.to ?? Infinity) >= HOUR);
        const isLower = known !== null && watch.wish !== null && deal.price < known.price;
        if (known === null ? before.isListed && deal.price >= before.price : !isLower && !isBack) continue;
        if (known?.isTold && known.at > now - HOUR) {
          rests = Math.max(rests, known.at);
          continue;
        }
        watch.known = { price: deal.price, at: now, isTold: true };
        const told = `${there(members[Number(member)]).id} ${deal.id}`;
        expected.set(told, (expected.get(told) ?? 0) + 1);
      }
      if (rests > 0 && later.length === 0) deal.notes.push({ ...note(deal), dueAt: rests + HOUR });
    }

    const act = async () => {
      await clock(now + MINUTE * (1 + random.pick(20)));
      const deal = there(deals[random.pick(deals.length)]);
      const member = random.pick(members.length);
      const mine = api.as(there(members[member])).watches;
      const key = `${member} ${deal.id}`;
      const watch = watches.get(key);
      const what = random.pick(12);
      if (what <= 2) await setPrice(deal, 1_000 + 500 * random.pick(10));
      else if (what === 3)
        await setEnd(deal, random.chance(0.4) ? null : now + (random.pick(30) - 8) * HOUR + MINUTE / 2);
      else if (what === 4) {
        deal.notes.push(note(deal));
        deal.isHidden = !deal.isHidden;
        deal.hasEnded = deal.isHidden ? null : deal.endsAt !== null && deal.endsAt <= now;
        await query('update deals set is_hidden = $2 where id = $1', [deal.id, deal.isHidden]);
      } else if (what === 5) await setRates();
      else if (what === 6) {
        // A change that is none of the price.
        deal.notes.push(note(deal));
        deal.category = deal.category === 'ai' ? 'other' : 'ai';
        await query('update deals set category = $2 where id = $1', [deal.id, deal.category]);
      } else if (what === 7 && random.chance(0.4)) {
        // Ten changes within the hour, and a look after each.
        const [high, low] = [4_000 + 500 * random.pick(4), 1_000 + 500 * random.pick(5)];
        for (let n = 0; n < 10; n += 1) {
          await clock(now + 5 * MINUTE);
          await setPrice(deal, n % 2 === 0 ? low + 10 * (10 - n) : high);
          await run();
        }
      } else if (!watch && !deal.isHidden) {
        const isOfTool = random.chance(0.3);
        const wish = isOfTool && random.chance(0.3) ? null : 1_000 + 100 * random.pick(45);
        const made: ModelWatch = {
          id: uuidv7(),
          wish,
          currency: there(CURRENCIES[random.pick(3)]),
          isPaused: false,
          isOver: false,
          known: null,
        };
        await mine.create({
          id: made.id,
          subject: isOfTool ? { kind: 'tool', id: deal.toolId } : { kind: 'deal', id: deal.id },
          ...(wish !== null && { wish: { amount: wish / 100, currency: made.currency } }),
        });
        watches.set(key, made);
        seeCurrent(deal, made);
      } else if (watch && !watch.isOver && what === 8) {
        watch.isPaused = !watch.isPaused;
        await mine.update({ id: watch.id, isPaused: watch.isPaused });
        if (!watch.isPaused) seeCurrent(deal, watch);
      } else if (watch && !watch.isOver && what === 9 && watch.wish !== null) {
        watch.wish = 1_000 + 100 * random.pick(45);
        await mine.update({ id: watch.id, wish: { amount: watch.wish / 100, currency: watch.currency } });
        watch.known = null;
        seeCurrent(deal, watch);
      } else if (watch && !watch.isOver && what === 10 && random.chance(0.2)) {
        watch.isOver = true;
        await mine.end({ id: watch.id });
      }
    };

    const isOver = () => now >= START + 14 * DAY;
    while (!isOver()) {
      for (let n = 1 + random.pick(4); n > 0; n -= 1) await act();
      for (const deal of deals)
        if (deal.hasEnded === false && deal.endsAt !== null && deal.endsAt <= now) {
          deal.notes.push(note(deal));
          deal.hasEnded = true;
        }
      await maintainCatalog(api.database);
      await run();
      await clock(now + MINUTE * random.pick(180));
    }

    expect([...expected.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThan(12);
    const { rows } = await query<{ told: string; count: number }>(
      `select user_id || ' ' || split_part(event_key, ' ', 1) as told, count(*)::int as count
       from notification_events where user_id = any($1) and kind = 'watchedPrice' group by 1 order by 1`,
      [members.map(({ id }) => id)],
    );
    expect(rows.map(({ told, count }) => `${told} ${count}`)).toEqual(
      [...expected].map(([told, count]) => `${told} ${count}`).toSorted(),
    );
  },
);
