export const organizationLimits = { nameMax: 120, websiteMax: 500, notesMax: 2000 } as const;

/** Sort keys; the first is the default. */
export const ORGANIZATION_SORTS = ['name', 'created'] as const;

export const ORGANIZATION_ROLES = ['owner', 'manager', 'member'] as const;
export type OrganizationRole = (typeof ORGANIZATION_ROLES)[number];
