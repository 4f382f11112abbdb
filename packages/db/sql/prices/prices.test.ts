import { describe, expect, it } from 'vitest';
import { idOf, type Query, trySqlFunctions } from '../../src/testing/sql-functions.ts';

const sql = trySqlFunctions();
const [TOOL, DEAL, STAYS] = [idOf(1), idOf(11), idOf(12)];
const REFUSED = '42501 the log of prices is append-only';

const ADD_DEALS = `with tool as (insert into tools (id, slug, name, category) values ($1::uuid, $1::text, 'A tool', 'ai') returning id)
  insert into deals (id, slug, tool_id, title, category, base_price_minor, price_minor, currency, is_lowest_ever)
  select deal, deal, tool.id, 'A deal', 'ai', 9900, 4900, 'USD', true from tool, unnest($2::uuid[]) as deal`;

interface Logged {
  at: string;
  price: number;
  rest?: number;
  currency?: string;
  startsAt?: string;
  endsAt?: string | null;
  isTold?: boolean;
}

/** Adds entries to the log; the regular price is 99. */
const log = (query: Query, entries: readonly Logged[], dealId = DEAL) =>
  query(
    `insert into deal_prices (deal_id, at, price_minor, price_rest, base_price_minor, base_price_rest, currency, starts_at, ends_at, is_told)
     select $1, at, price, coalesce(rest, 0), 9900, 0, coalesce(currency, 'USD'), coalesce("startsAt", '2020-01-01'), "endsAt", coalesce("isTold", false)
     from json_to_recordset($2::json) as r(at timestamptz, price int, rest smallint, currency text, "startsAt" timestamptz, "endsAt" timestamptz, "isTold" boolean)`,
    [dealId, JSON.stringify(entries)],
  );

/** Makes a deal without its triggers, so that the log holds what a test puts there alone. */
async function addUnlogged(query: Query) {
  await query('alter table deals disable trigger user; alter table deal_prices disable trigger user');
  await query(ADD_DEALS, [TOOL, [DEAL]]);
}

/** Adds what a euro was worth on days of January. */
const addRates = (query: Query, rates: readonly (readonly [currency: string, day: number, perEuro: number])[]) =>
  query(
    `insert into exchange_rates (currency, day, per_euro)
     select currency, date '2025-12-31' + day, rate from json_to_recordset($1::json) as r(currency text, day int, rate numeric)`,
    [JSON.stringify(rates.map(([currency, n, rate]) => ({ currency, day: n, rate })))],
  );

const day = (n: number) => `2026-01-${String(n).padStart(2, '0')}T00:00:00Z`;

describe('asked_prices', () => {
  /** Returns the periods with their days of January, prices, and whether they were told. */
  const asked = async (query: Query, entries: readonly Logged[]) => {
    await query('delete from deal_prices');
    await log(query, entries);
    const rows = await query('select * from asked_prices($1)', [DEAL]);
    return rows.map((row) => [
      (row['began_at'] as Date).getUTCDate(),
      (row['ended_at'] as Date | null)?.getUTCDate() ?? null,
      row['price_minor'],
      row['currency'],
      row['is_told'],
    ]);
  };

  it('are periods in order, each until the next, while the deal ran (CAT-08)', () =>
    sql.attempt(async ({ query }) => {
      await addUnlogged(query);
      expect(
        await asked(query, [
          { at: day(9), price: 300, currency: 'EUR' },
          { at: day(1), price: 100, startsAt: day(3), isTold: true },
          { at: day(5), price: 200, endsAt: day(7) },
        ]),
      ).toEqual([
        [3, 5, 100, 'USD', true],
        [5, 7, 200, 'USD', false],
        [9, null, 300, 'EUR', false],
      ]);
    }));

  it('join neighbours of one price, also where its end or its origin is another; not over a gap (CAT-08)', () =>
    sql.attempt(async ({ query }) => {
      await addUnlogged(query);
      expect(
        await asked(query, [
          { at: day(1), price: 100, isTold: true },
          { at: day(3), price: 100, endsAt: day(20) },
          { at: day(5), price: 100, endsAt: day(6) },
          { at: day(8), price: 100 },
          { at: day(9), price: 100, rest: 1 },
          { at: day(10), price: 100, endsAt: day(12) },
        ]),
      ).toEqual([
        [1, 6, 100, 'USD', true],
        [8, 9, 100, 'USD', false],
        [9, 10, 100, 'USD', false],
        [10, 12, 100, 'USD', false],
      ]);
    }));

  it('leave out what never applied, and are none of a deal without a log or of no deal (CAT-08)', () =>
    sql.attempt(async ({ query }) => {
      await addUnlogged(query);
      expect(
        await asked(query, [
          { at: day(1), price: 100, startsAt: day(5) },
          { at: day(3), price: 200, startsAt: day(3), endsAt: day(3) },
          { at: day(4), price: 300, endsAt: day(2) },
          { at: day(6), price: 400, startsAt: '2999-01-01', endsAt: null },
        ]),
      ).toEqual([[1, null, 400, 'USD', false]]);
      expect(await asked(query, [])).toEqual([]);
      expect(await query('select from asked_prices(null)')).toEqual([]);
    }));
});

