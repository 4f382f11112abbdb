/** Why nothing was fetched, or not all. */
export type FetchReason =
  /** Not https (or http where allowed), or an address with a port or credentials. */
  | 'protocol'
  /** It leads to no public machine. */
  | 'address'
  /** The site's robots.txt disallows it. */
  | 'robots'
  | 'redirect'
  | 'type'
  | 'too_large'
  | 'timeout'
  /** The server is unreachable, or does not speak HTTP. */
  | 'unreachable';

export class FetchFailure extends Error {
  override readonly name = 'FetchFailure';
  readonly reason: FetchReason;

  constructor(reason: FetchReason, cause?: unknown) {
    super(`Nothing was fetched: ${reason}.`, { cause });
    this.reason = reason;
  }
}
