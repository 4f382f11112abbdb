export type * from './worker-reports.answers.ts';

/** Workers beside those of the jobs, by the names of their files. */
export const BESIDE_KINDS = ['drawing', 'look-at-feed', 'password-strength', 'preview', 'read-file'] as const;
export type BesideKind = (typeof BESIDE_KINDS)[number];
