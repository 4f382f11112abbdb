import { z } from 'zod';
import { sessionEntry } from '#identity/auth/auth.answers.ts';
import { ORGANIZATION_ROLES } from '#identity/organizations/organizations.limits.ts';
import { count, id, moment } from '#kernel/answers.ts';
import { PERMISSIONS } from '#kernel/permissions.contract.ts';
import { tablePage } from '#kernel/table/table.answers.ts';

export const adminUser = z.strictObject({
  id,
  name: z.string(),
  email: z.string(),
  avatar: z.string().nullable(),
  roles: z.array(z.string()),
  isEmailVerified: z.boolean(),
  suspendedAt: moment.nullable(),
  createdAt: moment,
  lastSeenAt: moment.nullable().describe('Latest activity in a session that is still open.'),
});
/** Times are ISO strings. */
export interface AdminUser extends z.infer<typeof adminUser> {}
export const users = tablePage(adminUser);

export const adminUserDetail = adminUser.extend({
  permissions: z.array(z.enum(PERMISSIONS)),
  suspendedReason: z.string().nullable().describe('Why they were suspended, while they are.'),
  sessions: z.array(sessionEntry),
  counts: z.strictObject({ collections: count, purchases: count, keys: count }),
  organizations: z.array(z.strictObject({ id, name: z.string(), role: z.enum(ORGANIZATION_ROLES) })),
  grantableRoles: z
    .array(z.string())
    .describe('Roles that the asking admin may give or take: those whose permissions they hold themselves.'),
  canManage: z.boolean().describe('Whether the asking admin may suspend this user and end their sessions.'),
});
export interface AdminUserDetail extends z.infer<typeof adminUserDetail> {}
export const userDetail = z.strictObject({ user: adminUserDetail });
