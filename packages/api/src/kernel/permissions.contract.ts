/** Every permission there is; shared by server and web (spec §6, AUTH-05). */
export const PERMISSIONS = [
  'sidebar.view',
  'dev.feature',
  'admin.organizations',
  'admin.users',
  'admin.contacts',
  'admin.logs',
  'admin.orders',
  'admin.roles',
  'admin.catalog',
  'admin.chat',
  'admin.reviews',
] as const;

export type Permission = (typeof PERMISSIONS)[number];

export const isPermission = (value: string): value is Permission => (PERMISSIONS as readonly string[]).includes(value);

/** Roles that every installation has; they cannot be deleted. */
export const BUILT_IN_ROLES = ['member', 'insider', 'admin'] as const;
