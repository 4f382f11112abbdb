import { z } from 'zod';
import { list } from '#kernel/list.ts';
import { line, opaque } from '#kernel/text.ts';
import { CATEGORIES, type Category } from '#catalog/catalog.limits.ts';
import { dealDraft, type Contents, type Drafts, ENTITY_TYPES, type EntityType, toolDraft } from './content.contract.ts';
import { contentLimits, editingLimits, ENTITY_STATES, type EntityState } from './editing.limits.ts';
import { table } from '#kernel/table/table.contract.ts';

const id = z.uuid('This is not an id.').toLowerCase();
const entityType = z.enum(ENTITY_TYPES);

export const entityInput = z.object({ entityType, entityId: id });
export type EntityInput = z.output<typeof entityInput>;

export const versionInput = entityInput.extend({ version: z.int().min(1).max(2_147_483_647) });
export type VersionInput = z.output<typeof versionInput>;

// ── Drafts ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/**
 * Input for a draft of an existing deal or tool, or of a new one; `copyOf` begins with another's content. The caller
 * makes the id.
 */
export const startDraftInput = z.object({
  id,
  entityType,
  entityId: id.nullable().default(null),
  copyOf: id.nullable().default(null),
});
export type StartDraftInput = z.output<typeof startDraftInput>;

export const draftInput = z.object({ id });

const revision = z.int().min(1).max(2_147_483_647);

/** @property onto the version of the published content that the draft takes for its base from now on: its writer has seen it */
const saved = { id, revision, onto: opaque(40).nullish() };
export const saveDraftInput = z.discriminatedUnion('entityType', [
  z.object({ ...saved, entityType: z.literal('deal'), content: dealDraft }),
  z.object({ ...saved, entityType: z.literal('tool'), content: toolDraft }),
]);
export type SaveDraftInput = z.output<typeof saveDraftInput>;

/**
 * Merge of a draft with published content that is no longer its base and that the caller has seen (`mergeEdits`).
 *
 * @property version version of the content that the caller has seen
 * @property theirs fields changed by both that stay as they are published; in the others the draft's value wins
 */
const join = z.object({
  version: opaque(40),
  theirs: list(opaque(40), { max: editingLimits.fieldsMax }),
});
export type Join = z.output<typeof join>;

/** `revision` is the one that the caller sees. */
export const publishDraftInput = z.object({ id, revision, join: join.nullish() });
export type PublishDraftInput = z.output<typeof publishDraftInput>;

type Person = { id: string; name: string } | null;

/** A draft in a list. */
export interface DraftEntry {
  id: string;
  entityType: EntityType;
  entityId: string | null;
  title: string;
  madeBy: Person;
  updatedAt: string;
}

/** Current content of a deal or tool. */
export interface Published<Type extends EntityType = EntityType> {
  id: string;
  slug: string;
  content: Contents[Type];
  /** The same for the same content. */
  version: string;
  /** Last change and its author, if it was made here. */
  change: { at: string; by: Person } | null;
  /** A deal that has begun and has not ended. */
  canEnd: boolean;
}

interface Draft<Type extends EntityType> {
  id: string;
  entityType: Type;
  entityId: string | null;
  content: Drafts[Type];
  /** Content that the draft was made from; null for something new. */
  base: Contents[Type] | null;
  revision: number;
  state: 'draft' | 'submitted' | 'accepted' | 'refused' | 'discarded';
  reason: string | null;
  madeBy: Person;
  organization: { id: string; name: string } | null;
  updatedAt: string;
  published: Published<Type> | null;
  /** Base and what is published differ: somebody changed it meanwhile. */
  isOutdated: boolean;
  /** Others who have a draft of the same. */
  others: { id: string; by: Person; updatedAt: string }[];
}
export type DraftDetail = { [Type in EntityType]: Draft<Type> }[EntityType];

// ── Changes ─────────────────────────────────────────────────────────────────────────────────────────────────────────

const ids = list(id, { min: 1, max: editingLimits.changesMax });
const tags = list(line(contentLimits.tagMax), { max: contentLimits.tagsMax }).default([]);

/** The same for several; what it does not fit is left as it is. */
export const changeInput = z.object({
  entityType,
  ids,
  change: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('end') }),
    z.object({ kind: z.literal('hide') }),
    z.object({ kind: z.literal('show') }),
    z.object({ kind: z.literal('category'), category: z.enum(CATEGORIES) }),
    /** Tools only. */
    z.object({ kind: z.literal('tags'), add: tags, remove: tags }),
  ]),
});
export type ChangeInput = z.output<typeof changeInput>;
export type BulkChange = ChangeInput['change'];

/** A version that a change made. */
export interface MadeVersion {
  entityType: EntityType;
  entityId: string;
  version: number;
}

/** Result of a change; items not listed were already as asked, or are gone. */
export interface Changed {
  made: MadeVersion[];
}

export const undoInput = z.object({
  versions: list(versionInput, { min: 1, max: editingLimits.changesMax }).refine(
    (versions) => new Set(versions.map(({ entityId }) => entityId)).size === versions.length,
    'Undo one version of a deal or a tool at a time.',
  ),
});
export type UndoInput = z.output<typeof undoInput>;

/** A version of the history, newest first; what it changed is the difference to the one before. */
export interface HistoryEntry<Type extends EntityType = EntityType> {
  version: number;
  at: string;
  by: Person;
  organization: string | null;
  kind: 'found' | 'made' | 'changed' | 'ended' | 'hidden' | 'shown' | 'undone' | 'restored';
  content: Contents[Type];
}

// ── The table ───────────────────────────────────────────────────────────────────────────────────────────────────────

const { q, page } = table(['newest']);
const filter = { entityType, q, state: z.enum(ENTITY_STATES).optional(), category: z.enum(CATEGORIES).optional() };

/**
 * Newest first; without words running ones by when they began, ended ones by when they ended. Where more than `editingLimits.foundMax`
 * names hold the words, a page is read quickly from its edge: the id of the row before it, or of the one behind it.
 */
export const listEntriesInput = z.object({ ...filter, page, after: id.optional(), before: id.optional() });
export type ListEntriesInput = z.output<typeof listEntriesInput>;

/** The ids of all that the table's filter leaves, at most as many as the table pages through. */
export const entryIdsInput = z.object(filter);
export type EntryFilter = z.output<typeof entryIdsInput>;

/** A row of staff's table; of a tool what only deals have is null. */
export interface CatalogEntry {
  id: string;
  slug: string;
  title: string;
  toolName: string | null;
  category: Category;
  price: number | null;
  currency: string | null;
  startsAt: string | null;
  endsAt: string | null;
  state: EntityState;
  /** Itself, not only its tool. */
  isHidden: boolean;
  /** A deal that has begun and has not ended. */
  canEnd: boolean;
  updatedAt: string;
}
