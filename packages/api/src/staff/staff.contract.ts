import { z } from 'zod';
import type { SessionEntry } from '#identity/auth/auth.contract.ts';
import { list } from '#kernel/list.ts';
import { type Permission, PERMISSIONS } from '#kernel/permissions.contract.ts';
import { line, opaque } from '#kernel/text.ts';
import { USER_STATUSES, USER_SORTS, roleLimits } from './staff.limits.ts';
import { id, table } from '#kernel/table/table.contract.ts';
import { REASON_MAX } from '#kernel/reason.limits.ts';
import type { OrganizationRole } from '#identity/organizations/organizations.limits.ts';

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

/** Times are ISO strings. */
export interface AdminUser {
  id: string;
  name: string;
  email: string;
  avatar: string | null;
  roles: string[];
  isEmailVerified: boolean;
  suspendedAt: string | null;
  createdAt: string;
  /** Latest activity in a session that is still open. */
  lastSeenAt: string | null;
}

export interface AdminUserDetail extends AdminUser {
  permissions: Permission[];
  /** Why they were suspended, while they are. */
  suspendedReason: string | null;
  sessions: SessionEntry[];
  counts: { collections: number; purchases: number; keys: number };
  organizations: { id: string; name: string; role: OrganizationRole }[];
  /** Roles that the asking admin may give or take: those whose permissions they hold themselves. */
  grantableRoles: string[];
  /** Whether the asking admin may suspend this user and end their sessions. */
  canManage: boolean;
}

// ── Roles ───────────────────────────────────────────────────────────────────────────────────────────────────────────

export const roleInput = z.object({ role: roleName });

/** Changes of the matrix only, so that two simultaneous editors do not undo each other. All or nothing. */
export const changeRolesInput = z.object({
  changes: list(z.object({ role: roleName, permission: z.enum(PERMISSIONS), isGranted: z.boolean() }), {
    min: 1,
    max: 500,
  }),
});

export interface AdminRole {
  name: string;
  permissions: Permission[];
  userCount: number;
  isBuiltIn: boolean;
}

// ── Files ───────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The tables that can be had as CSV: GET /api/admin/{table}/export, with the filters of the table's own list. */
export type AdminTable = 'users' | 'organizations' | 'contacts' | 'logs' | 'orders';
