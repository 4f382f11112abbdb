import type { z } from 'zod';
import type { Permitted } from '#kernel/require-permission.ts';
import type { Call } from '#kernel/call.ts';
import { storable } from '../ref.ts';
import type { MostClicked, seenInput } from './outbound-links.contract.ts';
import { leavingTo } from './affiliate.ts';
import { findMostClicked, findTarget } from './outbound-links.repo.ts';
import { countVisit } from './visits.service.ts';
import type { Services } from '#kernel/services.ts';

/**
 * Finds the address for a visitor who wants this deal: only ever one of the catalogue's, with the operator's
 * parameters. Null: there is no such deal, or no address for it. An ended deal leads on; its page says that it ended.
 */
export async function leaveFor(
  { database, affiliate }: Pick<Services, 'database' | 'affiliate'>,
  { slug }: { slug: string },
): Promise<{ dealId: string; url: string } | null> {
  const target = await findTarget(database.db, storable(slug));
  const leaving = leavingTo(target?.url ?? null, affiliate);
  return target && leaving ? { dealId: target.id, url: leaving.url } : null;
}

/**
 * Counts that the caller looks at a deal's page (CAT-11). A deal that is not public is left out when it is written.
 * @throws too_many_requests
 */
export const countView = (call: Call, { dealId }: z.output<typeof seenInput>): Promise<void> =>
  countVisit(call, 'views', dealId);

const DAYS = 30;
const DEALS_MAX = 20;

/** For staff: the deals that most visitors left for in the last `days`, most first. */
export const listMostClicked = async ({ database }: Permitted<'admin.catalog'>): Promise<MostClicked> => ({
  days: DAYS,
  deals: await findMostClicked(database.db, { days: DAYS, limit: DEALS_MAX }),
});
