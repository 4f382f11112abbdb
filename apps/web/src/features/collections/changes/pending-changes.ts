import type { Entity } from '@onceware/api/collections/collections.contract';
import type { QueryClient } from '@tanstack/react-query';
import { applyPending, type Pending, pendingIn, usePending } from '#lib/changes/pending.ts';
import type { applyChange } from './apply-change.ts';
import type { applyToSaved } from './apply-to-saved.ts';
import type { Change, ListedCollection } from './change.ts';

/** Mutation key of every change of collections. */
export const CHANGES = ['collections', 'change'] as const;

export const usePendingChanges = (): Pending<Change>[] => usePending(CHANGES);
export const pendingNow = (queryClient: QueryClient): Pending<Change>[] => pendingIn(queryClient, CHANGES);

let apply: typeof applyChange = (collections) => collections;
let applySaved: typeof applyToSaved = (ids) => ids;

/**
 * Registers how pending changes are shown. The module that makes changes calls this when it is first needed and loaded;
 * before that there are no changes.
 */
export function setApplyFunctions(how: typeof applyChange, howSaved: typeof applyToSaved): void {
  apply = how;
  applySaved = howSaved;
}

/** Collections as the screen shows them. */
export const withPending = (collections: ListedCollection[], pending: readonly Pending<Change>[]): ListedCollection[] =>
  applyPending(collections, pending, apply);

/** The same for where an entity is kept. */
export const savedWithPending = (
  ids: readonly string[],
  entity: Entity,
  pending: readonly Pending<Change>[],
): readonly string[] => applyPending(ids, pending, (known, change) => applySaved(known, entity, change));
