import type { AdminUser, AdminUserDetail } from '@onceware/api/staff/staff.contract';
import type { LogEntry } from '@onceware/api/staff/action-log/entries.contract';
import type { Session } from '@onceware/api/identity/auth/auth.contract';
import { PERMISSIONS } from '@onceware/api/kernel/permissions.contract';
import { session } from './render.tsx';

/** Somebody who may do everything. */
export const admin: Session = {
  user: { ...session.user, name: 'Ada Admin', email: 'ada@onceware.example' },
  permissions: [...PERMISSIONS],
  isVendor: false,
};

const AT = '2026-03-01T12:00:00.000Z';
export const ID = '0190a3c4-0000-7000-8000-0000000000aa';

/** The picture is set, so that no test asks a server for one. */
export const makeUser = (more: Partial<AdminUser> = {}): AdminUser => ({
  id: ID,
  name: 'Mia Member',
  email: 'mia@onceware.example',
  avatar: '/art/avatars/01.svg',
  roles: ['member'],
  isEmailVerified: true,
  suspendedAt: null,
  createdAt: AT,
  lastSeenAt: null,
  ...more,
});

export const makeDetail = (more: Partial<AdminUserDetail> = {}): AdminUserDetail => ({
  ...makeUser(),
  permissions: ['sidebar.view'],
  suspendedReason: null,
  sessions: [],
  counts: { collections: 3, purchases: 2, keys: 1 },
  organizations: [],
  grantableRoles: ['insider', 'member'],
  canManage: true,
  ...more,
});

export const makeEntry = (more: Partial<LogEntry> = {}): LogEntry => ({
  id: '0190a3c4-0000-7000-8000-00000000001e',
  at: AT,
  actor: { id: admin.user.id, name: admin.user.name, email: admin.user.email },
  via: 'session',
  action: 'user.roles',
  target: { type: 'user', id: ID, label: null, person: { id: ID, name: 'Mia Member', email: 'mia@onceware.example' } },
  address: '203.0.113.7',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  before: { roles: ['member'] },
  after: { roles: ['insider', 'member'] },
  ...more,
});
