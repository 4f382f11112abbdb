import type { z } from 'zod';
import type { Permitted } from '#access/require-permission.ts';
import type { Services } from '#services.ts';
import { storable } from '../ref.ts';
import type { seenInput } from './go.contract.ts';
import { leavingTo } from './affiliate.ts';
import { type ClickedDeal, findMostClicked, findTarget } from './go.repo.ts';

/**
 * Where a visitor who wants this deal is led: only ever an address of the catalogue's, with the operator's parameters. Null:
 * there is no such deal, or nowhere to send anybody. An ended deal leads on; its page says that it ended.
 */
export async function leaveFor(
  { database, affiliate, clicks }: Pick<Services, 'database' | 'affiliate' | 'clicks'>,
  { slug, isCounted }: { slug: string; isCounted: boolean },
): Promise<string | null> {
  const target = await findTarget(database.db, storable(slug));
  const leaving = leavingTo(target?.url ?? null, affiliate);
  if (!target || !leaving) return null;
  if (isCounted) clicks.count(target.id);
  return leaving.url;
}

/** Counts that somebody looks at a deal's page, and nothing of who (CAT-11). One that is not there is left out when it is written. */
export function countView({ clicks }: Pick<Services, 'clicks'>, { dealId }: z.output<typeof seenInput>): void {
  clicks.count(dealId, 'views');
}

const DAYS = 30;
const DEALS_MAX = 20;

/** For staff: the deals that most visitors left for in the last `days`, most first. */
export const listMostClicked = async ({
  database,
}: Permitted<'admin.catalog'>): Promise<{ days: number; deals: ClickedDeal[] }> => ({
  days: DAYS,
  deals: await findMostClicked(database.db, { days: DAYS, limit: DEALS_MAX }),
});
