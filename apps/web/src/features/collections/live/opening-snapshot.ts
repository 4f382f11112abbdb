import { focusManager, type QueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { trpc } from '#lib/api/trpc.ts';

/** All that the server has said of them. */
export const COLLECTIONS = getQueryKey(trpc.collections);

/** Unseen lists are read again when somebody looks. */
export const refetchType = () => (focusManager.isFocused() ? 'active' : 'none');

/** The moment at which collections begin to be shown, and what was known of them then. */
export interface OpeningSnapshot {
  /** Whether all that has been read since includes the last change; undefined: when that was is not known. */
  includes(changedAt: number | undefined): boolean;
  /** Reads again only what was read before the opening. */
  readOlder(): Promise<void>;
}

/** To be called before what is shown begins to read: answers include whatever changed earlier. */
export function createOpeningSnapshot(queryClient: QueryClient): OpeningSnapshot {
  const at = Date.now();
  const queries = queryClient.getQueryCache().findAll({ queryKey: COLLECTIONS });
  const readAt = new Map(queries.map(({ queryHash, state }) => [queryHash, state.dataUpdatedAt]));
  // When these began is not known.
  const wasReading = queries.some(({ state }) => state.fetchStatus !== 'idle');
  return {
    includes: (changedAt) => changedAt !== undefined && changedAt < at && !wasReading,
    readOlder: () =>
      queryClient.invalidateQueries({
        queryKey: COLLECTIONS,
        predicate: ({ queryHash, state }) =>
          state.fetchStatus === 'idle' && state.dataUpdatedAt === readAt.get(queryHash),
        refetchType: refetchType(),
      }),
  };
}
