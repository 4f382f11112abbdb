import type { Entity } from '@onceware/api/collections/collections.contract';
import { type Mutation, type QueryClient, useMutationState } from '@tanstack/react-query';
import type { applyChange } from './apply-change.ts';
import type { applyToSaved } from './apply-to-saved.ts';
import type { Change, ListedCollection } from './change.ts';

/** Of every change of collections: they reach the server one after the other, in the order they were made. */
export const CHANGES = ['collections', 'change'] as const;

const UNANSWERED = { mutationKey: CHANGES, status: 'pending' } as const;

export interface PendingChange {
  change: Change;
  /** ISO time of the click. */
  at: string;
}

// The key tells whose variables these are.
const toPending = ({ state }: Mutation): PendingChange => ({
  change: state.variables as Change,
  at: new Date(state.submittedAt).toISOString(),
});

/** Changes that the server has not answered, in their order. */
export const usePendingChanges = (): PendingChange[] => useMutationState({ filters: UNANSWERED, select: toPending });

let apply: typeof applyChange = (collections) => collections;
let applySaved: typeof applyToSaved = (ids) => ids;

/** What makes changes is loaded when it is first needed, and brings along how they show; before that there are none. */
export function showChangesBy(how: typeof applyChange, howSaved: typeof applyToSaved): void {
  apply = how;
  applySaved = howSaved;
}

// The cache holds only what the server said. What the screen shows is that, with the unanswered changes applied over it
// in the order they were made. So a change that fails takes back itself and nothing else, and neither the order of the
// answers nor a refetch in between can lose or double another (COL-12).
export const withPending = (collections: ListedCollection[], pending: readonly PendingChange[]): ListedCollection[] =>
  pending.reduce((shown, { change, at }) => apply(shown, change, at), collections);

/** The same for where an entity is kept. */
export const savedWithPending = (
  ids: readonly string[],
  entity: Entity,
  pending: readonly PendingChange[],
): readonly string[] => pending.reduce((shown, { change }) => applySaved(shown, entity, change), ids);

/** Unanswered changes as of now, outside of rendering. */
export const pendingNow = (queryClient: QueryClient): PendingChange[] =>
  queryClient.getMutationCache().findAll(UNANSWERED).map(toPending);
