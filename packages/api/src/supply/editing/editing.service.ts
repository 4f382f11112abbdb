import type { Db } from '@onceware/db/client';
import type { z } from 'zod';
import type { Call } from '#kernel/call.ts';
import { record } from '#kernel/audit/record.repo.ts';
import type { Permitted } from '#kernel/require-permission.ts';
import { settleAccepted } from '#supply/vendors/accepted.service.ts';
import { AppError } from '#kernel/errors.ts';
import { changeEntity, makeEntity } from './change.service.ts';
import { dealContent, dealDraft, type Drafts, type EntityType, toolContent, toolDraft } from './content.contract.ts';
import { lockContents } from './content.repo.ts';
import * as repo from './drafts.repo.ts';
import type {
  DraftDetail,
  DraftEntry,
  draftInput,
  Join,
  PublishDraftInput,
  PublishedDraft,
  SaveDraftInput,
  StartDraftInput,
} from './editing.contract.ts';
import { editingLimits } from './editing.limits.ts';
import { isSame, mergeEdits } from './merge.contract.ts';

type StaffCall = Permitted<'admin.catalog', Call>;

/** Staff's drafts that are not published, last changed first. */
export const getDrafts = async ({ database }: StaffCall): Promise<DraftEntry[]> =>
  await repo.listDrafts(database.db, editingLimits.draftsMax);

/** Returns a draft of staff's, or one that a vendor has submitted. @throws not_found */
export async function getDraft({ database }: StaffCall, { id }: z.output<typeof draftInput>): Promise<DraftDetail> {
  const found = await repo.findDraft(database.db, id);
  if (!found || (found.organizationId !== null && found.draft.state === 'draft')) throw new AppError('not_found');
  return found.draft;
}

/** Begins a draft, or goes on with the one that the caller has of the same. @returns its id. @throws not_found */
export async function startDraft(call: StaffCall, input: StartDraftInput): Promise<{ id: string }> {
  const id = await call.database.transaction((tx) =>
    beginDraft(tx, { ...input, madeBy: call.actor.user.id, organizationId: null }),
  );
  return { id };
}

/**
 * Begins a draft of somebody, staff or a vendor's, or finds the one that they have open of the same.
 *
 * @returns its id
 * @throws not_found
 */
export async function beginDraft(
  tx: Db,
  { copyOf, ...draft }: StartDraftInput & { madeBy: string; organizationId: string | null },
): Promise<string> {
  const { entityType, entityId } = draft;
  const from = entityId ?? copyOf;
  const [found] = from === null ? [] : await lockContents(tx, entityType, [from]);
  if (from !== null && !found) throw new AppError('not_found');
  if (entityId === null || !found) {
    const content = found ? copied(found.content) : emptyDraft(entityType);
    await repo.insertDraft(tx, { ...draft, content, base: null });
    return draft.id;
  }
  await repo.insertDraft(tx, { ...draft, content: found.content, base: found.content });
  const id = await repo.findOpenDraft(tx, { ...draft, entityId });
  if (id === undefined) throw new AppError('id_taken');
  await repo.refreshDraft(tx, id, found.content);
  return id;
}

const emptyDraft = (type: EntityType): Drafts[EntityType] => (type === 'deal' ? dealDraft : toolDraft).parse({});

/** Copies the content for another deal or tool, all except its dates. */
const copied = (content: Drafts[EntityType]): Drafts[EntityType] => ({
  ...content,
  ...('startsAt' in content && { startsAt: null, endsAt: null }),
  isHidden: false,
});

/**
 * Keeps what a draft says, unless another window has saved meanwhile.
 *
 * @throws not_found, edit_conflict
 */
export async function saveDraft(call: StaffCall, input: SaveDraftInput): Promise<{ revision: number }> {
  return await call.database.transaction((tx) => keepDraft(tx, input, { organizationId: null }));
}

/** The same for staff and vendors. @throws not_found, edit_conflict */
export async function keepDraft(
  tx: Db,
  { id, revision, onto, entityType, content }: SaveDraftInput,
  { organizationId }: { organizationId: string | null },
): Promise<{ revision: number }> {
  const draft = await repo.lockDraft(tx, id);
  const isOpen = draft?.state === 'draft' || (draft?.state === 'submitted' && organizationId === null);
  if (
    !draft ||
    !isOpen ||
    draft.entityType !== entityType ||
    (draft.state === 'draft' && draft.organizationId !== organizationId)
  )
    throw new AppError('not_found');
  // Sent again after its answer was lost.
  const isRepeated = draft.revision === revision + 1 && isSame(draft.content, content);
  if (isRepeated) return { revision: draft.revision };
  if (draft.revision !== revision) throw new AppError('edit_conflict');
  let base;
  if (onto != null && draft.entityId !== null) {
    const [published] = await lockContents(tx, entityType, [draft.entityId]);
    if (published?.version !== onto) throw new AppError('edit_conflict');
    base = published.content;
  }
  await repo.writeDraft(tx, id, { content, base });
  return { revision: draft.revision + 1 };
}

