import { inArray } from 'drizzle-orm';
import type { Db } from '../client.ts';
import { deals } from '../schema/catalog.ts';
import { reviewFlags, reviews, reviewVotes } from '../schema/reviews.ts';
import type { Talker } from './chat/talk.ts';
import data from './demo-reviews.json' with { type: 'json' };
import { before, idAt } from './demo-times.ts';

interface DemoReview {
  by: Talker;
  daysAgo: number;
  stars: number;
  text: string;
  plan?: string;
  months?: number;
  pros?: string[];
  cons?: string[];
  /** Members who find it helpful. */
  helpful?: Talker[];
  /** The vendor's. */
  answer?: string;
  flaggedBy?: Talker[];
}

/** By the slug of the deal. */
const demoReviews = data as Record<string, DemoReview[]>;

/** Adds the demo members' reviews of deals; deals that a catalogue of one's own lacks get none. */
export async function seedReviews(tx: Db, { now, idOf }: { now: Date; idOf: (who: Talker) => string }): Promise<void> {
  const found = await tx
    .select({ id: deals.id, slug: deals.slug, startsAt: deals.startsAt })
    .from(deals)
    .where(inArray(deals.slug, Object.keys(demoReviews)));
  const written = found.flatMap(({ id: dealId, slug, startsAt }) =>
    (demoReviews[slug] ?? []).map(({ by, daysAgo, answer = null, flaggedBy = [], helpful = [], ...said }) => {
      const createdAt = new Date(Math.max(before(now, daysAgo).getTime(), startsAt.getTime()));
      const answered = answer === null ? {} : { answer, answeredAt: now, answeredBy: idOf('ada') };
      const row = { ...said, id: idAt(createdAt), dealId, userId: idOf(by), createdAt, ...answered };
      return { flaggedBy, helpful, row };
    }),
  );
  if (written.length === 0) return;
  await tx.insert(reviews).values(written.map(({ row }) => row));
  const votes = written.flatMap(({ row, helpful }) =>
    helpful.map((who) => ({ reviewId: row.id, userId: idOf(who), createdAt: now })),
  );
  if (votes.length > 0) await tx.insert(reviewVotes).values(votes);
  const flags = written.flatMap(({ row, flaggedBy }) =>
    flaggedBy.map((who) => ({ reviewId: row.id, userId: idOf(who), createdAt: now })),
  );
  if (flags.length > 0) await tx.insert(reviewFlags).values(flags);
}
