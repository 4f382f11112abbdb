export const roleLimits = { nameMin: 2, nameMax: 40 } as const;

/** Sort keys of each table of staff; the first is the default. */
export const USER_SORTS = ['created', 'name', 'email'] as const;
export const LOG_SORTS = ['at'] as const;

export const USER_STATUSES = ['active', 'suspended', 'unverified'] as const;
