import type { Db } from '@onceware/db/client';
import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import type { Permitted } from '#kernel/require-permission.ts';
import { record } from '#kernel/audit/record.repo.ts';
import type { Call } from '#kernel/call.ts';
import type { DraftDetail, Published } from '#supply/editing/editing.contract.ts';
import { findDraft, findPublished, lockDraft, settleDraft } from '#supply/editing/drafts.repo.ts';
import { beginDraft, complete, keepDraft } from '#supply/editing/editing.service.ts';
import { requireActor } from '#kernel/actor.ts';
import { AppError } from '#kernel/errors.ts';
import { languageOf } from './accepted.service.ts';
import type * as contract from './vendors.contract.ts';
import * as repo from './vendors.repo.ts';

type Input<Name extends keyof typeof contract> =
  (typeof contract)[Name] extends z.ZodType<infer Output> ? Output : never;
type StaffCall = Permitted<'admin.catalog', Call>;

/** The organisations that the actor submits deals for. */
export const getVendors = async (call: Call): Promise<{ vendors: contract.Vendor[] }> => ({
  vendors: await repo.findVendors(call.database.db, requireActor(call).user.id),
});

/**
 * Requires that the organisation is a vendor of the actor's; any other answers not found, whatever it is.
 *
 * @throws not_found
 */
async function requireVendor(call: Call, tx: Db, organizationId: string): Promise<{ userId: string }> {
  const { user } = requireActor(call);
  const [vendor] = await repo.findVendors(tx, user.id, organizationId);
  if (!vendor) throw new AppError('not_found');
  return { userId: user.id };
}

/** @throws not_found */
export async function getSubmissions(
  call: Call,
  { organizationId }: contract.VendorInput,
): Promise<{ submissions: contract.Submission[] }> {
  const { db } = call.database;
  await requireVendor(call, db, organizationId);
  return { submissions: await repo.listSubmissions(db, organizationId) };
}

/** @throws not_found */
export async function getSubmission(
  call: Call,
  { organizationId, id }: Input<'submissionInput'>,
): Promise<DraftDetail> {
  const { db } = call.database;
  await requireVendor(call, db, organizationId);
  const found = await findDraft(db, id);
  if (found?.organizationId !== organizationId) throw new AppError('not_found');
  const { published: now, ...draft } = found.draft;
  // Anything given to another vendor meanwhile is not shown, because it may be hidden.
  const isOwn = now !== null && (await repo.isOf(db, organizationId, draft.entityType, now.id));
  const published = isOwn ? withoutStaff(now) : null;
  // Its type is that of the draft.
  return { ...draft, published, isOutdated: isOwn && draft.isOutdated, others: [] } as DraftDetail;
}

/**
 * Returns the current content of the vendor's deal or tool, even one that nobody else sees.
 *
 * @throws not_found
 */
export async function getOwn(
  call: Call,
  { organizationId, entityType, entityId }: Input<'ownInput'>,
): Promise<Published> {
  const { db } = call.database;
  await requireVendor(call, db, organizationId);
  const isOwn = await repo.isOf(db, organizationId, entityType, entityId);
  const published = isOwn && (await findPublished(db, { entityType, entityId }));
  if (!published) throw new AppError('not_found');
  return withoutStaff(published);
}

/** Removes the name of the staff member who made the last change, which is private, and keeps its time. */
const withoutStaff = (published: Published): Published => ({
  ...published,
  change: published.change && { ...published.change, by: null },
});

/** Begins one, of what is the vendor's or of something new. @throws not_found */
export async function startSubmission(call: Call, input: Input<'startSubmissionInput'>): Promise<{ id: string }> {
  const { organizationId, entityType, entityId } = input;
  const id = await call.database.transaction(async (tx) => {
    const { userId: madeBy } = await requireVendor(call, tx, organizationId);
    if (entityId !== null && !(await repo.isOf(tx, organizationId, entityType, entityId)))
      throw new AppError('not_found');
    return beginDraft(tx, { id: input.id, entityType, entityId, copyOf: null, madeBy, organizationId });
  });
  return { id };
}

/** @throws not_found, edit_conflict */
export async function saveSubmission(
  call: Call,
  { organizationId, draft }: Input<'saveSubmissionInput'>,
): Promise<{ revision: number }> {
  const saved = await call.database.transaction(async (tx) => {
    await requireVendor(call, tx, organizationId);
    return keepDraft(tx, draft, { organizationId });
  });
  return saved;
}

/**
 * Hands it to staff. It cannot be changed then until they have decided, or it is taken back.
 *
 * @throws not_found, edit_conflict, invalid_input by the fields of `content`
 */
