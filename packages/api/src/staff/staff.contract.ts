import { z } from 'zod';
import { list } from '#kernel/list.ts';
import { PERMISSIONS } from '#kernel/permissions.contract.ts';
import { line, opaque } from '#kernel/text.ts';
import { USER_STATUSES, USER_SORTS, roleLimits } from './staff.limits.ts';
import { id, table } from '#kernel/table/table.contract.ts';
import { REASON_MAX } from '#kernel/reason.limits.ts';

export type * from './roles/roles.answers.ts';
export type * from './users/users.answers.ts';

// ── Users ───────────────────────────────────────────────────────────────────────────────────────────────────────────

export const listUsersInput = z.object({
  ...table(USER_SORTS),
  role: opaque(roleLimits.nameMax).optional(),
  status: z.enum(USER_STATUSES).optional(),
});

export const userInput = z.object({ userId: id });
export type UserInput = z.infer<typeof userInput>;

const { nameMin, nameMax } = roleLimits;
const ROLE_NAME = new RegExp(`^[a-z][a-z0-9-]{${nameMin - 1},${nameMax - 1}}$`);

const roleName = z
  .string()
  .trim()
  .toLowerCase()
  .regex(ROLE_NAME, `Use ${nameMin} to ${nameMax} small letters, digits and hyphens, beginning with a letter.`);

/** Roles to give and to take; what is not named stays. */
export const changeUserRolesInput = z.object({
  userId: id,
  add: list(roleName, { max: 50 }).default([]),
  remove: list(roleName, { max: 50 }).default([]),
});

export const suspendInput = z.object({ userId: id, reason: line(REASON_MAX) });

// ── Roles ───────────────────────────────────────────────────────────────────────────────────────────────────────────

export const roleInput = z.object({ role: roleName });

/** Changes of the matrix only, so that two simultaneous editors do not undo each other. All or nothing. */
export const changeRolesInput = z.object({
  changes: list(z.object({ role: roleName, permission: z.enum(PERMISSIONS), isGranted: z.boolean() }), {
    min: 1,
    max: 500,
  }),
});

// ── Files ───────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The tables that can be had as CSV: GET /api/admin/{table}/export, with the filters of the table's own list. */
export type AdminTable = 'users' | 'organizations' | 'contacts' | 'logs' | 'orders';
