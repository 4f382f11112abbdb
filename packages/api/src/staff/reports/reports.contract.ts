import { z } from 'zod';
import { reviewLimits } from '#catalog/reviews/reviews.limits.ts';
import { list } from '#kernel/list.ts';
import { id, table } from '#kernel/table/table.contract.ts';
import { tableLimits } from '#kernel/table/table.limits.ts';
import { line } from '#kernel/text.ts';
import { REPORT_SORTS, REPORT_STATUSES } from './reports.limits.ts';

export type * from './reports.answers.ts';

export const listReportedInput = z.object({
  ...table(REPORT_SORTS),
  status: z.enum(REPORT_STATUSES).default('open'),
});

const ids = list(id, { min: 1, max: tableLimits.pageSize });
export const keepMessagesInput = z.object({ messageIds: ids });
export const settlePeopleInput = z.object({ userIds: ids });
export const keepReviewsInput = z.object({ ids, reason: line(reviewLimits.reasonMax).optional() });
