import { type Mutation, type QueryClient, useMutationState } from '@tanstack/react-query';
import { getMutationKey, getQueryKey } from '@trpc/react-query';
import { useMemo } from 'react';
import { type Inputs, trpc } from '../../../lib/trpc.ts';
import type { PendingChange } from '../collections-cache.ts';

const ADD = JSON.stringify(getMutationKey(trpc.collections.addItem));
const REMOVE = JSON.stringify(getMutationKey(trpc.collections.removeItem));
const UNANSWERED = { mutationKey: getQueryKey(trpc.collections), status: 'pending' } as const;

const isKnown = (change: PendingChange | null): change is PendingChange => change !== null;

/** Adds and removes on their way to the server, in the order they were made. */
export function usePendingChanges(): PendingChange[] {
  const changes = useMutationState({ filters: UNANSWERED, select: toChange });
  return useMemo(() => changes.filter(isKnown), [changes]);
}

/** The same, as of now. */
export function pendingChanges(queryClient: QueryClient): PendingChange[] {
  return queryClient.getMutationCache().findAll(UNANSWERED).map(toChange).filter(isKnown);
}

function toChange({ mutationId, options, state }: Mutation): PendingChange | null {
  const key = JSON.stringify(options.mutationKey);
  if ((key !== ADD && key !== REMOVE) || !state.variables) return null;
  // The key tells whose variables these are.
  const input = state.variables as Inputs['collections']['addItem'];
  return {
    kind: key === ADD ? 'add' : 'remove',
    temporaryId: `temporary-${mutationId}`,
    at: new Date(state.submittedAt).toISOString(),
    collection_id: input.collectionId,
    entity_type: input.entityType,
    entity_id: input.entityId,
    notes: input.notes ?? null,
  };
}
