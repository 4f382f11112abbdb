import { z } from 'zod';
import { id, moment, named } from '#kernel/answers.ts';
import { PAGE_FAILURES } from '#platform/web-pages/page-failures.ts';

export const PAGE_STATES = ['waiting', 'fetched', 'failed'] as const;

export const pageTool = z.strictObject({ id, slug: z.string(), name: z.string(), logoUrl: z.string() });
/** The tool of the catalogue that a page is of. */
export interface PageTool extends z.infer<typeof pageTool> {}

export const pageDeal = z.strictObject({
  slug: z.string(),
  title: z.string(),
  price: z.number(),
  currency: z.string(),
});
/** The newest of that tool's deals that run. Price in major units. */
export interface PageDeal extends z.infer<typeof pageDeal> {}

export const pageCard = z.strictObject({
  id,
  url: z.url().nullable().describe('Null: a note without an address.'),
  title: z.string().describe('Empty where nobody knows one.'),
  description: z.string(),
  site_name: z.string(),
  picture_url: z.string().nullable().describe('Our copy, under /api/pictures; null: there is none, or none yet.'),
  icon_url: z.string().nullable(),
  tool: pageTool.nullable().describe('The tool of the catalogue that the page is of.'),
  deal: pageDeal.nullable().describe('The newest running deal of that tool.'),
});
/** Content of a page that everybody who may see it is shown. */
export interface PageCard extends z.infer<typeof pageCard> {}

export const page = named(
  'Page',
  pageCard.extend({
    state: z.enum(PAGE_STATES).describe('`waiting` is completed by and by; `failed` had nothing.'),
    failure: z.enum(PAGE_FAILURES).nullable().describe('Why nothing could be fetched.'),
    dead_since: moment.nullable().describe('Since when it is no longer there.'),
    is_suggested: z.boolean(),
  }),
);
/** A web page that a member keeps. */
export interface Page extends z.infer<typeof page> {}

export const namedCollection = z.strictObject({ id, name: z.string() });
/** A collection, as an answer names it. */
export interface NamedCollection extends z.infer<typeof namedCollection> {}

export const saveOutcome = z.strictObject({
  already_in: z.array(namedCollection).describe('The collections that had the page before, the oldest first.'),
  added_to: namedCollection.nullable().describe('The one that it was put into; null where that had it.'),
  tags_added: z.array(z.string()).describe('Those of the given tags that the item had not.'),
  note_added: z.boolean().describe('Whether the note is new on the item; one that it had already stays before it.'),
  favorite_added: z.boolean(),
  title_kept: z.boolean().describe('A title was given, and the page keeps the one that it was given before.'),
});
/** The outcome of saving a page. Nothing that was there is taken away or overwritten. */
export interface SaveOutcome extends z.infer<typeof saveOutcome> {}

export const savedIn = z.strictObject({
  page: page.nullable().describe('Null where the member does not keep it.'),
  collection_ids: z.array(id),
  tool: pageTool.nullable(),
  deal: pageDeal.nullable(),
});
/** Known facts about an address, before it is added. */
export interface SavedIn extends z.infer<typeof savedIn> {}
