import type { EntityType } from '@onceware/api/supply/editing/content.contract';
import type { BulkChange, CatalogEntry } from '@onceware/api/supply/editing/editing.contract';
import type { EntityState } from '@onceware/api/supply/editing/editing.limits';

type Possible = ReadonlySet<BulkChange['kind']>;

/** Returns the bulk changes that would alter at least one of these entries. */
export function possibleOf(entries: readonly CatalogEntry[]): Possible {
  const possible = new Set<BulkChange['kind']>();
  for (const { canEnd, isHidden } of entries) {
    if (canEnd) possible.add('end');
    possible.add(isHidden ? 'show' : 'hide');
  }
  return possible;
}

/**
 * Returns the bulk changes that may alter some entries of this state, or of any; a hidden tool may have deals that are
 * not hidden themselves.
 */
export function possibleIn(entityType: EntityType, state: EntityState | undefined): Possible {
  const isDeal = entityType === 'deal';
  const possible = new Set<BulkChange['kind']>();
  if (isDeal && state !== 'ended' && state !== 'scheduled') possible.add('end');
  if (isDeal || state !== 'hidden') possible.add('hide');
  if (state === undefined || state === 'hidden') possible.add('show');
  return possible;
}
