import { z } from 'zod';
import { count } from '#kernel/answers.ts';
import { PERMISSIONS } from '#kernel/permissions.contract.ts';

const permissions = z.array(z.enum(PERMISSIONS));

export const adminRole = z.strictObject({ name: z.string(), permissions, userCount: count, isBuiltIn: z.boolean() });
export interface AdminRole extends z.infer<typeof adminRole> {}

export const roleMatrix = z.strictObject({
  roles: z.array(adminRole),
  grantable: permissions.describe('What the asking admin may give and take.'),
});
/** Every role with its permissions. */
export interface RoleMatrix extends z.infer<typeof roleMatrix> {}
