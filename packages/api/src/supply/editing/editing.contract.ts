import { z } from 'zod';
import { list } from '#kernel/list.ts';
import { line, opaque } from '#kernel/text.ts';
import { CATEGORIES } from '#catalog/catalog.limits.ts';
import { dealDraft, ENTITY_TYPES, toolDraft } from './content.contract.ts';
import { contentLimits, editingLimits, ENTITY_STATES } from './editing.limits.ts';
import { table } from '#kernel/table/table.contract.ts';

export type * from './editing.answers.ts';

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

export const undoInput = z.object({
  versions: list(versionInput, { min: 1, max: editingLimits.changesMax }).refine(
    (versions) => new Set(versions.map(({ entityId }) => entityId)).size === versions.length,
    'Undo one version of a deal or a tool at a time.',
  ),
});
export type UndoInput = z.output<typeof undoInput>;

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
