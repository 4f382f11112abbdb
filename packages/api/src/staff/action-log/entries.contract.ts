import { z } from 'zod';
import { id, table } from '#kernel/table/table.contract.ts';
import { day } from '#kernel/dates.ts';
import { opaque } from '#kernel/text.ts';
import { type Action, ACTIONS, TARGET_TYPES, type TargetType, type Via } from '#kernel/audit/actions.contract.ts';
import { LOG_SORTS } from '../staff.limits.ts';

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

/** Somebody as they are now; null name and address: the account is gone. */
export interface LogPerson {
  id: string;
  name: string | null;
  email: string | null;
}

export interface LogEntry {
  id: string;
  at: string;
  actor: LogPerson | null;
  via: Via;
  action: Action;
  /** `person`: where the target is a user. */
  target: { type: TargetType; id: string; label: string | null; person: LogPerson | null } | null;
  address: string | null;
  userAgent: string | null;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}
