import type { Db } from '@onceware/db/client';
import { deals } from '@onceware/db/schema/catalog';
import { reviewFlags, reviews, reviewVotes } from '@onceware/db/schema/reviews';
import { and, asc, eq, gt, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Rating } from '#catalog/catalog.contract.ts';
import { isPublic, isPublicOf, isPublicTool } from '#catalog/cards.ts';
import { ratingJson } from '#catalog/rating.sql.ts';
import { isoTime } from '#kernel/moments.ts';
import type { Permission } from '#kernel/permissions.contract.ts';
import type { Owned } from '#kernel/owned.ts';
import type { ReviewPosition } from './cursor.contract.ts';
import type { OwnReview, Review, ReviewPage } from './reviews.contract.ts';
import { KIND_STARS, PURGE_REVIEWS_AFTER_DAYS, reviewLimits, type ReviewSort } from './reviews.limits.ts';

// All fragments know reviews as `r`, their deals as `d`.

export const isShown = sql`r.deleted_at is null and r.removed_at is null`;

const bought = (userId: SQL, toolId: SQL) => sql`exists (
  select from purchases p join deals b on b.id = p.deal_id
  where p.user_id = ${userId} and b.tool_id = ${toolId} and p.deleted_at is null and p.state <> 'refunded')`;

export const hasBought = bought(sql`r.user_id`, sql`d.tool_id`);

export const dealOf = sql`json_build_object('id', d.id, 'slug', d.slug, 'title', d.title)`;

const reviewJson = (readerId: string | null) => sql`json_build_object(
  'id', r.id, 'deal', ${dealOf},
  'author', (select json_build_object('name', u.name, 'avatar', u.avatar) from users u where u.id = r.user_id and u.deleted_at is null),
  'stars', r.stars, 'text', r.text, 'pros', r.pros, 'cons', r.cons, 'hasBought', ${hasBought}, 'plan', r.plan, 'months', r.months,
  'writtenAt', ${isoTime(sql`r.created_at`)}, 'editedAt', ${isoTime(sql`r.edited_at`)},
  'answer', case when r.answer is not null then json_build_object('text', r.answer, 'at', ${isoTime(sql`r.answered_at`)}) end,
  'helpfulCount', r.helpful_count,
  'isHelpful', ${readerId === null ? sql`false` : sql`exists (select from review_votes v where v.review_id = r.id and v.user_id = ${readerId})`},
  'isFlagged', ${readerId === null ? sql`false` : sql`exists (select from review_flags f where f.review_id = r.id and f.user_id = ${readerId})`})`;

/** Subject of the reviews asked for: a deal or a tool. */
export type Subject = { dealId: string } | { toolId: string };

const whichOf = (subject: Subject | { authorId: string }): SQL => {
  if ('authorId' in subject) return sql`r.user_id = ${subject.authorId}`;
  return 'dealId' in subject ? sql`d.id = ${subject.dealId}` : sql`d.tool_id = ${subject.toolId}`;
};

/** Condition for reviews of deals that everybody may see. */
const ofSubject = (subject: Subject | { authorId: string }) => and(whichOf(subject), isPublic);

const microseconds = sql`(extract(epoch from r.created_at) * 1000000)::bigint`;

/** Number by which a list is sorted before time. */
const rankOf = (sort: ReviewSort) => (sort === 'helpful' ? sql`r.helpful_count` : sql`r.stars`);

/** By what a list is sorted, the largest first, for a review `r` or for a position. */
const keysOf = (sort: ReviewSort, rank: SQL, at: SQL, id: SQL): SQL[] => [
  ...(sort === 'newest' ? [] : [sort === 'lowest' ? sql`-${rank}` : rank]),
  at,
  id,
];

interface Asked {
  /** Also those of one author, whatever they are about. */
  subject: Subject | { authorId: string };
  sort: ReviewSort;
  stars: number | null;
  after: ReviewPosition | null;
  /** Reader whose own reviews are left out, but where those of an author are asked for. */
  readerId: string | null;
}

