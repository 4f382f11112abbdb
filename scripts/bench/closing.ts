const closings = new Set<() => Promise<void>>();
let isListening = false;

/**
 * Has `close` done once, however the bench ends: at the end of its work, where something fails that nobody catches, and where
 * whoever started it breaks it off. Nobody wants its servers and its Postgres to go on.
 *
 * @returns does it now
 */
export function closeAtEnd(close: () => Promise<void>): () => Promise<void> {
  let closing: Promise<void> | undefined;
  const closeOnce = () => (closing ??= close().finally(() => closings.delete(closeOnce)));
  closings.add(closeOnce);
  if (!isListening) listen();
  return closeOnce;
}

/** All that is still open, such as what a bench that hangs has put up. */
export const closeAll = () => Promise.allSettled([...closings].map((close) => close()));

function listen(): void {
  isListening = true;
  const breakOff = () => void closeAll().then(() => process.exit(1));
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, breakOff);
  for (const name of ['uncaughtException', 'unhandledRejection'] as const)
    process.once(name, (error: unknown) => {
      console.error(error);
      breakOff();
    });
}
