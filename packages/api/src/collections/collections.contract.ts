import { z } from 'zod';
import { text } from '../core/text.ts';
import { collectionLimits } from './collections.limits.ts';

export const ENTITY_TYPES = ['deal', 'tool'] as const;
export type EntityType = (typeof ENTITY_TYPES)[number];

const id = z.uuid('This is not an id.').toLowerCase();

export const itemsInput = z.object({ collectionId: id });

export const addItemInput = z.object({
  collectionId: id,
  entityType: z.enum(ENTITY_TYPES),
  entityId: id,
  notes: text(collectionLimits.notesMax).nullish(),
});
export type AddItemInput = z.infer<typeof addItemInput>;

export const removeItemInput = addItemInput.omit({ notes: true });
export type RemoveItemInput = z.infer<typeof removeItemInput>;

export const moveItemInput = z
  .object({ itemId: id, fromCollectionId: id, toCollectionId: id })
  .refine((input) => input.fromCollectionId !== input.toCollectionId, {
    path: ['toCollectionId'],
    message: 'Choose another collection than the one the item is in.',
  });
export type MoveItemInput = z.infer<typeof moveItemInput>;

/** Spec §3, with its names; times are ISO strings. Items stand in their own order. */
export interface CollectionItem {
  id: string;
  collection_id: string;
  entity_type: EntityType;
  entity_id: string;
  notes: string | null;
  added_at: string;
}

export interface Collection {
  id: string;
  name: string;
  description: string;
  is_default: boolean;
  updated_at: string;
  items: CollectionItem[];
}
