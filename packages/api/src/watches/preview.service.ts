import type { z } from 'zod';
import { searchDeals } from '#catalog/search/search.service.ts';
import type { Call } from '#kernel/call.ts';
import { toColumns } from '#kernel/money/money.ts';
import { findPricePreview } from './preview.repo.ts';
import { normalSearch } from './search-key.ts';
import type { previewWatchInput, WatchPreview } from './watches.contract.ts';
import { watchLimits } from './watches.limits.ts';
import { requireShown } from './watches.service.ts';

const DAY_MS = 24 * 3_600_000;

/** Lists what a watch would have told in the last days, before it is saved. @throws not_found */
export async function previewWatch(
  call: Pick<Call, 'actor' | 'database'>,
  { subject, wish }: z.output<typeof previewWatchInput>,
): Promise<WatchPreview> {
  const { db } = call.database;
  await requireShown(db, subject);
  const max = watchLimits.previewMax;
  if (subject.kind === 'search') {
    // The catalogue's own list, the newest first: what began within the days is what would have been told.
    const search = normalSearch(subject.search);
    const { items } = await searchDeals(call, { ...search, sort: search.ended ? 'ending' : 'newest', limit: max + 1 });
    const from = Date.now() - watchLimits.previewDays * DAY_MS;
    const at = ({ startsAt, endsAt }: (typeof items)[number]) => (search.ended && endsAt ? endsAt : startsAt);
    const found = items.filter((deal) => Date.parse(at(deal)) >= from);
    return {
      found: found.slice(0, max).map((deal) => ({
        deal: { slug: deal.slug, title: deal.title },
        price: deal.price,
        currency: deal.currency,
        at: at(deal),
      })),
      isMore: found.length > max,
      now: null,
    };
  }
  const { minor, rest } = wish ? toColumns(wish.amount) : { minor: null, rest: 0 };
  const { found, now } = await findPricePreview(
    db,
    subject.kind === 'deal' ? { dealId: subject.id } : { toolId: subject.id },
    { wishMinor: minor, wishRest: rest, wishCurrency: wish?.currency ?? null },
  );
  return { found: found.slice(0, max), isMore: found.length > max, now };
}
