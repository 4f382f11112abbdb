/** Shared by the zod inputs and the pages. */
export const adminLimits = {
  queryMax: 200,
  pageSize: 50,
  /** Rows of one search that can be paged through and are counted; beyond that it is to be narrowed. */
  rowsMax: 10_000,
  roleNameMin: 2,
  roleNameMax: 40,
  reasonMax: 500,
  organizationNameMax: 120,
  websiteMax: 500,
  notesMax: 2000,
  importBytesMax: 256 * 1024 * 1024,
  /** Rejected rows of an import that are listed; the others are only counted. */
  importNotesMax: 1_000,
} as const;

/** Sort keys of each table. The first is the default. */
export const ADMIN_SORTS = {
  users: ['created', 'name', 'email'],
  organizations: ['name', 'created'],
  contacts: ['created'],
  logs: ['at'],
  orders: ['purchased', 'price', 'title'],
  flagged: ['flagged'],
  flaggedReviews: ['flagged'],
  silences: ['until', 'since'],
  rooms: ['name', 'newest'],
} as const;

export const DIRECTIONS = ['asc', 'desc'] as const;
export const USER_STATUSES = ['active', 'suspended', 'unverified'] as const;
export const ORGANIZATION_ROLES = ['owner', 'manager', 'member'] as const;
export type OrganizationRole = (typeof ORGANIZATION_ROLES)[number];
