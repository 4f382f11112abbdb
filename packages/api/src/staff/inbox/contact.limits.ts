/** Shared by the zod inputs and the fields' `maxLength`. */
export const contactLimits = { nameMax: 100, messageMax: 5000 } as const;

export const CONTACT_TOPICS = ['question', 'deal', 'vendor', 'account', 'other'] as const;
export type ContactTopic = (typeof CONTACT_TOPICS)[number];

export const CONTACT_STATUSES = ['new', 'open', 'done', 'spam'] as const;
export type ContactStatus = (typeof CONTACT_STATUSES)[number];

/** Sort keys of the inbox; the first is the default. */
export const CONTACT_SORTS = ['created'] as const;
