import { z } from 'zod';
import { id, table } from '#kernel/table/table.contract.ts';
import { list } from '#kernel/list.ts';
import { CONTACT_SORTS, CONTACT_STATUSES, CONTACT_TOPICS } from './contact.limits.ts';
import { tableLimits } from '#kernel/table/table.limits.ts';

export type * from './inbox.answers.ts';

export const listContactsInput = z.object({
  ...table(CONTACT_SORTS),
  status: z.enum(CONTACT_STATUSES).optional(),
  topic: z.enum(CONTACT_TOPICS).optional(),
});
export type ListContactsInput = z.input<typeof listContactsInput>;

export const setContactStatusInput = z.object({
  ids: list(id, { min: 1, max: tableLimits.pageSize }),
  status: z.enum(CONTACT_STATUSES),
});
export type SetContactStatusInput = z.infer<typeof setContactStatusInput>;
