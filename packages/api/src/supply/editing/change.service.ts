import type { Db } from '@onceware/db/client';
import type { Permitted } from '#kernel/require-permission.ts';
import { type Acting, recordAll } from '#kernel/audit/record.repo.ts';
import { AppError } from '#kernel/errors.ts';
import type { Contents, EntityType } from './content.contract.ts';
import { areTools, type Found, insertContent, lockContents, updateContents, type Written } from './content.repo.ts';
import type {
  BulkChange,
  Changed,
  ChangeInput,
  EntityInput,
  HistoryEntry,
  MadeVersion,
  Published,
  UndoInput,
  VersionInput,
} from './editing.contract.ts';
import { findPublished } from './drafts.repo.ts';
import { editingLimits } from './editing.limits.ts';
import { addVersions, findSteps, listVersions } from './history.repo.ts';
import { changedFields, isSame, mergeEdits } from './merge.contract.ts';

type StaffCall = Permitted<'admin.catalog'>;
type Kind = HistoryEntry['kind'];

interface Change<Type extends EntityType> {
  content: Contents[Type];
  kind: Kind;
}

/** Author of a change, and the vendor it is made for. */
export interface Editor {
  acting: Acting;
  organizationId?: string | null;
}

const actorIdOf = ({ acting }: Editor) => (acting === 'system' ? null : (acting.actor?.user.id ?? null));

/**
 * Has deals or tools say something else, each with a version of its history and an entry of the action log. In the caller's
 * transaction; in as many statements for a hundred as for one. Prices and search follow by triggers.
 *
 * @param change what each shall say; null or the same: it is left as it is. What it throws undoes all
 * @throws invalid_input where a deal's tool or an alternative is none
 */
export async function changeEntities<Type extends EntityType>(
  tx: Db,
  editor: Editor,
  type: Type,
  ids: readonly string[],
  change: (found: Found<Type>) => Change<Type> | null,
): Promise<MadeVersion[]> {
  const changed = (await lockContents(tx, type, ids)).flatMap((found) => {
    const change_ = change(found);
    return change_ && !isSame(change_.content, found.content) ? [{ found, ...change_ }] : [];
  });
  if (changed.length === 0) return [];
  const written = changed.map(({ found: { id }, content }) => ({ id, content }));
  await checkTools(tx, written);
  const after = await updateContents(tx, type, written);
  await recordAll(
    tx,
    editor.acting,
    changed.map(({ found, content, kind }) => ({
      action: 'catalog.edit',
      target: { type, id: found.id, label: found.title },
      after: { kind, fields: changedFields(found.content, content).join(' ') },
    })),
  );
  return await addVersions(
    tx,
    type,
    { actorId: actorIdOf(editor), organizationId: editor.organizationId ?? null },
    changed.map(({ found, content, kind }) => ({
      id: found.id,
      kind,
      before: { content: found.content, since: found.updatedAt },
      after: after.get(found.id) ?? content,
    })),
  );
}

/**
 * Has one deal or tool say something else, if it still says what its editor saw.
 *
 * @throws not_found, edit_conflict, invalid_input
 */
export async function changeEntity<Type extends EntityType>(
  tx: Db,
  editor: Editor,
  { entityType, entityId }: { entityType: Type; entityId: string },
  content: Contents[Type],
  { expectedVersion, kind = 'changed' }: { expectedVersion: string; kind?: Kind },
): Promise<{ slug: string; made: MadeVersion[] }> {
  let slug: string | undefined;
  const made = await changeEntities(tx, editor, entityType, [entityId], (found) => {
    if (found.version !== expectedVersion) throw new AppError('edit_conflict');
    slug = found.slug;
    return { content, kind };
  });
  if (slug === undefined) throw new AppError('not_found');
  return { slug, made };
}

/** Makes a deal or tool. @throws invalid_input where a deal's tool or an alternative is none */
export async function makeEntity<Type extends EntityType>(
  tx: Db,
  editor: Editor,
  type: Type,
  id: string,
  content: Contents[Type],
): Promise<{ slug: string; made: MadeVersion[] }> {
  await checkTools(tx, [{ id, content }]);
  const written = await insertContent(tx, type, { id, content });
  await recordAll(tx, editor.acting, [
    {
      action: 'catalog.edit',
      target: { type, id, label: 'title' in content ? content.title : content.name },
      after: { kind: 'made' },
    },
  ]);
  const by = { actorId: actorIdOf(editor), organizationId: editor.organizationId ?? null };
  const made = await addVersions(tx, type, by, [{ id, kind: 'made', before: null, after: written.content }]);
  return { slug: written.slug, made };
}

