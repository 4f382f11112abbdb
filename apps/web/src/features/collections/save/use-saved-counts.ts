import type { Entity } from '@onceware/api/collections/collections.contract';
import { collectionLimits } from '@onceware/api/collections/collections.limits';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { trpc } from '#lib/api/trpc.ts';
import { savedWithPending, usePendingChanges } from '../changes/pending-changes.ts';
import { savedQuery } from './saved-query.ts';

/** Number of calls that go into one request. */
const CALLS = 10;

/** How many of the entities a collection has; null where that is not known, and for more than one request can ask. */
export function useSavedCounts(entities: readonly Entity[]): (collectionId: string) => number | null {
  const { client } = trpc.useUtils();
  const queryClient = useQueryClient();
  const asked = entities.length <= CALLS * collectionLimits.savedMax ? entities : [];
  const answers = useQueries({ queries: asked.map((entity) => savedQuery(queryClient, client, entity)) });
  const pending = usePendingChanges();
  const known = asked.map((entity, index) => {
    const data = answers[index]?.data;
    return data && savedWithPending(data, entity, pending);
  });
  const isKnown = known.length > 0 && known.every((ids) => ids !== undefined);
  return (collectionId) => (isKnown ? known.filter((ids) => ids?.includes(collectionId)).length : null);
}
