import { z } from 'zod';
import { count, id, moment } from '#kernel/answers.ts';
import { tablePage } from '#kernel/table/table.answers.ts';
import { ORGANIZATION_ROLES } from './organizations.limits.ts';

export const adminOrganization = z.strictObject({
  id,
  name: z.string(),
  website: z.url().nullable(),
  memberCount: count,
  createdAt: moment,
});
export interface AdminOrganization extends z.infer<typeof adminOrganization> {}
export const organizationsPage = tablePage(adminOrganization);

export const adminOrganizationDetail = adminOrganization.extend({
  notes: z.string(),
  members: z.array(
    z.strictObject({
      userId: id,
      name: z.string(),
      email: z.email(),
      avatar: z.string().nullable(),
      role: z.enum(ORGANIZATION_ROLES),
      since: moment,
    }),
  ),
});
export interface AdminOrganizationDetail extends z.infer<typeof adminOrganizationDetail> {}
export const foundOrganization = z.strictObject({ organization: adminOrganizationDetail });
