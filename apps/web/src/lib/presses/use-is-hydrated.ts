import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the server's markup and until hydration, for controls that work only with scripts. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
