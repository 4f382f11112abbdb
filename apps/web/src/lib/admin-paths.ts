/** Addresses within the administration; not in paths.ts, which every page loads. */
export const adminPaths = {
  user: (id: string) => `/dashboard/admin/users/${encodeURIComponent(id)}`,
  organization: (id: string) => `/dashboard/admin/organizations/${encodeURIComponent(id)}`,
  /** @param part `deals`, `tools` or `drafts`; with an id one of them */
  catalog: (part: string, id = '') => `/dashboard/admin/catalog/${part}/${id}`.replace(/\/$/, ''),
  moderation: (part: 'people' | 'muted' | 'rooms') => `/dashboard/admin/moderation/${part}`,
} as const;
