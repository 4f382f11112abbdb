import type { EntityType } from '@onceware/api/catalog/editing/content.contract';
import type { BulkChange, CatalogEntry } from '@onceware/api/catalog/editing/editing.contract';
import type { EntityState } from '@onceware/api/catalog/editing/editing.limits';

type Possible = ReadonlySet<BulkChange['kind']>;

/** What would change one of these at least. */
export function possibleOf(entries: readonly CatalogEntry[]): Possible {
  const possible = new Set<BulkChange['kind']>();
  for (const { canEnd, isHidden } of entries) {
    if (canEnd) possible.add('end');
    possible.add(isHidden ? 'show' : 'hide');
  }
  return possible;
}

/** What may change some of all that are in a state, or in any; of a hidden tool there are deals that are not hidden themselves. */
export function possibleIn(entityType: EntityType, state: EntityState | undefined): Possible {
  const isDeal = entityType === 'deal';
  const possible = new Set<BulkChange['kind']>();
  if (isDeal && state !== 'ended' && state !== 'scheduled') possible.add('end');
  if (isDeal || state !== 'hidden') possible.add('hide');
  if (state === undefined || state === 'hidden') possible.add('show');
  return possible;
}