describe('deal_prices_append_only', () => {
  it.each([
    'update deal_prices set price_minor = 1',
    'update deal_prices set is_told = is_told where false',
    'delete from deal_prices',
    `delete from deal_prices where deal_id = '${DEAL}'`,
    `with gone as (select) delete from deal_prices using gone`,
    'truncate deal_prices',
  ])('refuses «%s» (CAT-08)', (text) =>
    sql.attempt(async ({ query, refusal }) => {
      await query(ADD_DEALS, [TOOL, [DEAL, STAYS]]);
      expect(await refusal(text)).toBe(REFUSED);
      expect(await query('select deal_id from deal_prices order by deal_id')).toEqual([
        { deal_id: DEAL },
        { deal_id: STAYS },
      ]);
    }),
  );

  it('lets entries go with their deal, or all with all deals (CAT-08)', () =>
    sql.attempt(async ({ query, refusal }) => {
      await query(ADD_DEALS, [TOOL, [DEAL, STAYS]]);
      await query('delete from deals where id = $1', [DEAL]);
      expect(await query('select deal_id from deal_prices')).toEqual([{ deal_id: STAYS }]);
      expect(await refusal(`delete from deal_prices where deal_id = '${DEAL}'`)).toBeNull();
      await query('truncate deals cascade');
      expect(await query('select from deal_prices')).toEqual([]);
    }));
});

describe('deal_prices_told', () => {
  const isLowest = async (query: Query) =>
    (await query('select is_lowest_ever from deals order by id')).map((row) => row['is_lowest_ever']);

  it('makes a deal the lowest ever where more was told of, and no longer where less was, each deal for itself (CAT-08)', () =>
    sql.attempt(async ({ query }) => {
      await query(ADD_DEALS, [TOOL, [DEAL, STAYS]]);
      await query('update deals set is_lowest_ever = is_lowest_ever');
      await query('update deals set is_lowest_ever = not is_lowest_ever');
      expect(await isLowest(query)).toEqual([false, false]);
      await log(query, [{ at: day(1), price: 5_900, isTold: true }]);
      expect(await isLowest(query)).toEqual([true, false]);
      await log(query, [{ at: day(2), price: 4_899, isTold: true }]);
      expect(await isLowest(query)).toEqual([false, false]);
    }));

  it('leaves deals alone for entries that nobody told, and where nothing changes (CAT-08)', () =>
    sql.attempt(async ({ query }) => {
      await query(ADD_DEALS, [TOOL, [DEAL]]);
      await addRates(query, [['USD', 1, 1.2]]);
      await query('update deals set is_lowest_ever = not is_lowest_ever');
      const version = () => query('select ctid::text, is_lowest_ever from deals');
      const before = await version();
      await log(query, [{ at: day(1), price: 5_900, isTold: false }]);
      await log(query, [
        { at: day(2), price: 4_900, currency: 'EUR', isTold: true },
        { at: day(3), price: 5_900, isTold: true },
      ]);
      expect(await version()).toMatchObject([{ is_lowest_ever: true }]);
      expect(before).toMatchObject([{ is_lowest_ever: false }]);
    }));
});

