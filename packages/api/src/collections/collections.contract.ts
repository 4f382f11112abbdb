import { z } from 'zod';
import { list } from '#kernel/list.ts';
import { line, opaque, text } from '#kernel/text.ts';
import { collectionLimits, ENTITY_TYPES, type EntityType } from './collections.limits.ts';
import { distinctTags } from './library/tags.contract.ts';

export type * from './collections.answers.ts';
export type { EntityType };

const id = z.uuid('This is not an id.').toLowerCase();
/** Made by the caller: when a call is repeated because its answer was lost, it has its effect once. */
const newId = id;

export const collectionInput = z.object({ collectionId: id });
export type CollectionInput = z.infer<typeof collectionInput>;

const cursor = opaque(200).nullish();

/** The collections behind those that were answered before: `nextCursor` of that answer. */
export const collectionsPageInput = z.object({ cursor: id.nullish() }).optional();
export type CollectionsPageInput = z.infer<typeof collectionsPageInput>;

/** The same for the items of one. */
export const itemsPageInput = z.object({ collectionId: id, cursor });
export type ItemsPageInput = z.infer<typeof itemsPageInput>;

/** Identifies an item within its collection. */
export interface Entity {
  entityType: EntityType;
  entityId: string;
}
const entity = z.object({ entityType: z.enum(ENTITY_TYPES), entityId: id }) satisfies z.ZodType<Entity>;

const keyOf = ({ entityType, entityId }: Entity) => `${entityType}:${entityId}`;
const areDistinct = (entities: Entity[]) => new Set(entities.map(keyOf)).size === entities.length;
const entities = list(entity, {
  min: 1,
  few: 'Name at least one item.',
  max: collectionLimits.itemsMax,
  many: `Name at most ${collectionLimits.itemsMax} items.`,
}).refine(areDistinct, 'Name each item once.');

export const savedInput = z.object({
  entities: list(entity, { min: 1, max: collectionLimits.savedMax }),
});
export type SavedInput = z.infer<typeof savedInput>;

// ── One collection ──────────────────────────────────────────────────────────────────────────────────────────────────

const name = line(collectionLimits.nameMax);
const description = text(collectionLimits.descriptionMax);

export const createInput = z.object({ id: newId, name, description: description.default('') });
export type CreateInput = z.infer<typeof createInput>;

/** Fields that are left out stay as they are. */
export const updateInput = z.object({
  collectionId: id,
  name: name.optional(),
  description: description.optional(),
  isFavorite: z.boolean().optional(),
});
export type UpdateInput = z.infer<typeof updateInput>;

// ── Its items ───────────────────────────────────────────────────────────────────────────────────────────────────────

export const addItemInput = z.object({
  /** ID of the new item; the server makes one when it is missing. */
  id: newId.optional(),
  collectionId: id,
  entityType: z.enum(ENTITY_TYPES),
  entityId: id,
  notes: text(collectionLimits.notesMax).nullish(),
});
export type AddItemInput = z.infer<typeof addItemInput>;

export const removeItemInput = addItemInput.omit({ id: true, notes: true });
export type RemoveItemInput = z.infer<typeof removeItemInput>;

export const moveItemInput = z
  .object({ itemId: id, fromCollectionId: id, toCollectionId: id })
  .refine((input) => input.fromCollectionId !== input.toCollectionId, {
    path: ['toCollectionId'],
    message: 'Choose another collection than the one the item is in.',
  });
export type MoveItemInput = z.infer<typeof moveItemInput>;

/** All of them or none. */
export const itemsInput = z.object({ collectionId: id, entities });
export type ItemsInput = z.infer<typeof itemsInput>;

/**
 * Within a collection or to another, all of them or none. Each run of items is put, in its order, right behind the item
 * `after` of the target: first of all for null, and also when `after` is no longer there.
 */
export const moveItemsInput = z
  .object({
    fromCollectionId: id,
    toCollectionId: id,
    runs: list(z.object({ after: entity.nullable(), entities }), { min: 1, max: collectionLimits.itemsMax }),
    /**
     * Leaves items that the target already has where they are, and returns them; otherwise one such item rejects the
     * whole request.
     */
    skipsExisting: z.boolean().optional(),
  })
  .refine(({ runs }) => areDistinct(runs.flatMap((run) => run.entities)), {
    path: ['runs'],
    message: 'Name each item once.',
  })
  .refine(({ runs }) => runs.reduce((sum, run) => sum + run.entities.length, 0) <= collectionLimits.itemsMax, {
    path: ['runs'],
    message: `Name at most ${collectionLimits.itemsMax} items.`,
  })
  .refine(({ runs }) => new Set(runs.map(({ after }) => after && keyOf(after))).size === runs.length, {
    path: ['runs'],
    message: 'Put what goes to one place into one run.',
  })
  .refine(
    ({ runs, fromCollectionId, toCollectionId }) => {
      const moved = new Set(runs.flatMap((run) => run.entities.map(keyOf)));
      return fromCollectionId !== toCollectionId || runs.every(({ after }) => !after || !moved.has(keyOf(after)));
    },
    { path: ['runs'], message: 'An item cannot be put behind one that moves as well.' },
  );
