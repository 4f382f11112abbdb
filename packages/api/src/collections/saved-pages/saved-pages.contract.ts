import { z } from 'zod';
import { list } from '#kernel/list.ts';
import { line, text } from '#kernel/text.ts';
import { itemTags } from '../collections.contract.ts';
import { collectionLimits } from '../collections.limits.ts';
import { ADDRESS_MAX, readWebAddress } from '#platform/web-pages/canonical-url.ts';

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
