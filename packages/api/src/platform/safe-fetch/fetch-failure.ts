/** Why nothing was fetched, or not all. */
export type FetchReason =
  /** No https (nor http where that is taken), or an address with a port or credentials of its own. */
  | 'protocol'
  /** It leads to no public machine. */
  | 'address'
  /** The site's robots.txt does not want it fetched by programs. */
  | 'robots'
  | 'redirect'
  | 'type'
  | 'too_large'
  | 'timeout'
  /** Nobody answers there, or not as HTTP has it. */
  | 'unreachable';

export class FetchFailure extends Error {
  override readonly name = 'FetchFailure';
  readonly reason: FetchReason;

  constructor(reason: FetchReason, cause?: unknown) {
    super(`Nothing was fetched: ${reason}.`, { cause });
    this.reason = reason;
  }
}
