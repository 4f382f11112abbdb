import type { Permitted } from '#access/require-permission.ts';
import type { Services } from '#services.ts';
import { storable } from '../ref.ts';
import { leavingTo } from './affiliate.ts';
import { type ClickedDeal, findMostClicked, findTarget } from './go.repo.ts';
import { goLimits } from './go.limits.ts';

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

/** For staff: the deals that most visitors left for lately, most first. */
export const listMostClicked = ({ database }: Permitted<'admin.catalog'>): Promise<ClickedDeal[]> =>
  findMostClicked(database.db, goLimits);
