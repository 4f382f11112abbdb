import { z } from 'zod';
import { ADMIN_SORTS, adminLimits } from '../admin/admin.limits.ts';
import { id, table } from '../admin/table.contract.ts';
import { list } from '../core/list.ts';
import { CONTACT_STATUSES, CONTACT_TOPICS, type ContactStatus, type ContactTopic } from './contact.limits.ts';

export const listContactsInput = z.object({
  ...table(ADMIN_SORTS.contacts),
  status: z.enum(CONTACT_STATUSES).optional(),
  topic: z.enum(CONTACT_TOPICS).optional(),
});
export type ListContactsInput = z.input<typeof listContactsInput>;

export const setContactStatusInput = z.object({
  ids: list(id, { min: 1, max: adminLimits.pageSize }),
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
