/** The time that was given ran out. */
export class TimedOut extends Error {
  override readonly name = 'TimedOut';

  constructor(ms: number) {
    super(`It took longer than ${ms / 1000} s.`);
  }
}

interface Limits {
  ms: number;
  /** Signals that also end the wait. */
  signals?: readonly (AbortSignal | undefined)[];
}

/**
 * Settles with `work`, or as soon as the time is over or a signal is aborted: also where `work` never settles, such as a stream
 * that neither ends nor fails. `work` gets a signal to stop by; what it does after that is nobody's concern.
 *
 * @throws TimedOut; the reason of the signal that was aborted
 */
export async function withTimeout<Result>(
  { ms, signals = [] }: Limits,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const outer = signals.filter((signal) => signal !== undefined);
  for (const signal of outer) signal.throwIfAborted();
  const stopping = new AbortController();
  const stopped = Promise.withResolvers<never>();
  // Own timers and listeners: a signal made by AbortSignal.any() of others can be collected before it fires.
  const timer = setTimeout(() => stopping.abort(new TimedOut(ms)), ms);
  const forwards = outer.map((signal) => {
    const forward = () => stopping.abort(signal.reason);
    signal.addEventListener('abort', forward, { once: true });
    return () => signal.removeEventListener('abort', forward);
  });
  stopping.signal.addEventListener('abort', () => stopped.reject(stopping.signal.reason), { once: true });
  try {
    return await Promise.race([work(stopping.signal), stopped.promise]);
  } catch (error) {
    // A failure after it was told to stop comes of that.
    throw stopping.signal.aborted ? stopping.signal.reason : error;
  } finally {
    clearTimeout(timer);
    for (const remove of forwards) remove();
  }
}
