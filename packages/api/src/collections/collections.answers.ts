import { z } from 'zod';
import { dealCard, toolCard } from '#catalog/catalog.answers.ts';
import { count, id, moment, named, nextCursor } from '#kernel/answers.ts';
import { ENTITY_TYPES } from './collections.limits.ts';
import { publicFacts } from './publishing/publishing.answers.ts';
import { page, pageCard, saveOutcome } from './saved-pages/saved-pages.answers.ts';

export const collectionItem = named(
  'CollectionItem',
  z.strictObject({
    id,
    collection_id: id,
    entity_type: z.enum(ENTITY_TYPES),
    entity_id: id,
    notes: z.string().nullable(),
    added_at: moment,
    tags: z.array(z.string()).optional().describe('Left out, as `is_favorite` is, where it has neither.'),
    is_favorite: z.boolean().optional(),
  }),
);
/** Spec §3, with its names; times are ISO strings. Items stand in their own order. */
export interface CollectionItem extends z.infer<typeof collectionItem> {}

export const share = z.strictObject({ token: z.string(), shows_notes: z.boolean(), is_indexed: z.boolean() });
/** Share of a collection: its address is /c/{token}. */
export interface Share extends z.infer<typeof share> {}

const facts = {
  id,
  name: z.string(),
  description: z.string(),
  is_default: z.boolean(),
  is_favorite: z.boolean(),
  updated_at: moment,
  share: share.nullable().describe('How it is shared: its address is /c/{token}.'),
};

export const collection = named('Collection', z.strictObject({ ...facts, items: z.array(collectionItem) }));
export interface Collection extends z.infer<typeof collection> {}

export const collections = named('Collections', z.strictObject({ collections: z.array(collection) }));
export const items = named('CollectionItems', z.strictObject({ items: z.array(collectionItem) }));

export const itemRef = collectionItem.pick({ entity_type: true, entity_id: true });
/** Names a deal, a tool or a page, as answers do. */
export interface ItemRef extends z.infer<typeof itemRef> {}

export const collectionHead = named(
  'CollectionHead',
  z.strictObject({
    ...facts,
    created_at: moment.describe('The order among favourites and among the others.'),
    item_count: count,
    first: z.array(itemRef).describe('The first items, for a glance.'),
  }),
);
/** A collection without its items, but for a glance at the first of them (docs/decisions/022-collections-by-page.md). */
export interface CollectionHead extends z.infer<typeof collectionHead> {}

export const collectionsPage = named(
  'CollectionsPage',
  z.strictObject({ collections: z.array(collectionHead), nextCursor }),
);
/** Favourites first, then the oldest. */
export interface CollectionsPage extends z.infer<typeof collectionsPage> {}

export const madeCollection = named('MadeCollection', z.strictObject({ collection: collectionHead }));

export const itemsPage = named('ItemsPage', z.strictObject({ items: z.array(collectionItem), nextCursor }));
export interface ItemsPage extends z.infer<typeof itemsPage> {}

export const saved = itemRef.extend({ collection_ids: z.array(id) });
/** Collections in which a deal, a tool or a page is saved. */
export interface Saved extends z.infer<typeof saved> {}
export const savedItems = z.strictObject({ saved: z.array(saved) });

export const itemFacts = itemRef.extend({
  title: z.string(),
  price: z.number().nullable(),
  currency: z.string().nullable(),
  ends_at: moment.nullable(),
});
/** Fields by which a collection's items are sorted and filtered. Price in major units; null for tools. */
export interface ItemFacts extends z.infer<typeof itemFacts> {}

export const factsPage = z.strictObject({ facts: z.array(itemFacts), nextCursor });
export interface FactsPage extends z.infer<typeof factsPage> {}

export const pressing = z.strictObject({
  ending: z.array(dealCard).describe('Kept deals that end within a week, the next first; a few.'),
  fallen: z
    .array(dealCard)
    .describe('Kept deals below the lowest price of the 30 days before, the biggest fall first; a few.'),
});
/** Kept deals that one may want to look at today. */
export interface Pressing extends z.infer<typeof pressing> {}

export const tag = z.strictObject({ tag: z.string(), count });
/** A tag that a member uses, and how many items have it. */
export interface Tag extends z.infer<typeof tag> {}
export const tags = named('Tags', z.strictObject({ tags: z.array(tag) }));

export const addedItem = named('AddedItem', z.strictObject({ item: collectionItem }));
export const savedPage = addedItem.extend({ page, saved: saveOutcome });
/** An answer of `addUrl`. */
export interface SavedPage extends z.infer<typeof savedPage> {}

/** The answer to POST /api/user-collections: `item` for add_item, with its `page` and what it did for add_url, `ok` for the others. */
export const collectionChange = named(
  'CollectionChange',
  z.union([savedPage, z.strictObject({ item: collectionItem }), z.strictObject({ ok: z.literal(true) })]),
);

export const movedItems = named(
  'MovedItems',
  z.strictObject({
    ok: z.literal(true),
    stayed: z
      .array(z.strictObject({ entityType: z.enum(ENTITY_TYPES), entityId: id }))
      .optional()
      .describe('With `skipsExisting`: what the target had already.'),
  }),
);
export const sharing = named('Sharing', z.strictObject({ share }));

const notes = z.string().nullable();
export const sharedItem = named(
  'SharedItem',
  z.union([
    z.strictObject({ entity_type: z.literal('deal'), deal: dealCard, notes }),
    z.strictObject({ entity_type: z.literal('tool'), tool: toolCard, notes }),
    z.strictObject({ entity_type: z.literal('page'), page: pageCard, notes }),
  ]),
);
export type SharedItem = z.infer<typeof sharedItem>;

export const sharedCollection = named(
  'SharedCollection',
  z.strictObject({
    name: z.string(),
    description: z.string(),
    updated_at: moment,
    item_count: count,
    is_indexed: z.boolean(),
    image: z.string().nullable().describe("The first item's picture."),
    publication: publicFacts.nullable().describe('Null: it is shared by link, by nobody whom it names.'),
    items: z.array(sharedItem),
    nextCursor,
  }),
);
/** Content of a shared collection's page, some of the items at a time; `notes` only where the owner shows them. */
export interface SharedCollection extends z.infer<typeof sharedCollection> {}

export const importReport = named(
  'ImportReport',
  z.strictObject({
    collections: z
      .array(
        z.strictObject({
          name: z.string(),
          isNew: z.boolean(),
          itemCount: count.describe('How many items it has had.'),
          added: count,
          alreadyThere: count,
          completed: count.describe('Of those that it has had: how many got tags, a note or a mark that they had not.'),
        }),
      )
      .describe('In the order of the input; two of one name are one.'),
    became: z
      .strictObject({ deals: count, tools: count, pages: count, notes: count })
      .describe('Counts of the added items.'),
    unknown: z
      .array(
        z.strictObject({
          collection: z.string(),
          entityType: z.enum(ENTITY_TYPES).nullable(),
          entityId: id.nullable(),
          url: z.string().nullable(),
          title: z.string().nullable(),
        }),
      )
      .describe('The first of those that are nothing in the catalogue and no page either.'),
    unknownCount: count.describe('How many there are.'),
  }),
);
/** Report of what an import will do, or did. */
export interface ImportReport extends z.infer<typeof importReport> {}