export type MoveItemsInput = z.infer<typeof moveItemsInput>;

/** A tag: one or more words, stored as written and compared without case. */
export const itemTag = line(collectionLimits.tagMax);
/** Tags of one item, each once. */
export const itemTags = list(itemTag, {
  max: collectionLimits.tagsMax,
  many: `Use at most ${collectionLimits.tagsMax} tags.`,
}).transform(distinctTags);

/** Removes tags from items, then adds others; all or none. Existing tags keep their spelling. */
export const tagItemsInput = itemsInput
  .extend({ add: itemTags.default([]), remove: itemTags.default([]) })
  .refine(({ add, remove }) => add.length + remove.length > 0, { path: ['add'], message: 'Name at least one tag.' });
export type TagItemsInput = z.infer<typeof tagItemsInput>;

/** Marks items as favourites, or no longer; all of them or none. */
export const favoriteItemsInput = itemsInput.extend({ isFavorite: z.boolean() });
export type FavoriteItemsInput = z.infer<typeof favoriteItemsInput>;

/** Null or nothing but blanks takes the note away. */
export const setNotesInput = z.object({
  collectionId: id,
  entityType: z.enum(ENTITY_TYPES),
  entityId: id,
  notes: text(collectionLimits.notesMax).nullable(),
});
export type SetNotesInput = z.infer<typeof setNotesInput>;

// ── Sharing ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Shares it, or changes how it is shared; the link stays the same until `unshare`. */
export const shareInput = z.object({
  collectionId: id,
  showsNotes: z.boolean().default(false),
  isIndexed: z.boolean().default(false),
});
export type ShareInput = z.infer<typeof shareInput>;

/** In base64url: 144 random bits of a share link, or 72 of a published collection. */
const shareToken = z.string().regex(/^(?:[\w-]{12}){1,2}$/, 'This is not a link to a collection.');

export const sharedInput = z.object({ token: shareToken, cursor });
export type SharedInput = z.infer<typeof sharedInput>;

export const sharedFeedInput = z.object({ token: shareToken });
export type SharedFeedInput = z.infer<typeof sharedFeedInput>;

/** Makes the collection `id` of what the link shows. */
export const copySharedInput = z.object({ token: shareToken, id: newId });
export type CopySharedInput = z.infer<typeof copySharedInput>;

// ── Export and import ───────────────────────────────────────────────────────────────────────────────────────────────

/** All collections, or the given one. */
export const exportInput = z.object({ format: z.enum(['json', 'csv']), collectionId: id.optional() });
export type ExportInput = z.infer<typeof exportInput>;

/**
 * Names its entity by type and id, or by a web address: of a tool's own page, or any other. With neither it is a note, of its title
 * and its description.
 */
const importItem = z
  .object({
    entityType: z.enum(ENTITY_TYPES).optional(),
    entityId: id.optional(),
    url: opaque(2000).optional(),
    /** Title of a page; also used in the report if nothing is found. */
    title: text(500).optional(),
    /** The page's description, or the text of a note; a deal or tool keeps it as its note, where it has none. */
    description: text(collectionLimits.noteTextMax).optional(),
    notes: text(collectionLimits.notesMax).nullish(),
    tags: itemTags.optional(),
    isFavorite: z.boolean().optional(),
    addedAt: z.iso.datetime({ offset: true }).max(40).optional(),
  })
  .refine(
    (item) => (item.entityType && item.entityId) || item.url || item.title?.trim() || item.description?.trim(),
    'Name a deal or a tool, a web address, or the title or text of a note.',
  );
export type ImportItem = z.infer<typeof importItem>;

/**
 * Each collection goes into the member's first of that name, or into a new one. Items stand in their order, those that
 * are new come before what is there; what the collection has already gets the tags, notes and marks that it has not.
 */
const wholeImport = z.object({
  collections: list(
    z.object({
      name,
      description: description.optional(),
      isFavorite: z.boolean().optional(),
      items: list(importItem, { max: collectionLimits.importItemsMax }),
    }),
    {
      min: 1,
      few: 'There is nothing to import.',
      max: collectionLimits.collectionsMax,
      many: `Import at most ${collectionLimits.collectionsMax} collections at once.`,
    },
  ),
});

const lengthOf = (value: unknown): number => (Array.isArray(value) ? value.length : 0);

/** Counts all items before any is parsed. */
export const importInput = z
  .custom<z.input<typeof wholeImport>>()
  .refine(
    (given) =>
      !Array.isArray(given?.collections) ||
      given.collections.reduce((sum, one) => sum + lengthOf(one?.items), 0) <= collectionLimits.importItemsMax,
    { path: ['collections'], error: `Import at most ${collectionLimits.importItemsMax} items at once.`, abort: true },
  )
  .pipe(wholeImport);
export type ImportInput = z.infer<typeof importInput>;
