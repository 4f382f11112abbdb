import { pageLimits } from '#platform/web-pages/page.limits.ts';
import { errorLimits } from '#kernel/errors.limits.ts';

export const ENTITY_TYPES = ['deal', 'tool', 'page'] as const;
export type EntityType = (typeof ENTITY_TYPES)[number];

/** Shared by the zod inputs and the fields' `maxLength`; no zod here, so pages stay small. */
export const collectionLimits = {
  nameMax: 100,
  descriptionMax: 1000,
  notesMax: 5000,
  tagMax: 50,
  /** Tags of one item. */
  tagsMax: 30,
  /** Title length of a web page. */
  pageTitleMax: pageLimits.titleMax,
  pageDescriptionMax: pageLimits.descriptionMax,
  /** Length of a note without an address, and of a description that a member types. */
  noteTextMax: 5000,
  siteNameMax: pageLimits.siteNameMax,
  /** Collections of one member. */
  collectionsMax: errorLimits.collections,
  /** Items of one collection, and so also of one move or removal. */
  itemsMax: errorLimits.collectionItems,
  /** Items of one import, all its collections together. */
  importItemsMax: 10_000,
  /** Unknown items that an import's report lists; nobody reads a longer list to its end. */
  importUnknownMax: 200,
  /** Bytes of the request that carries them. */
  importBytesMax: 8 * 1024 * 1024,
  /** Size of a file, which is read in the browser and sent in parts of `importPartItems` items each. */
  importFileBytesMax: 50 * 1024 * 1024,
  /** Size of a ZIP, which is read piece by piece: its useful files may unpack to `importFileBytesMax`. */
  importZipBytesMax: 500 * 1024 * 1024,
  importZipEntriesMax: 20_000,
  importPartItems: 500,
  /** Collections that one call answers: under 60 kB before they are packed, described at length. */
  collectionsPage: 32,
  /** Items of each that come with them, for a glance. */
  firstItems: 4,
  /** Items of one collection, or what is known of them, that one call answers. */
  itemsPage: 500,
  /** Deals and tools of one call that answers where they are saved. */
  savedMax: 100,
  /** Items of a shared collection that one call answers. */
  sharedPage: 48,
  /** Entries of its feed, the newest. */
  sharedFeed: 50,
} as const;

/** Days for which deleted collections and items can be restored; after that they are purged. */
export const PURGE_AFTER_DAYS = 30;

/** The collections that everybody has (COL-02), in their order. */
export const DEFAULT_COLLECTIONS = [
  { key: 'nice-find', name: 'Nice Find' },
  { key: 'worth-a-shot', name: 'Worth a Shot' },
  { key: 'must-have', name: 'Must-Have!' },
] as const;
