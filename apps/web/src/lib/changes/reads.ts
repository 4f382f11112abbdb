import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Cancels reads that left before a change, because they must not arrive after it. */
export const cancelReads = (queryClient: QueryClient, keys: readonly QueryKey[]): Promise<unknown> =>
  Promise.all(keys.map((queryKey) => queryClient.cancelQueries({ queryKey })));

/** Invalidates the queries: visible ones are read again at once, the others when they are shown. */
export const rereadQueries = (queryClient: QueryClient, keys: readonly QueryKey[]): Promise<unknown> =>
  Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