describe('deals_price_memory', () => {
  it('has is_lowest_ever follow price, rest and currency of a deal that is changed, whatever is written (CAT-08)', () =>
    sql.attempt(async ({ query }) => {
      await query(ADD_DEALS, [TOOL, [DEAL]]);
      const after = async (change: string) =>
        (await query(`update deals set ${change} returning is_lowest_ever`))[0]?.['is_lowest_ever'];
      const steps: [change: string, isLowest: boolean][] = [
        ['price_minor = 4800', true],
        ['price_minor = 4950', false],
        ['price_minor = 4800', true],
        ['is_lowest_ever = false', true],
        ['price_rest = 1', false],
        ['is_lowest_ever = true', false],
        ['price_rest = 0', true],
        [`currency = 'EUR'`, false],
        // Whether that was less is not known.
        [`currency = 'USD', price_minor = 4799`, false],
      ];
      for (const [change, isLowestEver] of steps) expect([change, await after(change)]).toEqual([change, isLowestEver]);
      await query(`insert into exchange_rates (currency, day, per_euro) values ('USD', current_date, 1.2)`);
      expect(await after('price_minor = 4700')).toBe(true);
    }));

  it('announces by how much a price is below the lowest of the 30 days before it began, never below a list price (CAT-14)', () =>
    sql.attempt(async ({ query }) => {
      await query(ADD_DEALS, [TOOL, [DEAL]]);
      const after = async (change: string) =>
        (
          await query(
            `update deals set ${change} returning discount_percentage as percent, price_memory #>> '{lowestBefore,price}' as low, price_memory #>> '{previous,price}' as previous`,
          )
        ).map((row) => Object.values(row))[0];
      const steps: [change: string, percent: number, low: string | null, previous: string | null][] = [
        ['base_price_minor = 999900', 0, null, null],
        ['price_minor = 4410', 10, '49', '49'],
        ['discount_percentage = 95, price_memory = null', 10, '49', '49'],
        ['base_price_minor = 4410', 10, '49', '49'],
        ['price_minor = 4410, title = title', 10, '49', '49'],
        ['base_price_minor = 9900, price_minor = 4900', 0, '44.1', '44.1'],
        ['price_minor = 4400', 0, '44.1', '49'],
        ['price_minor = 0', 100, '44', '44'],
        ['price_minor = 1', 0, '0', '0'],
        [`currency = 'EUR', price_minor = 1`, 0, null, '0.01'],
      ];
      for (const [change, ...memory] of steps) expect([change, await after(change)]).toEqual([change, memory]);
    }));

  it('announces nothing from a price of another currency, nor below one that was lower by the rates of its day (CAT-14)', () =>
    sql.attempt(async ({ query }) => {
      await query(ADD_DEALS, [TOOL, [DEAL]]);
      const after = async (change: string) =>
        Object.values(
          (
            await query(
              `update deals set ${change} returning discount_percentage as percent, price_memory #>> '{lowestBefore,price}' as low,
                 (price_memory #>> '{otherCurrencies,lowestBefore,compared}')::float8 as compared`,
            )
          )[0] ?? {},
        );
      await query(`update deals set currency = 'EUR'`);
      // In euros it was 49 before: no reduction to 39 dollars is announced from 59, as long as nobody knows.
      await query(`update deals set currency = 'USD', price_minor = 5900`);
      expect(await after('price_minor = 3900')).toEqual([0, null, null]);
      await query(`insert into exchange_rates (currency, day, per_euro) values ('USD', current_date, 1.125)`);
      expect(await after('price_memory = null')).toEqual([20, '49', 55.125]);
      await query('update exchange_rates set per_euro = 0.9');
      expect(await after('price_memory = null')).toEqual([0, null, 44.1]);
    }));

  it('is begun with a deal, from when it is asked; empty where it never is (CAT-14)', () =>
    sql.attempt(async ({ query }) => {
      await query(ADD_DEALS, [TOOL, [DEAL]]);
      const add = (id: string, starts: string, ends: string | null) =>
        query(
          `insert into deals (id, slug, tool_id, title, category, base_price_minor, price_minor, currency, starts_at, ends_at, discount_percentage)
           values ($1::uuid, $1::text, $2, 'A deal', 'ai', 9900, 4900, 'USD', $3, $4, 50) returning discount_percentage as percent, price_memory as memory`,
          [id, TOOL, starts, ends],
        );
      const memory = {
        since: '2999-01-01T00:00:00.000Z',
        lowestBefore: null,
        previous: null,
        lowestOfYear: null,
        steps: [['2999-01-01', null, 49]],
      };
      expect(await add(idOf(13), '2999-01-01Z', null)).toEqual([{ percent: 0, memory }]);
      expect(await add(idOf(14), '2020-01-01Z', '2020-02-01Z')).toEqual([{ percent: 0, memory: {} }]);
      const [{ since, now } = {}] = await query(
        `select (price_memory ->> 'since')::timestamptz as since, clock_timestamp() as now from deals where id = $1`,
        [DEAL],
      );
      expect(Math.abs(Number(now) - Number(since))).toBeLessThan(60_000);
    }));
});

