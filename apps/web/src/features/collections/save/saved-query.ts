import type { Entity, EntityType } from '@onceware/api/collections/collections.contract';
import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '#lib/api/trpc.ts';

/** A deal, a tool or a page. */
export interface EntityRef {
  type: EntityType;
  id: string;
  /** Address of a page, which is kept by it when it is added. */
  url?: string;
}

export const entityOfRef = ({ type, id }: EntityRef): Entity => ({ entityType: type, entityId: id });

/** Starts with the procedure's own key, so that invalidating the procedure includes these. */
export const SAVED = [['collections', 'saved']] as const;
export const savedKey = ({ entityType, entityId }: Entity) => [...SAVED, { entityType, entityId }] as const;

/** The ids of the collections that an entity is kept in, as the server has said. */
export const savedQuery = (queryClient: QueryClient, client: ApiClient, entity: Entity) => ({
  queryKey: savedKey(entity),
  // Visitors keep nothing, so their pages come without it.
  queryFn: async () => (await import('./saved-batches.ts')).savedOf(queryClient, client).load(entity),
  networkMode: 'always' as const,
});
