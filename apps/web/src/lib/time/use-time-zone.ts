import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** The reader's time zone. During hydration it is UTC, so that the server, which does not know it, renders the same. */
export function useTimeZone(): string {
  return useSyncExternalStore(
    never,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => 'UTC',
  );
}