describe('price_memory', () => {
  const HOUR = 3_600_000;
  const BEGIN = Date.parse('2026-01-01T00:00:00Z');
  const at = (hour: number) => new Date(BEGIN + hour * HOUR).toISOString();

  interface Entry {
    at: number;
    price: number;
    currency: string;
    starts: number;
    ends: number | null;
    isTold: boolean;
  }

  /** The last one known of the 30 days before. */
  const rateOn = (atDay: number) =>
    Array.from({ length: 30 }, (_, n) => (n > atDay ? null : dollars(atDay - n))).find((rate) => rate !== null) ?? null;

  const isSame = (one?: Entry, other?: Entry) => one?.price === other?.price && one?.currency === other?.currency;

  /** Value of a euro in dollars on a day of that year; null: nobody knows. */
  const dollars = (atDay: number): number | null => (Math.floor(atDay / 40) % 2 === 0 ? 1 + (atDay % 40) / 100 : null);

  /** Calculates hour by hour what the function says. */
  function byHours(entries: readonly Entry[], hours: number) {
    const today = entries.at(-1);
    const asked = Array.from({ length: hours }, (_, hour) => {
      const entry = entries.findLast((one) => one.at <= hour);
      return entry && entry.starts <= hour && hour < (entry.ends ?? Infinity) ? entry : undefined;
    });
    const last = asked.findLastIndex((entry) => entry);
    if (last < 0 || !isSame(asked[last], today)) return null;
    let since = last;
    while (since > 0 && isSame(asked[since - 1], today)) since -= 1;
    /** In today's currency, by the rates of the day on which it was asked last. */
    const compared = asked.slice(0, since).map((entry, hour) => {
      if (!entry || entry.currency === today?.currency || entry.price === 0) return entry && entry.price / 100;
      let end = hour + 1;
      while (end < since && isSame(asked[end], entry)) end += 1;
      const rate = rateOn(Math.floor(end / 24));
      if (rate === null) return null;
      return entry.currency === 'EUR' ? ((entry.price / 100) * rate) / 1 : ((entry.price / 100) * 1) / rate;
    });
    const month = Math.max(0, since - 30 * 24);
    const low = compared.slice(month).some((price) => price === null)
      ? null
      : Math.min(
          ...compared
            .slice(month)
            .filter((price) => price !== undefined)
            .map(Number),
        );
    const isOwn = (hour: number) => asked[hour]?.currency === today?.currency;
    const lowHours = compared.flatMap((price, hour) => (hour >= month && price === low ? [hour] : []));
    const previous = asked.slice(0, since).findLastIndex((entry) => entry && !isSame(entry, today));
    const own = asked.slice(0, since).map((entry) => (entry?.currency === today?.currency ? entry?.price : undefined));
    const cheapest = Math.min(...own.filter((price) => price !== undefined));
    const lastCheapest = own.lastIndexOf(cheapest);
    return {
      since: at(since),
      lowestOfYear: lastCheapest < 0 ? null : [cheapest / 100, at(lastCheapest + 1)],
      lowest: low !== null && lowHours.length > 0 && lowHours.every(isOwn) ? low : null,
      previous: previous < 0 ? null : [(asked[previous]?.price ?? 0) / 100, asked[previous]?.currency],
    };
  }

  it('is what the log says hour by hour, over random histories with gaps, ends and two currencies (CAT-14)', () =>
    sql.attempt(async ({ query }) => {
      await addUnlogged(query);
      await addRates(
        query,
        Array.from({ length: 130 }, (_, n) => n).flatMap((n) => {
          const rate = dollars(n);
          return rate === null ? [] : [['USD', n + 1, rate] as const];
        }),
      );
      let seed = 29;
      const below = (limit: number) => {
        seed = (seed * 48_271) % 2_147_483_647;
        return seed % limit;
      };
      const HOURS = 120 * 24;
      const [real, expected]: [unknown[], unknown[]] = [[], []];
      for (let n = 0; n < 250; n += 1) {
        const times = [...new Set(Array.from({ length: 1 + below(7) }, () => below(HOURS)))].toSorted((a, b) => a - b);
        const entries = times.map((time): Entry => {
          const starts = below(3) === 0 ? time + below(400) : 0;
          return {
            at: time,
            price: [0, 900, 1_900, 2_900][below(4)] ?? 0,
            currency: below(5) === 0 ? 'EUR' : 'USD',
            starts,
            ends: below(3) === 0 ? Math.max(time, starts) + below(900) : null,
            isTold: false,
          };
        });
        // Entries to come are in another test.
        if (entries.some(({ starts, ends }) => starts >= HOURS || (ends ?? 0) >= HOURS)) continue;
        const today = entries.at(-1);
        await query('delete from deal_prices');
        await log(
          query,
          entries.map((entry) => ({
            ...entry,
            at: at(entry.at),
            startsAt: at(entry.starts),
            endsAt: entry.ends === null ? null : at(entry.ends),
          })),
        );
        const rows = await query(
          `select m ->> 'since' as since, (m #>> '{lowestBefore,price}')::float8 as lowest, m -> 'previous' as previous, m -> 'lowestOfYear' as cheapest
           from price_memory($1, $2, $3, 0::smallint, $4, $5) m where m is not null`,
          [DEAL, today?.currency, today?.price, at(today?.starts ?? 0), today?.ends == null ? null : at(today.ends)],
        );
        const [row] = rows;
        const previous = row?.['previous'] as { price: number; currency: string } | null;
        const cheapest = row?.['cheapest'] as { price: number; until: string } | null;
        real.push(
          row
            ? {
                since: row['since'],
                lowestOfYear: cheapest && [cheapest.price, cheapest.until],
                lowest: row['lowest'],
                previous: previous && [previous.price, previous.currency],
              }
            : null,
        );
        expected.push(byHours(entries, HOURS));
      }
      expect(real.length).toBeGreaterThan(150);
      expect(real).toEqual(expected);
    }));

  it('says where what it goes by was only told, and is null where it is never asked (CAT-14)', () =>
    sql.attempt(async ({ query }) => {
      await addUnlogged(query);
      await log(query, [
        { at: day(1), price: 5_900, isTold: true },
        { at: day(20), price: 4_900, isTold: true },
        { at: day(22), price: 4_900 },
      ]);
      const memory = async (minor: number, ends: string | null = null) =>
        (
          await query(`select price_memory($1, 'USD', $2, 0::smallint, '2020-01-01Z', $3) as it`, [DEAL, minor, ends])
        )[0]?.['it'];
      expect(await memory(4_900)).toEqual({
        since: '2026-01-20T00:00:00.000Z',
        lowestBefore: { price: 59, isTold: true },
        previous: { price: 59, currency: 'USD' },
        lowestOfYear: { price: 59, until: '2026-01-20T00:00:00.000Z' },
        steps: [
          ['2026-01-01', '2026-01-20', 59],
          ['2026-01-20', null, 49],
        ],
      });
      expect(await memory(3_900)).toMatchObject({ previous: { price: 49 } });
      expect(await memory(3_900, '2026-01-25Z')).toBeNull();
    }));
});

