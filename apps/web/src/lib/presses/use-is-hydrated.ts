import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the server's markup and until React listens to it: what only works by script is disabled meanwhile. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
