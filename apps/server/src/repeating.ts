/** Work that every process repeats beside its calls. */
export interface Repeated {
  work(signal: AbortSignal): Promise<void>;
  firstAfterMs: number;
  everyMs: number;
}

/**
 * Calls `work` soon after the start and then again and again, never twice at once. A failure is told to `onError`; the next time tries again.
 *
 * @returns ends it: aborts the signal that a running `work` was given, and waits for it
 */
export function startRepeating(
  { work, firstAfterMs, everyMs }: Repeated,
  onError: (error: unknown) => void,
): () => Promise<void> {
  const stopping = new AbortController();
  let running: Promise<void> | null = null;
  const run = () => {
    running ??= work(stopping.signal)
      .catch(onError)
      .finally(() => (running = null));
  };
  // Neither keeps a process alive.
  const first = setTimeout(run, firstAfterMs).unref();
  const again = setInterval(run, everyMs).unref();
  return async () => {
    clearTimeout(first);
    clearInterval(again);
    stopping.abort();
    await running;
  };
}
