import type { Listener } from '#platform/listening/listen.ts';
import type { Call } from '#kernel/call.ts';
import { createStoredAnswers, type StoredAnswers } from '../stored/stored-answers.ts';
import { checkVersion, type Versioned } from '../stored/version.repo.ts';
import { type DealDetailRow, findDealDetail } from './deal.repo.ts';

declare module '#kernel/services.ts' {
  interface Services {
    storedDeals: StoredDeals;
  }
}

interface StoredDeal extends Versioned {
  /** A `DealDetailRow` as JSON, so that its size is known and nobody changes what others get; null: there is no such deal. */
  json: string | null;
}

export type StoredDeals = StoredAnswers<StoredDeal>;

const MAX_BYTES = 8 * 1024 * 1024;
/** Time after which words that became rare or common, and other tools' deals that begin, count among the similar deals. */
const KEPT_MS = 60_000;

/** Stores what the pages of deals show (docs/decisions/064-stored-deals.md). */
export const createStoredDeals = (listener: Pick<Listener, 'on'>, { maxBytes = MAX_BYTES } = {}): StoredDeals =>
  createStoredAnswers({ listener, maxBytes, bytesOf: ({ json }) => json?.length ?? 0, keptMs: KEPT_MS });

/**
 * Reads what a deal's page shows: the stored answer, if the database says that the catalogue has still the version that it
 * was made of and that no deal on it began or ended since. So it is right at once, whoever changed the catalogue.
 *
 * @returns null where everybody may see none
 */
export async function readDealDetail(
  { database, storedDeals }: Pick<Call, 'database' | 'storedDeals'>,
  ref: string,
): Promise<DealDetailRow | null> {
  let checkedAt: string | null = null;
  const { json } = await storedDeals.get(
    ref,
    async () => {
      const found = await findDealDetail(database.db, ref);
      if (!found) return { json: null, version: -1, changesAt: 0, goodUntil: 0 };
      return { json: found.detail, version: found.version, changesAt: changeOf(found), goodUntil: Infinity };
    },
    async (deal) => {
      checkedAt = await checkVersion(database.db, deal);
      return checkedAt !== null;
    },
  );
  if (json === null) return null;
  const row = JSON.parse(json) as DealDetailRow;
  return checkedAt === null ? row : { ...row, serverTime: checkedAt };
}

/** Finds when a deal of its tool begins or ends next, or a similar or named one ends. */
function changeOf({ detail, nextOfTool }: { detail: string; nextOfTool: number | null }): number {
  const { similar, namedAlternatives } = JSON.parse(detail) as DealDetailRow;
  const running = namedAlternatives.flatMap(({ tool, deal }) => (deal && tool.dealCount > 0 ? [deal] : []));
  const ends = [...similar.map(({ card }) => card), ...running]
    .map(({ endsAt }) => Date.parse(endsAt ?? ''))
    .filter(Number.isFinite);
  return Math.min(nextOfTool ?? Infinity, ...ends);
}
