/** Sort keys of reported messages, reviews and others; the first is the default. */
export const REPORT_SORTS = ['flagged'] as const;

export const REPORT_STATUSES = ['open', 'settled'] as const;