/** One more than a page has, where there are more. */
export async function listReviews(db: Db, { subject, sort, stars, after, readerId }: Asked) {
  const keys = keysOf(sort, rankOf(sort), sql`r.created_at`, sql`r.id`);
  const last =
    after &&
    keysOf(
      sort,
      sql`${after.rank}::int`,
      sql`timestamptz 'epoch' + ${after.at} * interval '1 microsecond'`,
      sql`${after.id}::uuid`,
    );
  const follows = last && sql`(${sql.join(keys, sql`, `)}) < (${sql.join(last, sql`, `)})`;
  const where = and(
    ofSubject(subject),
    isShown,
    stars === null ? undefined : sql`r.stars = ${stars}`,
    readerId === null || 'authorId' in subject ? undefined : sql`r.user_id is distinct from ${readerId}`,
    follows ?? undefined,
  );
  const { rows } = await db.execute<{ review: Review; rank: number; at: string }>(sql`
    select ${reviewJson(readerId)} as review, ${rankOf(sort)}::int as rank, ${microseconds} as at
    from reviews r join deals d on d.id = r.deal_id where ${where}
    order by ${sql.join(
      keys.map((key) => sql`${key} desc`),
      sql`, `,
    )} limit ${reviewLimits.page + 1}`);
  return rows.map(({ review, rank, at }) => ({ review, rank, at: Number(at) }));
}

/** The tool's rating, and how many reviews gave how many stars. Nothing where there is none that everybody may see. */
export async function summarise(
  db: Db,
  subject: Subject,
): Promise<{ rating: Rating | null; histogram: number[] } | undefined> {
  const tool =
    'toolId' in subject ? sql`${subject.toolId}` : sql`(select d.tool_id from deals d where ${ofSubject(subject)})`;
  const { rows } = await db.execute<{ rating: Rating | null; histogram: number[] }>(sql`
    select ${ratingJson} as rating, (
      select json_agg(coalesce(n, 0) order by star) from generate_series(1, ${reviewLimits.starsMax}) star left join (
        select r.stars, count(*)::int as n from reviews r join deals d on d.id = r.deal_id
        where ${ofSubject(subject)} and ${isShown} group by r.stars) given on given.stars = star
    ) as histogram
    from tools t where t.id = ${tool} and ${isPublicTool}`);
  return rows[0];
}

/** Condition for reviews without waiting reports, or with fewer than members who find them helpful. */
const isTrusted = sql`(select count(*) < greatest(1, r.helpful_count) from review_flags f where f.review_id = r.id and f.settled_at is null)`;

/** The most helpful kind and the most helpful harsh review; the newest of several. */
export async function findVoices(db: Db, subject: Subject, readerId: string | null): Promise<ReviewPage['voices']> {
  const best = (stars: SQL) => sql`(
    select ${reviewJson(readerId)} from reviews r join deals d on d.id = r.deal_id
    where ${ofSubject(subject)} and ${isShown} and ${stars} and ${isTrusted}
    order by r.helpful_count desc, r.created_at desc, r.id desc limit 1)`;
  const { rows } = await db.execute<NonNullable<ReviewPage['voices']>>(
    sql`select ${best(sql`r.stars >= ${KIND_STARS}`)} as kind, ${best(sql`r.stars < ${KIND_STARS}`)} as harsh`,
  );
  return rows[0] ?? null;
}

/** Review as a line of the front page has it. */
export interface ReviewLineRow {
  id: string;
  author: { name: string; avatar: string | null };
  stars: number;
  text: string;
  deal: { slug: string; title: string };
  toolId: string;
  authorId: string;
}

/** The newest reviews of members who are here, the most helpful of them first: few are read, however many there are. */
export const reviewLines = sql<ReviewLineRow[]>`(
  select coalesce(json_agg(json_build_object('id', r.id, 'author', json_build_object('name', u.name, 'avatar', u.avatar), 'stars', r.stars,
      'text', left(r.text, ${sql.raw(String(reviewLimits.lineMax))}), 'deal', json_build_object('slug', d.slug, 'title', d.title), 'toolId', d.tool_id, 'authorId', u.id)
    order by r.helpful_count desc, r.created_at desc, r.id desc), '[]')
  from (select * from reviews r where ${isShown} order by r.created_at desc, r.id desc limit ${sql.raw(String(reviewLimits.linesAmong))}) r
  join deals d on d.id = r.deal_id join users u on u.id = r.user_id
  where ${isPublic} and u.deleted_at is null and ${isTrusted})`;

