import { z } from 'zod';
import { type Permission, PERMISSIONS } from '../core/permissions.contract.ts';
import { ACTIONS, type Action, TARGET_TYPES, type TargetType, type Via } from '../action-log/action-log.contract.ts';
import { email, type SessionEntry } from '../auth/auth.contract.ts';
import { CONTACT_STATUSES, CONTACT_TOPICS, type ContactStatus, type ContactTopic } from '../contact/contact.limits.ts';
import { list } from '../core/list.ts';
import { currency } from '../core/money/money.ts';
import { line, text } from '../core/text.ts';
import { PURCHASE_STATES, type PurchaseState } from '../purchases/purchases.limits.ts';
import {
  ADMIN_SORTS,
  adminLimits,
  DIRECTIONS,
  ORGANIZATION_ROLES,
  type OrganizationRole,
  USER_STATUSES,
} from './admin.limits.ts';

const id = z.uuid('This is not an id.').toLowerCase();
const day = z.iso.date('Use a date such as 2026-12-31.');

/** What every table takes. Without a direction: newest first, names from A. */
const table = <const Sorts extends readonly [string, ...string[]]>(sorts: Sorts) => ({
  q: z.string().trim().max(adminLimits.queryMax).default(''),
  sort: z.enum(sorts).default(sorts[0]),
  direction: z.enum(DIRECTIONS).optional(),
  page: z.coerce
    .number()
    .int()
    .min(1)
    .max(adminLimits.rowsMax / adminLimits.pageSize)
    .default(1),
});

/** A page of rows. `total` counts at most `adminLimits.rowsMax`; `isMore` says that there are more than that. */
export interface TablePage<Row> {
  rows: Row[];
  total: number;
  isMore: boolean;
}

// ── Users ───────────────────────────────────────────────────────────────────────────────────────────────────────────

export const listUsersInput = z.object({
  ...table(ADMIN_SORTS.users),
  role: z.string().max(adminLimits.roleNameMax).optional(),
  status: z.enum(USER_STATUSES).optional(),
});
export type ListUsersInput = z.input<typeof listUsersInput>;

export const userInput = z.object({ userId: id });
export type UserInput = z.infer<typeof userInput>;

const roleName = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z][a-z0-9-]{1,39}$/, 'Use 2 to 40 small letters, digits and hyphens, beginning with a letter.');

/** Roles to give and to take; what is not named stays. */
export const changeUserRolesInput = z.object({
  userId: id,
  add: list(roleName, { max: 50 }).default([]),
  remove: list(roleName, { max: 50 }).default([]),
});
export type ChangeUserRolesInput = z.input<typeof changeUserRolesInput>;

export const suspendInput = z.object({ userId: id, reason: line(adminLimits.reasonMax) });
export type SuspendInput = z.infer<typeof suspendInput>;

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
  /** Of the sessions that are open. */
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
export type RoleInput = z.input<typeof roleInput>;

/** Only what changes, so that two who edit the matrix at once do not undo one another. All of it or nothing. */
export const changeRolesInput = z.object({
  changes: list(z.object({ role: roleName, permission: z.enum(PERMISSIONS), isGranted: z.boolean() }), {
    min: 1,
    max: 500,
  }),
});
export type ChangeRolesInput = z.input<typeof changeRolesInput>;

export interface AdminRole {
  name: string;
  permissions: Permission[];
  userCount: number;
  isBuiltIn: boolean;
}

// ── Action log ──────────────────────────────────────────────────────────────────────────────────────────────────────

export const listLogsInput = z.object({
  ...table(ADMIN_SORTS.logs),
  action: z.enum(ACTIONS).optional(),
  actorId: id.optional(),
  targetType: z.enum(TARGET_TYPES).optional(),
  targetId: z.string().max(200).optional(),
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

// ── Organizations ───────────────────────────────────────────────────────────────────────────────────────────────────

export const listOrganizationsInput = z.object(table(ADMIN_SORTS.organizations));
export type ListOrganizationsInput = z.input<typeof listOrganizationsInput>;

export const organizationInput = z.object({ organizationId: id });
export type OrganizationInput = z.infer<typeof organizationInput>;

/** Everybody who sees the address would have them. */
function holdsNoCredentials(address: string): boolean {
  const url = URL.parse(address);
  return url?.username === '' && url.password === '';
}

const organizationFields = {
  name: line(adminLimits.organizationNameMax),
  website: z
    .url({ protocol: /^https?$/, error: 'Use an address that begins with https://.' })
    .max(adminLimits.websiteMax)
    .refine(holdsNoCredentials, 'Leave out the user name and password.')
    .nullable(),
  notes: text(adminLimits.notesMax),
};

/** `id` is made by the caller: the same again has its effect once. */
export const createOrganizationInput = z.object({
  id,
  name: organizationFields.name,
  website: organizationFields.website.default(null),
  notes: organizationFields.notes.default(''),
});
export type CreateOrganizationInput = z.input<typeof createOrganizationInput>;

export const updateOrganizationInput = z.object({
  organizationId: id,
  ...z.object(organizationFields).partial().shape,
});
export type UpdateOrganizationInput = z.infer<typeof updateOrganizationInput>;

/** Makes the account with this address a member, or gives the member another role. */
export const setOrganizationMemberInput = z.object({ organizationId: id, email, role: z.enum(ORGANIZATION_ROLES) });
export type SetOrganizationMemberInput = z.input<typeof setOrganizationMemberInput>;

export const organizationMemberInput = z.object({ organizationId: id, userId: id });
export type OrganizationMemberInput = z.infer<typeof organizationMemberInput>;

export interface AdminOrganization {
  id: string;
  name: string;
  website: string | null;
  memberCount: number;
  createdAt: string;
}

export interface AdminOrganizationDetail extends AdminOrganization {
  notes: string;
  members: {
    userId: string;
    name: string;
    email: string;
    avatar: string | null;
    role: OrganizationRole;
    since: string;
  }[];
}

// ── Contacts ────────────────────────────────────────────────────────────────────────────────────────────────────────

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

// ── Transactions ────────────────────────────────────────────────────────────────────────────────────────────────────

export const listOrdersInput = z.object({
  ...table(ADMIN_SORTS.orders),
  state: z.enum(PURCHASE_STATES).optional(),
  currency: currency.optional(),
  from: day.optional(),
  to: day.optional(),
});
export type ListOrdersInput = z.input<typeof listOrdersInput>;

/** A member's purchase, without its codes and notes. Price in major units. */
export interface AdminOrder {
  id: string;
  user: { id: string; name: string; email: string };
  title: string;
  tier: string | null;
  price: number;
  currency: string;
  purchasedOn: string;
  state: PurchaseState;
  dealSlug: string | null;
}

/** Of all that the filters leave, by currency, most spent first. What was refunded is not in `spent`. */
export interface OrderTotal {
  currency: string;
  count: number;
  spent: number;
  refunded: number;
}

// ── Files ───────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The tables that can be had as CSV: GET /api/admin/{table}/export, with the filters of the table's own list. */
export type AdminTable = 'users' | 'organizations' | 'contacts' | 'logs' | 'orders';
