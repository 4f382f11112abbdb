import { type Mutation, type MutationKey, type QueryClient, useMutationState } from '@tanstack/react-query';

/** A change that the server has not answered. */
export interface Pending<Change> {
  change: Change;
  /** ISO time of the click. */
  at: string;
}

/**
 * Applies a change to data as the server would. A change that it would refuse has no effect, and applying one twice is
 * the same as once.
 */
export type Apply<Data, Change> = (data: Data, change: Change, at: string) => Data;

const unanswered = (mutationKey: MutationKey) => ({ mutationKey, status: 'pending' }) as const;

// The key tells whose variables these are.
const toPending = <Change>({ state }: Mutation): Pending<Change> => ({
  change: state.variables as Change,
  at: new Date(state.submittedAt).toISOString(),
});

/** The unanswered changes of a kind, in their order. */
export const usePending = <Change>(key: MutationKey): Pending<Change>[] =>
  useMutationState({ filters: unanswered(key), select: toPending<Change> });

/** The same as of now, outside of rendering. */
export const pendingIn = <Change>(queryClient: QueryClient, key: MutationKey): Pending<Change>[] =>
  queryClient
    .getMutationCache()
    .findAll(unanswered(key))
    .map(toPending<Change>);

// The cache holds only what the server said. What the screen shows is that, with the unanswered changes applied over it
// in the order they were made. So a change that fails takes back itself and nothing else, and neither the order of the
// answers nor a refetch in between can lose or double another (docs/decisions/008-optimistic-changes.md).
export const applyPending = <Data, Change>(
  data: Data,
  pending: readonly Pending<Change>[],
  apply: Apply<Data, Change>,
): Data => pending.reduce((shown, { change, at }) => apply(shown, change, at), data);
