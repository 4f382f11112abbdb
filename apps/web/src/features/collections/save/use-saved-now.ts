import type { Entity } from '@onceware/api/collections/collections.contract';
import { useQueryClient } from '@tanstack/react-query';
import { pendingNow, savedWithPending } from '../changes/pending-changes.ts';
import { savedKey } from './saved-query.ts';

/** Where a deal or a tool is kept at the moment of the call, not of the last render. */
export function useSavedNow(): (entity: Entity) => readonly string[] {
  const queryClient = useQueryClient();
  return (entity) =>
    savedWithPending(
      queryClient.getQueryData<readonly string[]>(savedKey(entity)) ?? [],
      entity,
      pendingNow(queryClient),
    );
}
