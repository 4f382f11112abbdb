import type { QueryClient } from '@tanstack/react-query';
import type { Change } from './change.ts';
import { CHANGES } from './pending-changes.ts';

/** Why a change is not even sent: its collection could not be made, which has been said. */
export class OrphanedChange extends Error {}

/** Whether a change is about a collection whose making has failed. */
export function isOrphaned(queryClient: QueryClient, { kind, input }: Change): boolean {
  if (kind === 'create') return false;
  const ids =
    kind === 'moveItems'
      ? [input.fromCollectionId, input.toCollectionId]
      : 'collectionId' in input
        ? [input.collectionId]
        : [];
  return ids.some((id) => makingOf(queryClient, id)?.state.status === 'error');
}

/** Whether it was this page that deleted a collection, or is about to, or could not make it, which has been said. */
export const wasDeletedHere = (queryClient: QueryClient, id: string): boolean =>
  makingOf(queryClient, id)?.state.status === 'error' ||
  queryClient
    .getMutationCache()
    .findAll({ mutationKey: CHANGES })
    .some(({ state }) => {
      const { kind, input } = state.variables as Change;
      return kind === 'delete' && input.collectionId === id;
    });

const makingOf = (queryClient: QueryClient, id: string) =>
  queryClient
    .getMutationCache()
    .findAll({ mutationKey: CHANGES })
    .findLast(({ state }) => {
      // The key tells whose variables these are.
      const { kind, input } = state.variables as Change;
      return kind === 'create' && input.id === id;
    });
