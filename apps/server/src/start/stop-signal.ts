/** Less than the ten seconds after which supervisors kill. */
const WITHIN_MS = 9_500;

/** Aborts at SIGINT or SIGTERM. Should something hang, the process ends all the same. */
export function stopSignal(): AbortSignal {
  const stopping = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    // npm passes on what the terminal sent already: the second must not end what the first began.
    process.on(name, () => {
      if (stopping.signal.aborted) return;
      console.log('\nStopping.');
      stopping.abort();
      setTimeout(() => {
        console.error(`It did not stop within ${WITHIN_MS / 1000} s, and is ended.`);
        process.exit(1);
      }, WITHIN_MS).unref();
    });
  }
  return stopping.signal;
}
