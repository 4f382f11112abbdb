import type { Database, Db } from '@onceware/db/client';
import type { Services } from '#kernel/services.ts';
import * as repo from './kept-deals.repo.ts';

type Telling = Pick<Services, 'notifier'> & { database: Database };

/** Deals that are looked for at once, pairs of a member and a deal in one transaction, and those that one statement tells. */
const DEALS_FOUND = 20_000;
const KEEPERS_AT_ONCE = 20_000;
const MEMBERS_AT_ONCE = 1_000;

const FIRST = '00000000-0000-0000-0000-000000000000';

/** Cuts deals into parts with so many keepers together, or one deal that has more. */
function* slicesOf(deals: readonly repo.KeptDeal[]): Generator<string[]> {
  let [slice, keepers]: [string[], number] = [[], 0];
  for (const deal of deals) {
    if (slice.length > 0 && keepers + deal.keepers > KEEPERS_AT_ONCE) {
      yield slice;
      [slice, keepers] = [[], 0];
    }
    slice.push(deal.id);
    keepers += deal.keepers;
  }
  if (slice.length > 0) yield slice;
}

/** Does the work for some deals at a time, each time in a transaction. Ends early where another process is at it. */
async function inSlices(
  { database }: Telling,
  find: (db: Db, after: string, limit: number) => Promise<repo.KeptDeal[]>,
  work: (tx: Db, dealIds: readonly string[]) => Promise<void>,
  signal: AbortSignal,
): Promise<boolean> {
  for (let after: string | undefined = FIRST; after !== undefined;) {
    const found: repo.KeptDeal[] = await find(database.db, after, DEALS_FOUND);
    for (const slice of slicesOf(found)) {
      if (signal.aborted) return false;
      const isDone = await database.transaction(async (tx) => {
        if (!(await repo.takeKeptDealsLock(tx))) return false;
        await work(tx, slice);
        return true;
      });
      if (!isDone) return false;
    }
    after = found.length === DEALS_FOUND ? found.at(-1)?.id : undefined;
  }
  return true;
}

/**
 * Tells members that deals they keep became cheaper, as cheap as never, or are back (NOTE-02). Looks at what the log of prices says
 * has changed since the last run, so that an import pays nothing for it; a price that goes up and down is told once.
 */
export async function tellKeptDealPrices(services: Telling, signal: AbortSignal): Promise<void> {
  const { db } = services.database;
  const window = await repo.nextWindow(db);
  const isDone = await inSlices(
    services,
    (from, after, limit) => repo.findChangedDeals(from, window, { after, limit }),
    async (tx, dealIds) => {
      for await (const keepers of repo.walkPrices(tx, dealIds, window, MEMBERS_AT_ONCE)) {
        for (const what of ['back', 'lowest', 'cheaper'] as const)
          await services.notifier.notifyEach(
            tx,
            `deal_${what}`,
            keepers
              .filter((keeper) => keeper.what === what)
              .map(({ userId, dealId, at, price, before, currency }) => ({
                to: userId,
                subjectId: dealId,
                key: at,
                group: 'kept',
                data: { price, before: before ?? price, currency },
              })),
          );
        await repo.rememberPrices(tx, keepers);
      }
    },
    signal,
  );
  if (isDone) await repo.setWindow(db, window.until);
}

/** Tells members that deals they keep end within three days, or have ended (NOTE-02): many of them in one line. */
export async function tellKeptDealEnds(services: Telling, signal: AbortSignal): Promise<void> {
  for (const { kind, find, walk } of [
    { kind: 'deal_ends_soon', find: repo.findEndingDeals, walk: repo.walkEnding },
    { kind: 'deal_ended', find: repo.findEndedDeals, walk: repo.walkEnded },
  ] as const)
    await inSlices(
      services,
      find,
      async (tx, dealIds) => {
        for await (const keepers of walk(tx, dealIds, MEMBERS_AT_ONCE))
          await services.notifier.notifyEach(
            tx,
            kind,
            keepers.map(({ userId, dealId, at }) => ({
              to: userId,
              subjectId: dealId,
              key: at,
              group: 'kept',
              data: {},
            })),
          );
      },
      signal,
    );
}