/** @throws invalid_input where a deal's tool is none, or a tool names an alternative that is none, or itself */
async function checkTools<Type extends EntityType>(tx: Db, written: readonly Written<Type>[]): Promise<void> {
  const refuse = (path: string, message: string) => new AppError('invalid_input', { issues: [{ path, message }] });
  const toolIds = written.flatMap(({ content }) => ('toolId' in content ? [content.toolId] : []));
  if (toolIds.length > 0 && !(await areTools(tx, toolIds))) throw refuse('content.toolId', 'There is no such tool.');
  const isItself = ({ id, content }: Written<EntityType>) =>
    'alternatives' in content && content.alternatives.includes(id);
  if (written.some(isItself)) throw refuse('content.alternatives', 'A tool is no alternative to itself.');
  const named = written.flatMap(({ content }) => ('alternatives' in content ? content.alternatives : []));
  if (named.length > 0 && !(await areTools(tx, named))) throw refuse('content.alternatives', 'There is no such tool.');
}

/** Applies a bulk change to one deal or tool; null where it does not fit. */
function changeOne<Type extends EntityType>(found: Found<Type>, change: BulkChange): Change<Type> | null {
  const content: Contents[EntityType] = found.content;
  const changed = ((): { content: Contents[EntityType]; kind: Kind } | null => {
    switch (change.kind) {
      case 'hide':
        return { content: { ...content, isHidden: true }, kind: 'hidden' };
      case 'show':
        return { content: { ...content, isHidden: false }, kind: 'shown' };
      case 'category':
        return { content: { ...content, category: change.category }, kind: 'changed' };
      case 'end':
        return found.canEnd ? { content: { ...content, endsAt: found.now }, kind: 'ended' } : null;
      case 'tags': {
        if (!('tags' in content)) return null;
        const removed = new Set(change.remove);
        const tags = [...new Set([...content.tags.filter((tag) => !removed.has(tag)), ...change.add])];
        return { content: { ...content, tags }, kind: 'changed' };
      }
    }
  })();
  // Each branch keeps the kind of content that it was given.
  return changed as Change<Type> | null;
}

/** The same for up to a hundred deals or tools at once (CAT-11). */
export async function changeMany(call: StaffCall, { entityType, ids, change }: ChangeInput): Promise<Changed> {
  const made = await call.database.transaction((tx) =>
    changeEntities(tx, { acting: call }, entityType, ids, (found) => changeOne(found, change)),
  );
  return { made };
}

/** Returns the current content of a deal or tool, even one that nobody else sees. @throws not_found */
export async function getPublished({ database }: StaffCall, entity: EntityInput): Promise<Published> {
  const published = await findPublished(database.db, entity);
  if (!published) throw new AppError('not_found');
  return published;
}

/** Every version that is kept of a deal or tool, newest first. */
export const getHistory = async ({ database }: StaffCall, entity: EntityInput): Promise<HistoryEntry[]> =>
  await listVersions(database.db, entity, editingLimits.versionsMax);

/**
 * Takes back what versions changed, whatever was changed since in other fields. Undoing that something was made hides it.
 *
 * @throws not_found, edit_conflict where the same fields were changed since
 */
export async function undoVersions(call: StaffCall, { versions }: UndoInput): Promise<Changed> {
  const made = await call.database.transaction(async (tx) => {
    const all: MadeVersion[] = [];
    for (const type of ['tool', 'deal'] as const) {
      const asked = versions.filter(({ entityType }) => entityType === type);
      if (asked.length > 0) all.push(...(await undoAll(tx, { acting: call }, type, asked)));
    }
    return all;
  });
  return { made };
}

async function undoAll(tx: Db, editor: Editor, type: EntityType, asked: readonly VersionInput[]) {
  const steps = new Map((await findSteps(tx, type, asked)).map((step) => [step.entityId, step]));
  if (steps.size < new Set(asked.map(({ entityId }) => entityId)).size) throw new AppError('not_found');
  return await changeEntities(tx, editor, type, [...steps.keys()], ({ id, content }) => {
    const step = steps.get(id);
    const before = step?.before ?? (step?.kind === 'made' ? { ...step.content, isHidden: true } : null);
    if (!step || !before) return null;
    const undone = mergeEdits(step.content, before, content);
    if (undone.conflicts.length > 0) throw new AppError('edit_conflict');
    return { content: undone.content, kind: 'undone' };
  });
}

/** Has a deal or tool say again what it said in a version. @throws not_found */
export async function restoreVersion(call: StaffCall, input: VersionInput): Promise<Changed> {
  const made = await call.database.transaction(async (tx) => {
    const [step] = await findSteps(tx, input.entityType, [input]);
    if (!step) throw new AppError('not_found');
    return await changeEntities(tx, { acting: call }, input.entityType, [input.entityId], () => ({
      content: step.content,
      kind: 'restored',
    }));
  });
  return { made };
}
