/** Name of the error of a call whose response was not there in time. */
const TIMED_OUT = 'TimeoutError';

const causeOf = (error: unknown): unknown => (error instanceof Error ? error.cause : undefined);

/** Whether a call was given up because its answer did not come; whether it was carried out nobody knows. */
export function isTimedOut(error: unknown): boolean {
  const cause = causeOf(error);
  return cause instanceof Error && cause.name === TIMED_OUT;
}

/** The status of the unreadable answer that a call failed with, as a proxy's page or an empty body; null if it failed otherwise. */
export function foreignStatus(error: unknown): number | null {
  const cause = causeOf(error);
  return cause instanceof SyntaxError && 'status' in cause && typeof cause.status === 'number' ? cause.status : null;
}

/** A `fetch` that fails when the whole answer has not arrived within a time limit. */
export const fetchWithin =
  (ms: number): typeof fetch =>
  async (address, init) => {
    const limit = new AbortController();
    const caller = init?.signal;
    const leave = () => limit.abort(caller?.reason);
    if (caller?.aborted) leave();
    else caller?.addEventListener('abort', leave, { once: true });
    // Never cleared: a body may stop half-way, and to end what has ended does nothing.
    setTimeout(() => limit.abort(new DOMException('No answer in time', TIMED_OUT)), ms);
    const response = await fetch(address, { ...init, signal: limit.signal });
    // tRPC drops the response of an answer that it cannot read, and with it the status.
    const read = response.json.bind(response);
    response.json = () =>
      read().catch((cause: unknown) => {
        throw cause instanceof SyntaxError ? Object.assign(cause, { status: response.status }) : cause;
      });
    return response;
  };
