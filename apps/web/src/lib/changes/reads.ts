import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Cancels reads that left before a change, because they must not arrive after it. */
export const cancelReads = (queryClient: QueryClient, keys: readonly QueryKey[]): Promise<unknown> =>
  Promise.all(keys.map((queryKey) => queryClient.cancelQueries({ queryKey })));

/** All of it is asked for anew: what is in sight at once, the rest when it is looked at. */
export const rereadQueries = (queryClient: QueryClient, keys: readonly QueryKey[]): Promise<unknown> =>
  Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