/** Leaves a draft, which is kept for coming back. @throws not_found */
export async function discardDraft(call: StaffCall, { id }: z.output<typeof draftInput>): Promise<{ ok: true }> {
  await call.database.transaction(async (tx) => {
    const draft = await repo.lockDraft(tx, id);
    if (draft?.state !== 'draft' || draft.organizationId !== null) throw new AppError('not_found');
    await repo.settleDraft(tx, id, { state: 'discarded', decidedBy: call.actor.user.id });
    await record(tx, call, { action: 'catalog.draft_discard', target: { type: 'draft', id }, before: ofDraft(draft) });
  });
  return { ok: true as const };
}

/** The draft's target for the action log: the deal or tool it changes, null for one that is not there yet. */
const ofDraft = ({ entityType, entityId }: Pick<repo.LockedDraft, 'entityType' | 'entityId'>) => ({
  entityType,
  entityId,
});

/** Brings a discarded draft back. @throws not_found, edit_conflict if its maker has begun another meanwhile */
export async function restoreDraft(call: StaffCall, { id }: z.output<typeof draftInput>): Promise<{ ok: true }> {
  await call.database.transaction(async (tx) => {
    const draft = await repo.lockDraft(tx, id);
    if (draft?.state !== 'discarded' || draft.organizationId !== null || draft.madeBy === null)
      throw new AppError('not_found');
    const { entityType, entityId, madeBy, organizationId } = draft;
    if (
      entityId !== null &&
      (await repo.findOpenDraft(tx, { entityType, entityId, madeBy, organizationId })) !== undefined
    )
      throw new AppError('edit_conflict');
    await repo.reopenDraft(tx, id);
    await record(tx, call, { action: 'catalog.draft_restore', target: { type: 'draft', id }, after: ofDraft(draft) });
  });
  return { ok: true as const };
}

/**
 * Has everybody see what a draft says: staff's own, or one that a vendor submitted, which is accepted by that. Nothing happens
 * where somebody changed the deal or tool since the draft was made from it and the caller has not seen that (`join`), or the draft
 * since the caller saw it.
 *
 * @throws not_found, edit_conflict, invalid_input by the fields of `content`
 */
export async function publishDraft(
  call: StaffCall,
  { id, revision, join }: PublishDraftInput,
): Promise<PublishedDraft> {
  const published = await call.database.transaction(async (tx) => {
    const draft = await repo.lockDraft(tx, id);
    const isReady =
      draft && (draft.state === 'submitted' || (draft.state === 'draft' && draft.organizationId === null));
    if (!isReady) throw new AppError('not_found');
    if (draft.revision !== revision) throw new AppError('edit_conflict');
    const { entityType, organizationId } = draft;
    const editor = { acting: call, organizationId };
    const joined = join ? await joinPublished(tx, draft, join) : draft.content;
    const baseVersion = join?.version ?? draft.baseVersion;
    const content = complete(entityType, joined);
    const entityId = draft.entityId ?? id;
    const done =
      draft.entityId === null || baseVersion === null
        ? await makeEntity(tx, editor, entityType, entityId, content)
        : await changeEntity(tx, editor, { entityType, entityId }, content, { expectedVersion: baseVersion });
    await repo.settleDraft(tx, id, { state: 'accepted', decidedBy: call.actor.user.id, entityId });
    if (organizationId !== null)
      await settleAccepted(tx, call, { id, entityType, entityId, slug: done.slug, organizationId });
    return { entityId, ...done };
  });
  return published;
}

/**
 * Merges a draft with what was published since it was begun. @throws edit_conflict where the caller saw another version
 */
async function joinPublished(
  tx: Db,
  { entityType, entityId, content, base }: Pick<repo.LockedDraft, 'entityType' | 'entityId' | 'content' | 'base'>,
  { version, theirs }: Join,
): Promise<object> {
  const [published] = entityId === null ? [] : await lockContents(tx, entityType, [entityId]);
  if (!published || !base || published.version !== version) throw new AppError('edit_conflict');
  const kept = Object.entries(published.content).filter(([field]) => theirs.includes(field));
  return { ...mergeEdits<object>(base, content, published.content).content, ...Object.fromEntries(kept) };
}

/** A draft's content, if nothing is missing. @throws invalid_input */
export function complete(type: EntityType, content: unknown) {
  const read = (type === 'deal' ? dealContent : toolContent).safeParse(content);
  if (read.success) return read.data;
  throw new AppError('invalid_input', {
    issues: read.error.issues.map(({ path, message }) => ({ path: ['content', ...path].join('.'), message })),
  });
}
