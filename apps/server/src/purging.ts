const FIRST_AFTER_MS = 60_000;
const EVERY_MS = 60 * 60_000;

/**
 * Calls `purge` soon after the start and then every hour. A failure is told to `onError`; the next hour tries again.
 *
 * @returns ends it: aborts the signal that a running `purge` was given, and waits for it
 */
export function startPurging(purge: (signal: AbortSignal) => Promise<void>, onError: (error: unknown) => void): () => Promise<void> {
  const stopping = new AbortController();
  let running = Promise.resolve();
  const run = () => {
    running = purge(stopping.signal).catch(onError);
  };
  // Neither keeps a process alive.
  const first = setTimeout(run, FIRST_AFTER_MS).unref();
  const hourly = setInterval(run, EVERY_MS).unref();
  return async () => {
    clearTimeout(first);
    clearInterval(hourly);
    stopping.abort();
    await running;
  };
}
