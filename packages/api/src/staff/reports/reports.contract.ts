import { z } from 'zod';
import type { Review } from '#catalog/reviews/reviews.contract.ts';
import { reviewLimits } from '#catalog/reviews/reviews.limits.ts';
import type { Person, RoomKind } from '#chat/chat.contract.ts';
import { list } from '#kernel/list.ts';
import { id, table } from '#kernel/table/table.contract.ts';
import { tableLimits } from '#kernel/table/table.limits.ts';
import { line } from '#kernel/text.ts';
import { REPORT_SORTS, REPORT_STATUSES } from './reports.limits.ts';

export const listReportedInput = z.object({
  ...table(REPORT_SORTS),
  status: z.enum(REPORT_STATUSES).default('open'),
});

const ids = list(id, { min: 1, max: tableLimits.pageSize });
export const keepMessagesInput = z.object({ messageIds: ids });
export const keepReviewsInput = z.object({ ids, reason: line(reviewLimits.reasonMax).optional() });

/** A reported thing in its current state; `id` is its own. Times are ISO strings. */
export interface Reported {
  id: string;
  author: Person | null;
  /** Includes removed ones, until they are purged. */
  text: string;
  editedAt: string | null;
  removedAt: string | null;
  removedBy: Person | null;
  /** The last ones first. */
  flaggedBy: Person[];
  flagCount: number;
  flaggedAt: string;
  settledAt: string | null;
  settledBy: Person | null;
}

export interface ReportedMessage extends Reported {
  room: { id: string; kind: RoomKind; name: string | null };
  sentAt: string;
  /** End of the author's mute in the message's room; null if there is none. */
  authorSilencedUntil: string | null;
}

export interface ReportedReview extends Reported {
  deal: Review['deal'];
  stars: number;
  hasBought: boolean;
  writtenAt: string;
  removedReason: string | null;
}