/** Number of reviews of an author that everybody sees, for a statement that knows the author. */
export const shownCountOf = (authorId: SQL): SQL<number> => sql`(
  select count(*)::int from reviews r join deals d on d.id = r.deal_id
  where r.user_id = ${authorId} and ${isPublic} and ${isShown})`;

/** A hidden deal, or one that has not begun, is not named to its reviewer either. */
const ownJson = (userId: string) => sql`(${reviewJson(userId)})::jsonb || jsonb_build_object(
  'deal', case when ${isPublic} then ${dealOf} end,
  'removed', case when r.removed_at is not null then json_build_object('at', ${isoTime(sql`r.removed_at`)}, 'reason', coalesce(r.removed_reason, '')) end)`;

const readOwn = async (db: Db, userId: string, which: SQL): Promise<OwnReview | undefined> => {
  const { rows } = await db.execute<{ review: OwnReview }>(sql`
    select ${ownJson(userId)} as review from reviews r join deals d on d.id = r.deal_id where r.user_id = ${userId} and ${which}`);
  return rows[0]?.review;
};

/** Also one that is deleted. */
export const findOwn = (db: Db, { id, userId }: Owned) => readOwn(db, userId, sql`r.id = ${id}`);

/** Its deal, whether or not anybody sees it now. */
export async function findDealOfOwn(db: Db, { id, userId }: Owned): Promise<string | undefined> {
  const [found] = await db
    .select({ dealId: reviews.dealId })
    .from(reviews)
    .where(and(eq(reviews.id, id), eq(reviews.userId, userId)));
  return found?.dealId;
}

/** Also one that staff removed, since its author is told. */
export const findOwnOfDeal = (db: Db, dealId: string, userId: string) =>
  readOwn(db, userId, sql`r.deal_id = ${dealId} and (r.deleted_at is null or r.removed_at is not null)`);

/** Undefined: there is no such deal that everybody may see. */
export async function isBuyer(db: Db, dealId: string, userId: string): Promise<boolean | undefined> {
  const { rows } = await db.execute<{ isBuyer: boolean }>(
    sql`select ${bought(sql`${userId}`, sql`d.tool_id`)} as "isBuyer" from deals d where ${ofSubject({ dealId })}`,
  );
  return rows[0]?.isBuyer;
}

/** Plan and months of use by the purchases behind `bought`: the plan of the latest, of this deal if there is one, and months since the first. */
export async function readUse(
  db: Db,
  dealId: string,
  userId: string,
): Promise<{ plan: string | null; months: number | null }> {
  const { rows } = await db.execute<{ plan: string | null; months: number | null }>(sql`
    select left((array_agg(p.tier order by p.deal_id = d.id desc, p.purchased_on desc, p.id desc))[1], ${reviewLimits.planMax}::int) as plan,
      least(${reviewLimits.monthsMax}::int, greatest(0, extract(year from age(current_date, min(p.purchased_on))) * 12
        + extract(month from age(current_date, min(p.purchased_on)))))::int as months
    from deals d join deals b on b.tool_id = d.tool_id join purchases p on p.deal_id = b.id
    where d.id = ${dealId} and p.user_id = ${userId} and p.deleted_at is null and p.state <> 'refunded'
    having count(*) > 0`);
  return rows[0] ?? { plan: null, months: null };
}

const own = ({ id, userId }: Owned) => and(eq(reviews.id, id), eq(reviews.userId, userId));
const isThere = and(isNull(reviews.deletedAt), isNull(reviews.removedAt));

/** Undefined parts stay as they are, or are none in a new review. */
interface Words {
  stars: number;
  text: string;
  pros?: string[] | undefined;
  cons?: string[] | undefined;
  plan?: string | null | undefined;
  months?: number | null | undefined;
}

