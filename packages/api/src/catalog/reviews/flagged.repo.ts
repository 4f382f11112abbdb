import type { Db } from '@onceware/db/client';
import { deals } from '@onceware/db/schema/catalog';
import { reviewFlags, reviews } from '@onceware/db/schema/reviews';
import { and, eq, gte, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { findPeople, holdsText } from '#kernel/table/search.repo.ts';
import type { Slice, Source } from '#kernel/table/table.repo.ts';
import { isoTime } from '#kernel/moments.ts';
import type { FlaggedReview, ReviewFlagStatus } from './reviews.contract.ts';
import { dealOf, hasBought } from './reviews.repo.ts';

interface FlagFilter {
  q: string;
  status: ReviewFlagStatus;
}

const FLAGGERS_SHOWN = 10;

const own = sql`f.review_id = ${reviews.id}`;
const person = sql.raw(`json_build_object('id', u.id, 'name', u.name, 'avatar', u.avatar)`);
const personJson = (is: SQL) => sql<FlaggedReview['author']>`(select ${person} from users u where ${is})`;

/** Order by the last flag, newest first. */
export const flagOrder: SQL[] = [sql`(select max(f.created_at) from review_flags f where ${own})`, sql`${reviews.id}`];

/** @param people those whom `q` may mean, as authors */
function filterFlagged({ q, status }: FlagFilter, people: string[]): SQL | undefined {
  const isOpen = sql`f.settled_at is null`;
  return and(
    sql`${reviews.id} in (select f.review_id from review_flags f ${status === 'open' ? sql`where ${isOpen}` : sql``})`,
    status === 'settled' ? sql`not exists (select from review_flags f where ${own} and ${isOpen})` : undefined,
    // One that its author has deleted is gone, unless staff removed it.
    or(isNull(reviews.deletedAt), isNotNull(reviews.removedAt)),
    q === '' ? undefined : or(holdsText(q, reviews.text), inArray(reviews.userId, people)),
  );
}

async function readFlagged(db: Db, { where, orderBy, limit, offset = 0 }: Slice): Promise<FlaggedReview[]> {
  const ofDeal = (value: SQL) =>
    sql`(select ${value} from reviews r join deals d on d.id = r.deal_id where r.id = ${reviews.id})`;
  return db
    .select({
      id: reviews.id,
      deal: sql<FlaggedReview['deal']>`${ofDeal(dealOf)}`,
      author: personJson(sql`u.id = ${reviews.userId}`),
      stars: reviews.stars,
      text: reviews.text,
      hasBought: sql<boolean>`${ofDeal(hasBought)}`,
      writtenAt: isoTime(reviews.createdAt),
      editedAt: sql<string | null>`${isoTime(reviews.editedAt)}`,
      removedAt: sql<string | null>`${isoTime(reviews.removedAt)}`,
      removedBy: personJson(sql`u.id = ${reviews.removedBy}`),
      removedReason: reviews.removedReason,
      flaggedBy: sql<FlaggedReview['flaggedBy']>`(
        select coalesce(json_agg(p.person), '[]') from (
          select ${person} as person from review_flags f join users u on u.id = f.user_id
          where ${own} order by f.created_at desc, u.id limit ${FLAGGERS_SHOWN}
        ) p)`,
      flagCount: sql<number>`(select count(*)::int from review_flags f where ${own})`,
      flaggedAt: sql<string>`(select ${isoTime(sql`max(f.created_at)`)} from review_flags f where ${own})`,
      settledAt: sql<string | null>`(
        select case when bool_and(f.settled_at is not null) then ${isoTime(sql`max(f.settled_at)`)} end from review_flags f where ${own})`,
      settledBy: sql<FlaggedReview['settledBy']>`(
        select ${person} from review_flags f join users u on u.id = f.settled_by
        where ${own} order by f.settled_at desc nulls last limit 1)`,
    })
    .from(reviews)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset);
}

export const flaggedSource: Source<FlagFilter, FlaggedReview> = {
  table: reviews,
  where: async (db, filter) => filterFlagged(filter, filter.q === '' ? [] : await findPeople(db, filter.q)),
  read: readFlagged,
};

/** @returns which reviews were waiting until now */
export async function settleFlags(tx: Db, ids: string[], by: string): Promise<string[]> {
  const settled = await tx
    .update(reviewFlags)
    .set({ settledAt: sql`clock_timestamp()`, settledBy: by })
    .where(and(inArray(reviewFlags.reviewId, ids), isNull(reviewFlags.settledAt)))
    .returning({ id: reviewFlags.reviewId });
  return [...new Set(settled.map(({ id }) => id))];
}

/** Reopens the flags that the review's removal settled. Called while it is still removed. */
export async function reopenFlags(tx: Db, id: string): Promise<void> {
  const removedAt = tx.select({ at: reviews.removedAt }).from(reviews).where(eq(reviews.id, id));
  await tx
    .update(reviewFlags)
    .set({ settledAt: null, settledBy: null })
    .where(and(eq(reviewFlags.reviewId, id), gte(reviewFlags.settledAt, removedAt)));
}

/** Finds the authors and deals of reviews, for the log. */
export const subjectsOf = (db: Db, ids: string[]) =>
  db
    .select({ id: reviews.id, authorId: reviews.userId, deal: deals.title })
    .from(reviews)
    .innerJoin(deals, eq(deals.id, reviews.dealId))
    .where(inArray(reviews.id, ids));

/** Also one that its author has deleted: they cannot bring it back. @returns whether it was there */
export async function setRemoved(tx: Db, id: string, { by, reason }: { by: string; reason: string }): Promise<boolean> {
  const { rowCount } = await tx
    .update(reviews)
    .set({ removedAt: sql`now()`, removedBy: by, removedReason: reason })
    .where(and(eq(reviews.id, id), isNull(reviews.removedAt)));
  return rowCount === 1;
}

/** @returns whether it was removed until now */
export async function unsetRemoved(tx: Db, id: string): Promise<boolean> {
  const { rowCount } = await tx
    .update(reviews)
    .set({ removedAt: null, removedBy: null, removedReason: null })
    .where(and(eq(reviews.id, id), isNotNull(reviews.removedAt)));
  return rowCount === 1;
}

/** @returns what the answer was until now; undefined: there is no such review for all to see */
export async function setAnswer(
  tx: Db,
  id: string,
  { by, text }: { by: string; text: string | null },
): Promise<{ before: string | null } | undefined> {
  const [before] = await tx
    .select({ before: reviews.answer })
    .from(reviews)
    .where(and(eq(reviews.id, id), isNull(reviews.deletedAt), isNull(reviews.removedAt)))
    .for('update');
  if (before)
    await tx
      .update(reviews)
      .set({ answer: text, answeredAt: text === null ? null : sql`now()`, answeredBy: text === null ? null : by })
      .where(eq(reviews.id, id));
  return before;
}