describe('euro_rate', () => {
  it('is the last of a month, 1 of the euro itself, and otherwise unknown (CAT-14)', () =>
    sql.attempt(async ({ query }) => {
      await addRates(query, [
        ['USD', 3, 1.1],
        ['USD', 5, 1.2],
      ]);
      const rate = async (code: string, n: number) =>
        (await query(`select euro_rate($1, date '2025-12-31' + $2::int) as it`, [code, n]))[0]?.['it'];
      const rates = [];
      for (const n of [2, 3, 4, 5, 34, 35]) rates.push(await rate('USD', n));
      expect(rates).toEqual([null, 1.1, 1.1, 1.2, 1.2, null]);
      expect([await rate('EUR', 2), await rate('KWD', 5)]).toEqual([1, null]);
    }));
});

describe('converted_price', () => {
  it('is a price in another currency by the rates of a day, and null without any (CAT-14)', () =>
    sql.attempt(async ({ query }) => {
      await addRates(query, [
        ['USD', 3, 1.25],
        ['KWD', 3, 0.5],
      ]);
      const converted = async (price: number, from: string, to: string, n = 3) =>
        (
          await query(`select converted_price($1, $2, $3, date '2025-12-31' + $4::int) as it`, [price, from, to, n])
        )[0]?.['it'];
      expect([
        await converted(40, 'EUR', 'USD'),
        await converted(50, 'USD', 'EUR'),
        await converted(5, 'KWD', 'USD'),
        await converted(5, 'USD', 'USD', 1),
        await converted(0, 'JPY', 'USD'),
        await converted(5, 'JPY', 'USD'),
        await converted(5, 'EUR', 'USD', 2),
      ]).toEqual([50, 40, 12.5, 5, 0, null, null]);
    }));
});