/** In place of one that its author has deleted. @returns whether it is new: neither the id nor a review of theirs was there */
export async function insertReview(tx: Db, { id, userId }: Owned, given: Words & { dealId: string }): Promise<boolean> {
  await tx
    .delete(reviews)
    .where(
      and(
        eq(reviews.dealId, given.dealId),
        eq(reviews.userId, userId),
        isNotNull(reviews.deletedAt),
        isNull(reviews.removedAt),
      ),
    );
  const { rowCount } = await tx
    .insert(reviews)
    .values({ ...given, id, userId })
    .onConflictDoNothing();
  return rowCount === 1;
}

/** Updates a review and drops its settled flags: they judged the old text, and the new one can be flagged again. */
export async function updateReview(tx: Db, review: Owned, given: Words): Promise<boolean> {
  const { rowCount } = await tx
    .update(reviews)
    .set({ ...given, editedAt: sql`now()` })
    .where(and(own(review), isThere));
  if (rowCount !== 1) return false;
  await tx.delete(reviewFlags).where(and(eq(reviewFlags.reviewId, review.id), isNotNull(reviewFlags.settledAt)));
  return true;
}

/** One that is deleted already stays so. */
export async function deleteReview(db: Db, review: Owned): Promise<boolean> {
  const { rowCount } = await db
    .update(reviews)
    .set({ deletedAt: sql`coalesce(${reviews.deletedAt}, now())` })
    .where(and(own(review), isNull(reviews.removedAt)));
  return rowCount === 1;
}

export async function undeleteReview(db: Db, review: Owned): Promise<boolean> {
  const since = sql`now() - make_interval(mins => ${reviewLimits.restoreMinutes})`;
  const { rowCount } = await db
    .update(reviews)
    .set({ deletedAt: null })
    .where(and(own(review), or(isNull(reviews.deletedAt), gt(reviews.deletedAt, since)), isNull(reviews.removedAt)));
  return rowCount === 1;
}

/** One that all see. */
export async function findShown(db: Db, id: string) {
  const [found] = await db
    .select({ userId: reviews.userId })
    .from(reviews)
    .innerJoin(deals, eq(deals.id, reviews.dealId))
    .where(and(eq(reviews.id, id), isThere, isPublicOf(deals)));
  return found;
}

/** @returns whether they had not flagged it before */
export async function insertFlag(db: Db, reviewId: string, userId: string): Promise<boolean> {
  const { rowCount } = await db.insert(reviewFlags).values({ reviewId, userId }).onConflictDoNothing();
  return rowCount === 1;
}

/** Finds members of staff who decide about reviews. */
export async function findModerators(db: Db): Promise<string[]> {
  const permission: Permission = 'admin.reviews';
  const { rows } = await db.execute<{ id: string }>(sql`
    select distinct ur.user_id as id from user_roles ur join role_permissions p on p.role = ur.role and p.permission = ${permission}`);
  return rows.map(({ id }) => id);
}

/** Deletes an open flag; settled ones stay on record. */
export async function deleteFlag(db: Db, reviewId: string, userId: string): Promise<void> {
  await db
    .delete(reviewFlags)
    .where(and(eq(reviewFlags.reviewId, reviewId), eq(reviewFlags.userId, userId), isNull(reviewFlags.settledAt)));
}

/** @returns whether they had not voted before */
export async function insertVote(db: Db, reviewId: string, userId: string): Promise<boolean> {
  const { rowCount } = await db.insert(reviewVotes).values({ reviewId, userId }).onConflictDoNothing();
  return rowCount === 1;
}

export async function deleteVote(db: Db, reviewId: string, userId: string): Promise<void> {
  await db.delete(reviewVotes).where(and(eq(reviewVotes.reviewId, reviewId), eq(reviewVotes.userId, userId)));
}

/** Deletes for good what was deleted long ago, at most so many. @returns how many */
export async function purgeReviews(db: Db, limit: number): Promise<number> {
  const old = db
    .select({ id: reviews.id })
    .from(reviews)
    .where(
      sql`${reviews.deletedAt} < now() - make_interval(days => ${PURGE_REVIEWS_AFTER_DAYS}) and ${reviews.removedAt} is null`,
    )
    .orderBy(asc(reviews.deletedAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  const { rowCount } = await db.delete(reviews).where(inArray(reviews.id, old));
  return rowCount ?? 0;
}
