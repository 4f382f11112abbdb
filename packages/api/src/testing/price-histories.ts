import type { Database } from '@onceware/db/client';
import { deals } from '@onceware/db/schema/catalog';
import { randomNumbers } from '@onceware/db/testing/large-catalog';
import type { DealCard } from '#catalog/catalog.contract.ts';
import { CATEGORIES } from '#catalog/catalog.limits.ts';
import { getCards } from '#catalog/catalog.service.ts';
import { makeTool } from './factories.ts';

export const HISTORIES = 400;
const HOUR = 3_600_000_000;
const DAY = 24 * HOUR;
/** Microseconds since 1970, as the log counts; whole hours, so that nothing happens while the test runs. */
const NOW = Math.floor((Date.now() * 1_000) / HOUR) * HOUR;

/** An entry of the log, in microseconds and hundredths of a hundredth. */
interface Entry {
  at: number;
  starts: number;
  ends: number | null;
  price: number;
  base: number;
  currency: string;
  isTold: boolean;
}

const PRICES = [0, 100, 90_000, 190_000, 191_000, 290_000, 290_050, 4_900_000, 99_990_000];
const CURRENCIES = ['USD', 'USD', 'USD', 'EUR', 'KWD'];

/** Entries of four months, up to an entry that runs today. */
function history(n: number, random: () => number): Entry[] {
  const below = (limit: number) => Math.floor(random() * limit);
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  const flaps = n % 10 === 0;
  const count = flaps ? 40 : 1 + below(7);
  const times = Array.from({ length: count }, () => NOW - below(120 * 24) * HOUR - HOUR).toSorted((a, b) => a - b);
  if (flaps) for (let k = 0; k < count; k += 1) times[k] = NOW - (count - k) * DAY;
  // A clock that ran 31 days ahead wrote the last.
  if (n % 17 === 0) times[count - 1] = NOW + 31 * DAY;
  const currency = pick(CURRENCIES);
  // Told prices are older than those that were kept.
  const told = below(2) === 0 ? count - 1 - below(2) : 0;
  return times.map((time, index): Entry => {
    const isLast = index === count - 1;
    // Two of one moment stand a microsecond apart.
    const at = time + times.slice(0, index).filter((other) => other === time).length;
    const starts = !isLast && below(4) === 0 ? at + below(400) * HOUR : NOW - 200 * DAY;
    const price = flaps ? (index % 2 === 0 ? 290_000 : 190_000) : pick(PRICES);
    const ends = below(3) === 0 ? Math.max(at, starts) + below(900) * HOUR : null;
    return {
      at,
      starts,
      ends: isLast ? (ends === null ? null : NOW + 200 * DAY) : ends,
      price,
      // Raised to 999 by the last, or below the price before.
      base: isLast
        ? Math.max(price, n % 3 === 0 ? 9_990_000 : price + below(3) * 100_000)
        : pick([price, 0, 9_990_000]),
      currency: below(6) === 0 ? pick(CURRENCIES) : currency,
      isTold: index < told,
    };
  });
}

/** Value of a euro on a day: dollars have gaps of more than a month, dinars are known of one month alone. */
function rateOf(currency: string, day: number): number | null {
  const age = Math.floor(NOW / DAY) - day;
  if (currency === 'USD') return age % 50 < 15 ? 0.8 + (age % 15) / 20 : null;
  return currency === 'KWD' && age > 60 && age < 75 ? 0.25 : null;
}

/** The same by the last rate that is younger than 30 days. */
function euroOn(currency: string, day: number): number | null {
  if (currency === 'EUR') return 1;
  for (let age = 0; age < 30; age += 1) {
    const rate = rateOf(currency, day - age);
    if (rate !== null) return rate;
  }
  return null;
}

/** Returns an amount of so many hundredths of a hundredth in another currency; null: nobody knows. */
function inCurrency(amount: number, from: string, to: string, day: number): number | null {
  const price = amount / 10_000;
  const [rateFrom, rateTo] = [euroOn(from, day), euroOn(to, day)];
  if (from === to || price === 0) return price;
  return rateFrom === null || rateTo === null ? null : (price * rateTo) / rateFrom;
}

interface Low {
  price: number;
  isTold: boolean;
}

/**
 * Returns the lowest price of the 30 days before the present one began, in hundredths of a hundredth, by looking at each moment
 * at which anything changes; null: none was asked, or one of another currency is the lowest by the rates of the last day it was
 * asked, or has none.
 */
