/** Runs when waiting may be over: the network is back, or the page is visible again, such as after a laptop's sleep. */
export function onWake(run: () => void): () => void {
  const looks = () => document.visibilityState === 'visible' && run();
  window.addEventListener('online', run);
  document.addEventListener('visibilitychange', looks);
  return () => {
    window.removeEventListener('online', run);
    document.removeEventListener('visibilitychange', looks);
  };
}

/** Calls `run` when the network is gone, because an open connection may stay silent for long. */
export function onDrop(run: () => void): () => void {
  window.addEventListener('offline', run);
  return () => window.removeEventListener('offline', run);
}

/** Waits so long, or until `signal` aborts or something wakes it. */
export function pause(ms: number, signal: AbortSignal, wakes: (run: () => void) => () => void): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      stop();
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    const stop = wakes(end);
    signal.addEventListener('abort', end);
  });
}

/** Back-off that grows with each failure, randomised so that clients do not return together. */
export const backOff = (failures: number, longestMs: number): number =>
  Math.min(longestMs, 500 * 2 ** failures) * (0.5 + Math.random() / 2);

/** A controller that ends with another signal, or before. */
export function within(outer: AbortSignal): AbortController {
  const inner = new AbortController();
  if (outer.aborted) inner.abort();
  else outer.addEventListener('abort', () => inner.abort(), { signal: inner.signal });
  return inner;
}
