import { z } from 'zod';
import { id, table } from '#kernel/table/table.contract.ts';
import { day } from '#kernel/dates.ts';
import { opaque } from '#kernel/text.ts';
import { ACTIONS, TARGET_TYPES } from '#kernel/audit/actions.contract.ts';
import { LOG_SORTS } from '../staff.limits.ts';

export type * from './entries.answers.ts';

export const listLogsInput = z.object({
  ...table(LOG_SORTS),
  action: z.enum(ACTIONS).optional(),
  actorId: id.optional(),
  targetType: z.enum(TARGET_TYPES).optional(),
  targetId: opaque(200).optional(),
  /** Days in UTC, both included. */
  from: day.optional(),
  to: day.optional(),
});
export type ListLogsInput = z.input<typeof listLogsInput>;