describe('reduction_percentage', () => {
  it.each([
    [1_900, 29, 34],
    [2_900, 29, 0],
    [3_900, 29, 0],
    [2_899, 29, 0],
    [2_871, 29, 1],
    [1, 1_000, 99],
    [0, 29, 100],
    [0, 0, 0],
    [1_900, null, 0],
  ])('of %d hundredths after %s is %d (CAT-14)', async (minor, low, percent) => {
    const memory = JSON.stringify({ lowestBefore: low === null ? null : { price: low } });
    expect(await sql.query('select reduction_percentage($1, 0::smallint, $2) as it', [minor, memory])).toEqual([
      { it: percent },
    ]);
  });
});

describe('major_price', () => {
  it('is exact, also of a currency with three decimals (CAT-14)', async () => {
    expect(
      await sql.query('select major_price(4900, 0::smallint) as usd, major_price(1234, 50::smallint) as kwd'),
    ).toEqual([{ usd: 49, kwd: 12.345 }]);
  });
});

describe('is_lowest_ever', () => {
  it('is what has cost more before, in this currency and while the deal ran, and never less (CAT-08)', () =>
    sql.attempt(async ({ query }) => {
      await addUnlogged(query);
      const cases: [of: string, entries: Logged[], isLowest: boolean][] = [
        ['nothing', [], false],
        ['the same', [{ at: day(1), price: 4_900, rest: 5 }], false],
        ['more', [{ at: day(1), price: 4_901 }], true],
        ['a rest more', [{ at: day(1), price: 4_900, rest: 6 }], true],
        ['less', [{ at: day(1), price: 4_899, rest: 99 }], false],
        [
          'more and less',
          [
            { at: day(1), price: 5_900 },
            { at: day(2), price: 3_900 },
          ],
          false,
        ],
        [
          'more and the same',
          [
            { at: day(1), price: 5_900 },
            { at: day(2), price: 4_900, rest: 5 },
          ],
          true,
        ],
        [
          'more and a rest less',
          [
            { at: day(1), price: 5_900 },
            { at: day(2), price: 4_900, rest: 4 },
          ],
          false,
        ],
        ['more in another currency', [{ at: day(1), price: 5_900, currency: 'EUR', endsAt: day(2) }], false],
        [
          'less in another currency by the rates of its last day',
          [
            { at: day(1), price: 5_900 },
            { at: day(2), price: 4_400, currency: 'EUR', endsAt: day(4) },
          ],
          false,
        ],
        [
          'more in another currency by the rates of its last day',
          [
            { at: day(1), price: 5_900 },
            { at: day(2), price: 4_400, currency: 'EUR', endsAt: day(6) },
          ],
          true,
        ],
        [
          'what cannot be compared',
          [
            { at: day(1), price: 5_900 },
            { at: day(2), price: 9_900, currency: 'KWD', endsAt: day(6) },
          ],
          false,
        ],
        [
          'nothing in a currency without rates',
          [
            { at: day(1), price: 5_900 },
            { at: day(2), price: 0, currency: 'KWD', endsAt: day(6) },
          ],
          false,
        ],
        [
          'less that never applied',
          [
            { at: day(1), price: 5_900 },
            { at: day(2), price: 1, endsAt: day(2) },
            { at: day(3), price: 5_900 },
          ],
          true,
        ],
        ['more that has not begun', [{ at: day(1), price: 5_900, startsAt: '2999-01-01' }], false],
        [
          'less that is to come',
          [
            { at: day(1), price: 5_900 },
            { at: '2999-01-01', price: 1 },
          ],
          true,
        ],
      ];
      await addRates(query, [
        ['USD', 3, 1.1],
        ['USD', 5, 1.2],
      ]);
      const answers = [];
      for (const [of, entries] of cases) {
        await query('delete from deal_prices');
        await log(query, entries);
        const rows = await query(`select is_lowest_ever($1, 'USD', 4900, 5::smallint) as it`, [DEAL]);
        answers.push([of, entries, rows[0]?.['it']]);
      }
      expect(answers).toEqual(cases);
      expect(
        await query(
          `select is_lowest_ever(null, 'USD', 1, 0::smallint) as none, is_lowest_ever($1, null, 1, 0::smallint) as unknown`,
          [DEAL],
        ),
      ).toEqual([{ none: false, unknown: false }]);
    }));
});

