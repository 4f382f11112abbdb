import { z } from 'zod';
import { list } from '#kernel/list.ts';
import { line, text } from '#kernel/text.ts';
import { itemTags } from '../collections.contract.ts';
import { collectionLimits } from '../collections.limits.ts';
import { ADDRESS_MAX, readWebAddress } from './canonical-url.ts';

export type * from './saved-pages.answers.ts';

const id = z.uuid('This is not an id.').toLowerCase();

/** A page of the web: http or https, without credentials; `https://` may be left out. It is made plain, as browsers do. */
export const webAddress = z
  .string({ error: ({ input }) => (input === undefined ? 'This is missing.' : undefined) })
  .max(ADDRESS_MAX, `Use at most ${ADDRESS_MAX} characters.`)
  .transform((value, context) => {
    const url = readWebAddress(value);
    if (url) return url.href;
    context.addIssue({ code: 'custom', message: 'Give the address of a web page, without a password in it.' });
    return z.NEVER;
  });

const title = line(collectionLimits.pageTitleMax);
const description = text(collectionLimits.noteTextMax);

/**
 * A title and a description that are given stay, whatever the page says of itself. A page that is saved already keeps those
 * that it was given before, and gets everything else: tags, note, mark and collection are added to what is there.
 */
export const addUrlInput = z.object({
  /** IDs of the new item, and of its page if the member has not saved it yet; the server makes missing ones. */
  id: id.optional(),
  pageId: id.optional(),
  /** Without one: where the page is already, else the member's first. */
  collectionId: id.optional(),
  url: webAddress,
  title: title.optional(),
  description: description.optional(),
  notes: text(collectionLimits.notesMax).nullish(),
  tags: itemTags.optional(),
  isFavorite: z.boolean().optional(),
});
export type AddUrlInput = z.infer<typeof addUrlInput>;

export const pagesInput = z.object({ ids: list(id, { min: 1, max: collectionLimits.savedMax }) });
export type PagesInput = z.infer<typeof pagesInput>;

export const pageInput = z.object({ pageId: id });
export type PageInput = z.infer<typeof pageInput>;

/** Fields that are left out stay as they are. */
export const editPageInput = pageInput.extend({ title: title.optional(), description: description.optional() });
export type EditPageInput = z.infer<typeof editPageInput>;

export const savedPageInput = z.object({ url: webAddress });
export type SavedPageInput = z.infer<typeof savedPageInput>;

export const PAGE_STATES = ['waiting', 'fetched', 'failed'] as const;

/** Why nothing came of a page: of the others nobody was reached, or not allowed in, or had it. */
export const PAGE_FAILURES = [
  /** It leads to no public machine, or to an unusual port. */
  'address',
  /** Its site does not want programs. */
  'robots',
  'redirect',
  'timeout',
  'unreachable',
  /** Requires signing in, or refuses programs. */
  'refused',
  /** There is no such page, or no such host, any more. */
  'gone',
  /** The site failed. */
  'server',
] as const;
export type PageFailure = (typeof PAGE_FAILURES)[number];

/** The tool of the catalogue that a page is of. */
export interface PageTool {
  id: string;
  slug: string;
  name: string;
  logoUrl: string;
}

/** The newest of that tool's deals that run. Price in major units. */
export interface PageDeal {
  slug: string;
  title: string;
  price: number;
  currency: string;
}

/** Content of a page that everybody who may see it is shown. */
export interface PageCard {
  id: string;
  /** Null: a note without an address, whose text is the description. */
  url: string | null;
  /** Empty where nobody knows one: show the address. */
  title: string;
  description: string;
  site_name: string;
  /** Address of our copy, under /api/pictures; null: there is none, or none yet. */
  picture_url: string | null;
  icon_url: string | null;
  tool: PageTool | null;
  deal: PageDeal | null;
}

/** A web page that a member keeps. */
export interface Page extends PageCard {
  /** `waiting` is completed by and by; `failed` had nothing, and `failure` says why. */
  state: (typeof PAGE_STATES)[number];
  failure: PageFailure | null;
  /** Since when it is no longer there. */
  dead_since: string | null;
  is_suggested: boolean;
}

/** A collection, as an answer names it. */
export interface NamedCollection {
  id: string;
  name: string;
}

/** The outcome of saving a page. Existing data is never removed or overwritten. */
export interface SaveOutcome {
  /** The collections that had the page before, the oldest first. */
  already_in: NamedCollection[];
  /** The one that it was put into; null where that had it. */
  added_to: NamedCollection | null;
  /** Given tags that the item did not have. */
  tags_added: string[];
  /** Whether the note is new on the item; one that it had already stays before it. */
  note_added: boolean;
  favorite_added: boolean;
  /** A title was given, and the page keeps the one that it was given before. */
  title_kept: boolean;
}

/** Known facts about an address, before it is added. */
export interface SavedIn {
  /** Null if the member has not saved it. */
  page: Page | null;
  collection_ids: string[];
  tool: PageTool | null;
  deal: PageDeal | null;
}
