import { z } from 'zod';
import { id, table } from '#kernel/table/table.contract.ts';
import { list } from '#kernel/list.ts';
import {
  CONTACT_STATUSES,
  CONTACT_TOPICS,
  type ContactStatus,
  type ContactTopic,
  CONTACT_SORTS,
} from './contact.limits.ts';
import { tableLimits } from '#kernel/table/table.limits.ts';

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

export interface AdminContact {
  id: string;
  name: string;
  email: string;
  topic: ContactTopic;
  message: string;
  language: string | null;
  /** The account that wrote, if signed in. */
  userId: string | null;
  status: ContactStatus;
  createdAt: string;
}
