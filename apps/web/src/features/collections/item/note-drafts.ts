import type { Entity } from '@onceware/api/collections/collections.contract';
import { keyOfEntity } from '../changes/change.ts';

// Rows come and go while the list is scrolled, and the panel may be closed by mistake: what was written and not yet
// saved waits here, for the visit.
const drafts = new Map<string, string>();

const keyOf = (collectionId: string, entity: Entity) => `${collectionId} ${keyOfEntity(entity)}`;

export const draftOf = (collectionId: string, entity: Entity): string | undefined =>
  drafts.get(keyOf(collectionId, entity));

export const keepDraft = (collectionId: string, entity: Entity, text: string): void =>
  void drafts.set(keyOf(collectionId, entity), text);

export const dropDraft = (collectionId: string, entity: Entity): void =>
  void drafts.delete(keyOf(collectionId, entity));
