import { z } from 'zod';
import { count, id, moment } from '#kernel/answers.ts';
import { tablePage } from '#kernel/table/table.answers.ts';
import { CATEGORIES } from '#catalog/catalog.limits.ts';
import { sentDealContent, sentDealDraft, sentToolContent, sentToolDraft } from './content.answers.ts';
import { ENTITY_TYPES } from './content.contract.ts';
import { ENTITY_STATES } from './editing.limits.ts';

const entityType = z.enum(ENTITY_TYPES);
const person = z.strictObject({ id, name: z.string() }).nullable();

export const draftEntry = z.strictObject({
  id,
  entityType,
  entityId: id.nullable(),
  title: z.string(),
  madeBy: person,
  updatedAt: moment,
});
/** A draft in a list. */
export interface DraftEntry extends z.infer<typeof draftEntry> {}

export const publishedDeal = z.strictObject({
  id,
  slug: z.string(),
  content: sentDealContent,
  version: z.string().describe('The same for the same content.'),
  change: z
    .strictObject({ at: moment, by: person })
    .nullable()
    .describe('Last change and its author, if it was made here.'),
  canEnd: z.boolean().describe('A deal that has begun and has not ended.'),
});
export interface PublishedDeal extends z.infer<typeof publishedDeal> {}
export const publishedTool = publishedDeal.extend({ content: sentToolContent });
export interface PublishedTool extends z.infer<typeof publishedTool> {}
export const published = z.union([publishedDeal, publishedTool]);
/** Current content of a deal or tool. */
export type Published = PublishedDeal | PublishedTool;

export const draftOfDeal = z.strictObject({
  id,
  entityType: z.literal('deal'),
  entityId: id.nullable(),
  content: sentDealDraft,
  base: sentDealContent.nullable().describe('Content that the draft was made from; null for something new.'),
  revision: count,
  state: z.enum(['draft', 'submitted', 'accepted', 'refused', 'discarded']),
  reason: z.string().nullable(),
  madeBy: person,
  organization: z.strictObject({ id, name: z.string() }).nullable(),
  updatedAt: moment,
  published: publishedDeal.nullable(),
  isOutdated: z.boolean().describe('Base and what is published differ: somebody changed it meanwhile.'),
  others: z
    .array(z.strictObject({ id, by: person, updatedAt: moment }))
    .describe('Others who have a draft of the same.'),
});
export interface DraftOfDeal extends z.infer<typeof draftOfDeal> {}
export const draftOfTool = draftOfDeal.extend({
  entityType: z.literal('tool'),
  content: sentToolDraft,
  base: sentToolContent.nullable(),
  published: publishedTool.nullable(),
});
export interface DraftOfTool extends z.infer<typeof draftOfTool> {}
export const draftDetail = z.discriminatedUnion('entityType', [draftOfDeal, draftOfTool]);
export type DraftDetail = DraftOfDeal | DraftOfTool;
export const draftId = z.strictObject({ id });
export const savedRevision = z.strictObject({ revision: count });

export const madeVersion = z.strictObject({ entityType, entityId: id, version: count });
/** A version that a change made. */
export interface MadeVersion extends z.infer<typeof madeVersion> {}

export const changed = z.strictObject({ made: z.array(madeVersion) });
/** Result of a change; items not listed were already as asked, or are gone. */
export interface Changed extends z.infer<typeof changed> {}
export const publishedDraft = changed.extend({ entityId: id, slug: z.string() });
export interface PublishedDraft extends z.infer<typeof publishedDraft> {}

export const dealVersion = z.strictObject({
  version: count,
  at: moment,
  by: person,
  organization: z.string().nullable(),
  kind: z.enum(['found', 'made', 'changed', 'ended', 'hidden', 'shown', 'undone', 'restored']),
  content: sentDealContent,
});
export interface DealVersion extends z.infer<typeof dealVersion> {}
export const toolVersion = dealVersion.extend({ content: sentToolContent });
export interface ToolVersion extends z.infer<typeof toolVersion> {}
export const historyEntry = z.union([dealVersion, toolVersion]);
/** A version of the history, newest first; what it changed is the difference to the one before. */
export type HistoryEntry = DealVersion | ToolVersion;

export const catalogEntry = z.strictObject({
  id,
  slug: z.string(),
  title: z.string(),
  toolName: z.string().nullable(),
  category: z.enum(CATEGORIES),
  price: z.number().nullable(),
  currency: z.string().nullable(),
  startsAt: moment.nullable(),
  endsAt: moment.nullable(),
  state: z.enum(ENTITY_STATES),
  isHidden: z.boolean().describe('Itself, not only its tool.'),
  canEnd: z.boolean().describe('A deal that has begun and has not ended.'),
  updatedAt: moment,
});
/** A row of staff's table; of a tool what only deals have is null. */
export interface CatalogEntry extends z.infer<typeof catalogEntry> {}
export const catalogEntries = tablePage(catalogEntry);
