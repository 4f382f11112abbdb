import type { Db } from '@onceware/db/client';
import type { FacetsInput } from '#catalog/catalog.contract.ts';
import { type Compared, compareIn, currencyOf, hasPriceFilter } from '#catalog/search/compared.ts';
import { readPrices } from '#catalog/search/query-prices.ts';
import type { Services } from '#kernel/services.ts';
import { noteSearchRead } from '../watches.repo.ts';
import { storedSearch } from '../watches.service.ts';
import { finishChanges, gatherChanges, sweepEndingSoon, takeWatchLock } from './changes.repo.ts';
import { matchPrices } from './prices.repo.ts';
import { matchOf } from './search-match.ts';
import { type AskedSearch, findSearches, findWatchers, matchSearches, type StoredSearch } from './searches.repo.ts';

type Matching = Pick<Services, 'database' | 'notifier'>;

/** Changes of one transaction: what a process that is killed leaves to be done again. */
const CHANGES_AT_ONCE = 10_000;
const SEARCHES_AT_ONCE = 500;
/** Searches of one transaction whose words are read anew. */
const READ_AT_ONCE = 200;

const FIRST = '00000000-0000-0000-0000-000000000000';

/**
 * Tells members of deals that came or changed as they wish, each once (docs/decisions/066-watches.md). Any process may do it at
 * any time; while one does, the others have nothing to do. Killed half-way, it is all done again.
 */
export async function matchWatches({ database, notifier }: Matching, signal: AbortSignal): Promise<void> {
  for (let changes = CHANGES_AT_ONCE; changes === CHANGES_AT_ONCE;) {
    if (signal.aborted) return;
    changes = await database.transaction((tx) => matchSome({ tx, notifier }, signal));
  }
}

async function matchSome(
  { tx, notifier }: { tx: Db } & Pick<Matching, 'notifier'>,
  signal: AbortSignal,
): Promise<number> {
  if (!(await takeWatchLock(tx))) return 0;
  await sweepEndingSoon(tx);
  const { changes, last } = await gatherChanges(tx, CHANGES_AT_ONCE);
  if (changes === 0) return 0;
  for (const { dealId, price, currency, since, userIds } of await matchPrices(tx)) {
    signal.throwIfAborted();
    const key = [dealId, price, currency, since].join(' ');
    await notifier.notify(
      tx,
      { kind: 'watchedPrice', subjectId: dealId, key, group: dealId, data: { price, currency } },
      userIds,
    );
  }
  await tellSearches({ tx, notifier }, last, signal);
  await finishChanges(tx);
  return changes;
}

async function tellSearches(
  { tx, notifier }: { tx: Db } & Pick<Matching, 'notifier'>,
  last: string,
  signal: AbortSignal,
): Promise<void> {
  const compared = new Map<string | null, Compared>();
  let read = 0;
  for (let after: string | undefined = FIRST; after !== undefined;) {
    signal.throwIfAborted();
    const searches: StoredSearch[] = await findSearches(tx, after, SEARCHES_AT_ONCE);
    for (const one of searches) {
      if (!one.isOld || read >= READ_AT_ONCE) continue;
      read += 1;
      one.match = await matchOf(tx, storedSearch(one.search));
      await noteSearchRead(tx, one.key, one.match);
    }
    const asked = [];
    for (const one of searches) asked.push(await toAsked(tx, compared, one));
    const found = await matchSearches(tx, asked);
    const watchers =
      found.length > 0
        ? await findWatchers(
            tx,
            found.map(({ key }) => key),
          )
        : new Map<string, string[]>();
    for (const { key, found: count, dealId } of found)
      await notifier.notify(
        tx,
        { kind: 'watchedSearch', subjectId: key, key: `${key} ${last}`, group: key, data: { dealId, found: count } },
        watchers.get(key) ?? [],
      );
    after = searches.length === SEARCHES_AT_ONCE ? searches.at(-1)?.key : undefined;
  }
}

/** Bounds as the catalogue compares prices today; currencies are asked for once each. */
async function toAsked(
  tx: Db,
  known: Map<string | null, Compared>,
  { key, search, match }: StoredSearch,
): Promise<AskedSearch> {
  const input: FacetsInput = storedSearch(search);
  const { understood } = input.plain ? { understood: [] } : readPrices(input.q);
  const priced = { ...input, understood };
  let prices: ReturnType<Compared['within']> | null = null;
  if (hasPriceFilter(priced)) {
    const currency = currencyOf(priced);
    const compared = known.get(currency) ?? (await compareIn(tx, currency));
    known.set(currency, compared);
    prices = compared.within(priced);
  }
  return {
    key,
    match,
    categories: input.categories.length > 0 ? input.categories : null,
    minDiscount: input.minDiscount ?? null,
    minRating: input.minRating ?? null,
    endingSoon: input.endingSoon || null,
    ended: input.ended,
    codes: prices && prices.map(({ code }) => code),
    lows: prices && prices.map(({ low }) => low),
    highs: prices && prices.map(({ high }) => high),
  };
}
