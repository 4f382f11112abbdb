/** Why nothing came of a page: of the others nobody was reached, or not allowed in, or had it. */
export const PAGE_FAILURES = [
  /** It leads to no public machine, or to an unusual port. */
  'address',
  /** Its site does not want programs. */
  'robots',
  'redirect',
  'timeout',
  'unreachable',
  /** For those who sign in, or not for programs. */
  'refused',
  /** There is no such page, or no such host, any more. */
  'gone',
  /** The site failed. */
  'server',
] as const;
export type PageFailure = (typeof PAGE_FAILURES)[number];