export async function submit(
  call: Call,
  { organizationId, id, revision }: Input<'submitInput'>,
): Promise<{ ok: true }> {
  await call.database.transaction(async (tx) => {
    await requireVendor(call, tx, organizationId);
    const draft = await lockDraft(tx, id);
    if (draft?.organizationId !== organizationId || draft.state !== 'draft') throw new AppError('not_found');
    if (draft.revision !== revision) throw new AppError('edit_conflict');
    const { entityType, entityId } = draft;
    const content = complete(entityType, draft.content);
    const isOwn =
      (entityId === null || (await repo.isOf(tx, organizationId, entityType, entityId))) &&
      (!('toolId' in content) || (await repo.isOf(tx, organizationId, 'tool', content.toolId)));
    if (!isOwn)
      throw new AppError('invalid_input', { issues: [{ path: 'content.toolId', message: 'This tool is not yours.' }] });
    await repo.setState(tx, id, 'submitted');
    await record(tx, call, { action: 'catalog.submit', target: { type: 'catalog', id, label: titleOf(content) } });
  });
  return { ok: true as const };
}

/** Takes back what waits for staff, to change it. @throws not_found */
export async function withdraw(call: Call, { organizationId, id }: Input<'submissionInput'>): Promise<{ ok: true }> {
  await call.database.transaction(async (tx) => {
    await requireVendor(call, tx, organizationId);
    const draft = await lockDraft(tx, id);
    if (draft?.organizationId !== organizationId || !['submitted', 'refused'].includes(draft.state))
      throw new AppError('not_found');
    await repo.setState(tx, id, 'draft');
  });
  return { ok: true as const };
}

/** How often the vendor's deals were seen, saved and followed, by day. @throws not_found */
export async function getNumbers(
  call: Call,
  { organizationId, days }: Input<'numbersInput'>,
): Promise<{ deals: contract.DealNumbers[] }> {
  const { db } = call.database;
  await requireVendor(call, db, organizationId);
  return { deals: await repo.countNumbers(db, organizationId, days) };
}

// ── For staff ──

export const getSubmitted = async ({ database }: StaffCall): Promise<{ submissions: contract.SubmittedEntry[] }> => ({
  submissions: await repo.listSubmitted(database.db),
});

/** Refuses what a vendor submitted; who did hears why, and may change it and submit it again. @throws not_found, edit_conflict */
export async function refuse(call: StaffCall, { id, revision, reason }: Input<'refuseInput'>): Promise<{ ok: true }> {
  await call.database.transaction(async (tx) => {
    const draft = await lockDraft(tx, id);
    if (draft?.state !== 'submitted') throw new AppError('not_found');
    if (draft.revision !== revision) throw new AppError('edit_conflict');
    await settleDraft(tx, id, { state: 'refused', decidedBy: call.actor.user.id, reason });
    const submitter = await repo.findSubmitter(tx, id);
    const target = { type: 'catalog', id, label: submitter?.title ?? '' } as const;
    await record(tx, call, { action: 'catalog.refuse', target, after: { reason } });
    if (!submitter) return;
    const { language, userId, ...to } = submitter;
    await call.notifier.notify(
      tx,
      { kind: 'submission_decided', subjectId: id, key: uuidv7(), group: id, data: { isAccepted: false } },
      [userId],
    );
    const link = `${call.publicUrl}/dashboard/vendor`;
    await call.mailer.enqueue(tx, { ...to, language: languageOf(language), kind: 'submission_refused', reason, link });
  });
  return { ok: true as const };
}

export const getVendorTools = async (
  { database }: StaffCall,
  { organizationId }: contract.VendorInput,
): Promise<{ tools: contract.Titled[] }> => ({
  tools: await repo.listTools(database.db, organizationId),
});

/**
 * Gives a tool to the vendor, whose members alone may submit deals of it from then on.
 *
 * @throws not_found
 */
export const giveTool = (call: StaffCall, input: Input<'vendorToolInput'>) => setTool(call, input, true);
/** @throws not_found */
export const takeTool = (call: StaffCall, input: Input<'vendorToolInput'>) => setTool(call, input, false);

async function setTool(
  call: StaffCall,
  { organizationId, toolId }: Input<'vendorToolInput'>,
  isGiven: boolean,
): Promise<{ ok: true }> {
  await call.database.transaction(async (tx) => {
    const isDone = await (isGiven ? repo.giveTool : repo.takeTool)(tx, organizationId, toolId);
    if (!isDone) throw new AppError('not_found');
    await record(tx, call, {
      action: 'catalog.vendor_tool',
      target: { type: 'organization', id: organizationId },
      after: { toolId, isGiven },
    });
    if (isGiven)
      await call.notifier.notify(
        tx,
        { kind: 'tools_given', subjectId: toolId, key: `${organizationId}:${toolId}`, group: organizationId, data: {} },
        await repo.findMembers(tx, organizationId),
      );
  });
  return { ok: true as const };
}

const titleOf = (content: { title: string } | { name: string }) => ('title' in content ? content.title : content.name);
