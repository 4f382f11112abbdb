import { reviews } from '@onceware/db/schema/reviews';
import { isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { recordReviews, reportableReviews } from '#catalog/reviews/moderation.repo.ts';
import { tellReporters } from '#platform/notifications/tell-reporters.ts';
import { dealOf, hasBought } from '#catalog/reviews/reviews.repo.ts';
import { isoTime } from '#kernel/moments.ts';
import type { ReportedReview } from './reports.contract.ts';
import { reportedFields, type Subject } from './reports.repo.ts';

const ofDeal = (value: SQL) =>
  sql`(select ${value} from reviews r join deals d on d.id = r.deal_id where r.id = ${reviews.id})`;

/** Reviews of deals. One that its author has deleted is gone, unless staff removed it. */
export const reportedReviews: Subject<'admin.reviews', ReportedReview> = {
  ...reportableReviews,
  permission: 'admin.reviews',
  isListed: or(isNull(reviews.deletedAt), isNotNull(reviews.removedAt)),
  read: (db, { where, orderBy, limit, offset = 0 }) =>
    db
      .select({
        ...reportedFields(reportableReviews),
        deal: sql<ReportedReview['deal']>`${ofDeal(dealOf)}`,
        stars: reviews.stars,
        pros: reviews.pros,
        cons: reviews.cons,
        plan: reviews.plan,
        hasBought: sql<boolean>`${ofDeal(hasBought)}`,
        writtenAt: isoTime(reviews.createdAt),
        removedReason: reviews.removedReason,
      })
      .from(reviews)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset),
  tellReporters: tellReporters('review_report_decided'),
  recordKept: (tx, acting, ids, reason) =>
    recordReviews(tx, acting, 'review.keep', ids, { after: { ...(reason && { reason }) } }),
};
