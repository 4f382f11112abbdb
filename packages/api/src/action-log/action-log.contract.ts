/** Everything that is written to the action log, by name. */
export const ACTIONS = [
  'access.denied',
  'auth.sign_up',
  'auth.sign_in',
  'auth.sign_in_refused',
  'auth.sign_out',
  'auth.session_end',
  'auth.sessions_end',
  'auth.email_verify',
  'auth.email_change_request',
  'auth.email_change',
  'auth.password_change',
  'auth.password_reset',
  'account.update',
  'account.export',
  'account.delete',
  'key.create',
  'key.revoke',
  'user.roles',
  'user.suspend',
  'user.unsuspend',
  'user.sessions_end',
  'role.create',
  'role.permissions',
  'role.delete',
  'organization.create',
  'organization.update',
  'organization.delete',
  'organization.restore',
  'organization.member',
  'organization.member_remove',
  'contact.status',
  'catalog.import',
  'catalog.import_cancel',
  'admin.export',
] as const;
export type Action = (typeof ACTIONS)[number];

export const TARGET_TYPES = [
  'user',
  'session',
  'key',
  'role',
  'organization',
  'contact',
  'catalog',
  'table',
  'procedure',
] as const;
export type TargetType = (typeof TARGET_TYPES)[number];

/** How the actor was known. */
export const VIAS = ['session', 'key', 'visitor', 'system'] as const;
export type Via = (typeof VIAS)[number];
