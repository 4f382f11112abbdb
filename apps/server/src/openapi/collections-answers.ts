import {
  type Collection,
  type CollectionHead,
  type CollectionItem,
  type CollectionsPage,
  ENTITY_TYPES,
  type ImportReport,
  type ItemRef,
  type ItemsPage,
  type Share,
  type SharedCollection,
  type SharedItem,
} from '@onceware/api/collections/collections.contract';
import {
  type Page,
  PAGE_FAILURES,
  PAGE_STATES,
  type PageCard,
  type PageDeal,
  type PageTool,
  type SaveOutcome,
} from '@onceware/api/collections/saved-pages/saved-pages.contract';
import { z } from 'zod';
import { count, id, moment, named } from './answers.ts';
import { dealCard, nextCursor, toolCard } from './catalog-answers.ts';

// Response schemas of collections.

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
  }) satisfies z.ZodType<CollectionItem>,
);

const share = z.strictObject({
  token: z.string(),
  shows_notes: z.boolean(),
  is_indexed: z.boolean(),
}) satisfies z.ZodType<Share>;

const facts = {
  id,
  name: z.string(),
  description: z.string(),
  is_default: z.boolean(),
  is_favorite: z.boolean(),
  updated_at: moment,
  share: share.nullable().describe('How it is shared: its address is /c/{token}.'),
};

const collection = named(
  'Collection',
  z.strictObject({ ...facts, items: z.array(collectionItem) }) satisfies z.ZodType<Collection>,
);

export const collections = named('Collections', z.strictObject({ collections: z.array(collection) }));
export const items = named('CollectionItems', z.strictObject({ items: z.array(collectionItem) }));

const tool = z.strictObject({
  id,
  slug: z.string(),
  name: z.string(),
  logoUrl: z.string(),
}) satisfies z.ZodType<PageTool>;
const deal = z.strictObject({
  slug: z.string(),
  title: z.string(),
  price: z.number(),
  currency: z.string(),
}) satisfies z.ZodType<PageDeal>;
const pageCard = z.strictObject({
  id,
  url: z.url().nullable().describe('Null: a note without an address.'),
  title: z.string().describe('Empty where nobody knows one.'),
  description: z.string(),
  site_name: z.string(),
  picture_url: z.string().nullable(),
  icon_url: z.string().nullable(),
  tool: tool.nullable().describe('The tool of the catalogue that the page is of.'),
  deal: deal.nullable().describe('The newest running deal of that tool.'),
}) satisfies z.ZodType<PageCard>;
export const page = named(
  'Page',
  pageCard.extend({
    state: z.enum(PAGE_STATES),
    failure: z.enum(PAGE_FAILURES).nullable().describe('Why nothing could be fetched.'),
    dead_since: moment.nullable(),
    is_suggested: z.boolean(),
  }) satisfies z.ZodType<Page>,
);

const namedCollection = z.strictObject({ id, name: z.string() });
const saved = z.strictObject({
  already_in: z.array(namedCollection).describe('The collections that had the page before, the oldest first.'),
  added_to: namedCollection.nullable().describe('The one that it was put into; null where that had it.'),
  tags_added: z.array(z.string()).describe('Those of the given tags that the item had not.'),
  note_added: z.boolean().describe('Whether the note is new on the item; one that it had already stays before it.'),
  favorite_added: z.boolean(),
  title_kept: z.boolean().describe('A title was given, and the page keeps the one that it was given before.'),
}) satisfies z.ZodType<SaveOutcome>;

/** The answer to POST /api/user-collections: `item` for add_item, with its `page` and what it did for add_url, `ok` for the others. */
export const collectionChange = named(
  'CollectionChange',
  z.union([
    z.strictObject({ item: collectionItem, page, saved }),
    z.strictObject({ item: collectionItem }),
    z.strictObject({ ok: z.literal(true) }),
  ]),
);

const collectionHead = named(
  'CollectionHead',
  z.strictObject({
    ...facts,
    created_at: moment,
    item_count: count,
    first: z
      .array(z.strictObject({ entity_type: z.enum(ENTITY_TYPES), entity_id: id }) satisfies z.ZodType<ItemRef>)
      .describe('The first items, for a glance.'),
  }) satisfies z.ZodType<CollectionHead>,
);

export const done = named('Done', z.strictObject({ ok: z.literal(true) }));
export const collectionsPage = named(
  'CollectionsPage',
  z.strictObject({ collections: z.array(collectionHead), nextCursor }) satisfies z.ZodType<CollectionsPage>,
);
export const madeCollection = named('MadeCollection', z.strictObject({ collection: collectionHead }));
export const itemsPage = named(
  'ItemsPage',
  z.strictObject({ items: z.array(collectionItem), nextCursor }) satisfies z.ZodType<ItemsPage>,
);
export const addedItem = named('AddedItem', z.strictObject({ item: collectionItem }));
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
const sharedItem = named(
  'SharedItem',
  z.union([
    z.strictObject({ entity_type: z.literal('deal'), deal: dealCard, notes }),
    z.strictObject({ entity_type: z.literal('tool'), tool: toolCard, notes }),
    z.strictObject({ entity_type: z.literal('page'), page: pageCard, notes }),
  ]) satisfies z.ZodType<SharedItem>,
);

export const sharedCollection = named(
  'SharedCollection',
  z.strictObject({
    name: z.string(),
    description: z.string(),
    updated_at: moment,
    item_count: count,
    is_indexed: z.boolean(),
    image: z.string().nullable().describe("The first item's picture."),
    items: z.array(sharedItem),
    nextCursor,
  }) satisfies z.ZodType<SharedCollection>,
);

export const importReport = named(
  'ImportReport',
  z.strictObject({
    collections: z.array(
      z.strictObject({
        name: z.string(),
        isNew: z.boolean(),
        itemCount: count,
        added: count,
        alreadyThere: count,
        completed: count.describe('Of those that it has had: how many got tags, a note or a mark that they had not.'),
      }),
    ),
    became: z.strictObject({ deals: count, tools: count, pages: count, notes: count }),
    unknown: z.array(
      z.strictObject({
        collection: z.string(),
        entityType: z.enum(ENTITY_TYPES).nullable(),
        entityId: id.nullable(),
        url: z.string().nullable(),
        title: z.string().nullable(),
      }),
    ),
    unknownCount: count,
  }) satisfies z.ZodType<ImportReport>,
);
