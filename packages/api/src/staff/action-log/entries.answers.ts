import { z } from 'zod';
import { id, moment } from '#kernel/answers.ts';
import { ACTIONS, TARGET_TYPES, VIAS } from '#kernel/audit/actions.contract.ts';
import { tablePage } from '#kernel/table/table.answers.ts';

export const logPerson = z.strictObject({ id, name: z.string().nullable(), email: z.string().nullable() });
/** Somebody as they are now; null name and address: the account is gone. */
export interface LogPerson extends z.infer<typeof logPerson> {}

const fields = z.record(z.string(), z.unknown()).nullable();

export const logEntry = z.strictObject({
  id,
  at: moment,
  actor: logPerson.nullable(),
  via: z.enum(VIAS),
  action: z.enum(ACTIONS),
  target: z
    .strictObject({
      type: z.enum(TARGET_TYPES),
      id: z.string(),
      label: z.string().nullable(),
      person: logPerson.nullable().describe('Where the target is a user.'),
    })
    .nullable(),
  address: z.string().nullable(),
  userAgent: z.string().nullable(),
  before: fields,
  after: fields,
});
export interface LogEntry extends z.infer<typeof logEntry> {}
export const logs = tablePage(logEntry);