describe('log_deal_prices', () => {
  const logged = async (query: Query) =>
    (
      await query(
        `select price_minor, price_rest, base_price_minor, base_price_rest, currency, is_told from deal_prices where deal_id = $1 order by at`,
        [DEAL],
      )
    ).map((row) => Object.values(row));

  it('keeps every change of price, regular price and currency, whoever makes it, and nothing else (CAT-08)', () =>
    sql.attempt(async ({ query }) => {
      await query(ADD_DEALS, [TOOL, [DEAL]]);
      await query(`update deals set price_minor = 3900`);
      await query(`update deals set base_price_minor = 30000, base_price_rest = 7`);
      await query(`update deals set title = 'Another', rating_count = 3, price_minor = price_minor`);
      await query(`update deals set currency = 'KWD', price_rest = 50`);
      await query(
        `insert into deals (id, slug, tool_id, title, category, base_price_minor, price_minor, currency)
         select id, slug, tool_id, title, category, 30000, 2900, 'KWD' from deals
         on conflict (id) do update set price_minor = excluded.price_minor, price_rest = 0`,
      );
      expect(await logged(query)).toEqual([
        [4_900, 0, 9_900, 0, 'USD', false],
        [3_900, 0, 9_900, 0, 'USD', false],
        [3_900, 0, 30_000, 7, 'USD', false],
        [3_900, 50, 30_000, 7, 'KWD', false],
        [2_900, 0, 30_000, 7, 'KWD', false],
      ]);
    }));

  it('keeps when a deal begins and ends, and that it does no more (CAT-08)', () =>
    sql.attempt(async ({ query }) => {
      await query(ADD_DEALS, [TOOL, [DEAL]]);
      for (const change of [
        `starts_at = '2026-01-01Z'`,
        `ends_at = '2026-02-01Z'`,
        'ends_at = null',
        'ends_at = ends_at',
      ])
        await query(`update deals set ${change}`);
      const rows = await query('select starts_at, ends_at from deal_prices order by at');
      const starts = new Date('2026-01-01T00:00:00Z');
      expect(rows.slice(1)).toEqual([
        { starts_at: starts, ends_at: null },
        { starts_at: starts, ends_at: new Date('2026-02-01T00:00:00Z') },
        { starts_at: starts, ends_at: null },
      ]);
    }));

  it('puts an entry right behind the last where the clock was set back (CAT-08)', () =>
    sql.attempt(async ({ query }) => {
      await query(ADD_DEALS, [TOOL, [DEAL]]);
      await log(query, [{ at: '2999-01-01T00:00:00Z', price: 100 }]);
      await query('update deals set price_minor = 200');
      expect(
        await query(
          `select at - '2999-01-01Z' = interval '1 microsecond' as "isNext", price_minor from deal_prices order by at desc limit 1`,
        ),
      ).toEqual([{ isNext: true, price_minor: 200 }]);
    }));

  it('holds each price once and in order when 20 change it at once (CAT-08)', async () => {
    await sql.query(ADD_DEALS, [TOOL, [DEAL]]);
    const prices = Array.from({ length: 20 }, (_, n) => 4_000 - n);
    await Promise.all(
      prices.map((price) => sql.query('update deals set price_minor = $2 where id = $1', [DEAL, price])),
    );
    const rows = (await logged(sql.query)).map(([price]) => Number(price));
    expect(rows.toSorted((a, b) => b - a)).toEqual([4_900, ...prices]);
    expect(await sql.query('select price_minor from deals')).toEqual([{ price_minor: rows.at(-1) }]);
    await sql.query('delete from deals; delete from tools');
  });

  it('takes 2,000 changes of one statement by its key, none by reading from end to end (CAT-08, T41)', () =>
    sql.attempt(async ({ query }) => {
      // Earlier transactions of this connection would be counted, too.
      for (const text of ['rollback', 'select pg_stat_force_next_flush()', 'begin']) await query(text);
      const ids = Array.from({ length: 2_000 }, (_, n) => idOf(1_000 + n));
      await query(ADD_DEALS, [TOOL, ids]);
      await query('update deals set price_minor = price_minor - 1');
      // Counts this transaction alone, because some of the others are counted late. Each deal has its first price and
      // the new one.
      expect(
        await query(
          `select seq_tup_read::int as read, n_tup_ins::int as logged from pg_stat_xact_user_tables where relname = 'deal_prices'`,
        ),
      ).toEqual([{ read: 0, logged: 4_000 }]);
    }));
});
