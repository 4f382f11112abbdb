import { listFilters } from '#collections/library/filters.service.ts';
import { listHeads } from '#collections/transfer/export.repo.ts';
import type { Call } from '#kernel/call.ts';
import { requireActor } from '#kernel/actor.ts';

/** Saved searches as the file of the account has them: collections by name, as in the rest of it; those that are gone are left out. */
export async function exportFilters(call: Pick<Call, 'actor' | 'database'>): Promise<object[]> {
  const { user } = requireActor(call);
  const [{ filters }, heads] = await Promise.all([listFilters(call), listHeads(call.database.db, user.id)]);
  const names = new Map(heads.map(({ id, name }) => [id, name]));
  return filters.map(({ name, filter }) => ({
    name,
    words: filter.q,
    tags: filter.tags,
    is_tagged: filter.isTagged ?? null,
    entity_types: filter.entityTypes,
    collections: filter.collectionIds.flatMap((id) => names.get(id) ?? []),
    is_favorite: filter.isFavorite ?? null,
    is_dead: filter.isDead ?? null,
    sort: filter.sort,
  }));
}