function lowBefore(entries: readonly Entry[]): Low | null {
  const today = entries.at(-1) as Entry;
  const moments = (from: number[]) => [...new Set(from)].toSorted((a, b) => a - b);
  const changes = moments(entries.flatMap(({ at, starts, ends }) => [at, starts, ends ?? at]));
  const askedAt = (moment: number) => {
    const entry = entries.findLast(({ at }) => at <= moment);
    return entry && entry.starts <= moment && moment < (entry.ends ?? Infinity) ? entry : null;
  };
  const isSame = (one: Entry | null, other: Entry) => one?.price === other.price && one?.currency === other.currency;
  let since = today.at;
  for (const change of changes.filter((one) => one < today.at).toReversed()) {
    if (!isSame(askedAt(change), today)) break;
    since = change;
  }
  const asked = moments([since - 30 * DAY, ...changes])
    .filter((moment) => moment >= since - 30 * DAY && moment < since)
    .flatMap((moment) => {
      const entry = askedAt(moment);
      if (!entry) return [];
      // The whole time at this price: its last day has the rates, and it was told only if all of it was.
      const end =
        changes.find((change) => change > moment && (change >= since || !isSame(askedAt(change), entry))) ?? since;
      const whole = [entry];
      for (const change of changes.filter((one) => one < moment).toReversed()) {
        const earlier = askedAt(change);
        if (!earlier || !isSame(earlier, entry)) break;
        whole.push(earlier);
      }
      for (const change of changes.filter((one) => one > moment && one < end)) whole.push(askedAt(change) ?? entry);
      const day = Math.floor(Math.min(end, Date.now() * 1_000) / DAY);
      return [
        {
          price: entry.price,
          isOwn: entry.currency === today.currency,
          isTold: whole.every(({ isTold }) => isTold),
          compared: inCurrency(entry.price, entry.currency, today.currency, day),
        },
      ];
    });
  if (asked.length === 0 || asked.some(({ compared }) => compared === null)) return null;
  const low = Math.min(...asked.map(({ compared }) => compared ?? 0));
  const lowest = asked.filter(({ compared }) => compared === low);
  if (lowest.some(({ isOwn }) => !isOwn)) return null;
  return { price: lowest[0]?.price ?? 0, isTold: lowest.every(({ isTold }) => isTold) };
}

/** A reduction as it may be announced: in whole numbers, rounded down, and never 0 or 100 %. */
export interface Announced {
  before: number;
  percent: number | null;
  isTold: boolean;
}

/** Calculated without the product's own code. */
export interface Expected {
  announced: Announced | null;
  /** The 30-day low, announced or not, in major units. */
  low: Low | null;
  discount: number;
  price: number;
}

function expectedOf(entries: readonly Entry[]): Expected {
  const { price } = entries.at(-1) as Entry;
  const found = lowBefore(entries);
  const low = found && { ...found, price: found.price / 10_000 };
  if (found === null || low === null || found.price <= price)
    return { announced: null, low, discount: 0, price: price / 10_000 };
  const percent = Number((BigInt(found.price - price) * 100n) / BigInt(found.price));
  return {
    announced: {
      before: low.price,
      percent: percent >= 1 && percent <= 99 ? percent : null,
      isTold: low.isTold,
    },
    low,
    discount: percent,
    price: price / 10_000,
  };
}

/** Fills a database with deals of random price histories, and says what may be announced of each (T61). */
export async function addPriceHistories(
  database: Database,
): Promise<{ expected: Map<string, Expected>; cards: Map<string, DealCard> }> {
  const expected = new Map<string, Expected>();
  const cards = new Map<string, DealCard>();
  const { pool, db } = database;
  const toolIds = await Promise.all(CATEGORIES.map(async (category) => (await makeTool(database, { category })).id));
  // The same for whoever asks: test files share modules.
  const random = randomNumbers(14);
  const histories = Array.from({ length: HISTORIES }, (_, n) => history(n, random));
  await pool.query('alter table deals disable trigger deals_prices_come');
  const rows = await db
    .insert(deals)
    .values(
      histories.map((entries, n) => {
        const today = entries.at(-1) as Entry;
        return {
          slug: `history-${n}`,
          toolId: toolIds[n % toolIds.length] ?? '',
          title: `History ${n}`,
          category: CATEGORIES[n % CATEGORIES.length] ?? 'other',
          basePriceMinor: Math.floor(today.base / 100),
          basePriceRest: today.base % 100,
          priceMinor: Math.floor(today.price / 100),
          priceRest: today.price % 100,
          currency: today.currency,
          startsAt: new Date(today.starts / 1_000),
          endsAt: today.ends === null ? null : new Date(today.ends / 1_000),
        };
      }),
    )
    .returning();
  await pool.query('alter table deals enable trigger deals_prices_come');
  const log = rows.flatMap(({ id, slug }) =>
    (histories[Number(slug.slice(8))] ?? []).map((entry) => ({ ...entry, deal: id, told: entry.isTold })),
  );
  await pool.query(
    `insert into deal_prices (deal_id, at, price_minor, price_rest, base_price_minor, base_price_rest, currency, starts_at, ends_at, is_told)
     select deal, to_moment(at), price / 100, price % 100, base / 100, base % 100, currency, to_moment(starts), to_moment(ends), told
     from json_to_recordset($1) as r(deal uuid, at bigint, price int, base int, currency text, starts bigint, ends bigint, told boolean)`.replaceAll(
      /to_moment\((\w+)\)/g,
      "'epoch'::timestamptz + $1 * interval '1 microsecond'",
    ),
    [JSON.stringify(log)],
  );
  const days = Array.from({ length: 160 }, (_, age) => Math.floor(NOW / DAY) - age);
  await pool.query(
    `insert into exchange_rates (currency, day, per_euro)
     select currency, date 'epoch' + day, rate from json_to_recordset($1) as r(currency text, day int, rate numeric)`,
    [
      JSON.stringify(
        ['USD', 'KWD'].flatMap((currency) =>
          days.map((day) => ({ currency, day, rate: rateOf(currency, day) })).filter(({ rate }) => rate !== null),
        ),
      ),
    ],
  );
  await pool.query('update deals set price_memory = null');
  for (const { id, slug } of rows) expected.set(id, expectedOf(histories[Number(slug.slice(8))] ?? []));
  for (let from = 0; from < rows.length; from += 40) {
    const dealIds = rows.slice(from, from + 40).map(({ id }) => id);
    const found = await getCards({ database }, { dealIds, toolIds: [], dealSlugs: [], toolSlugs: [] });
    for (const deal of found.deals) cards.set(deal.id, deal);
  }
  return { expected, cards };
}
