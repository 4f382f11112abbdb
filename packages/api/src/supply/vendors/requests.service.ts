import type { Db } from '@onceware/db/client';
import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import type { Permitted } from '#kernel/require-permission.ts';
import { record } from '#kernel/audit/record.repo.ts';
import type { Call } from '#kernel/call.ts';
import { requireActor } from '#kernel/actor.ts';
import { AppError } from '#kernel/errors.ts';
import { insertOrganization, putMember } from '#identity/organizations/organizations.repo.ts';
import { languageOf } from './accepted.service.ts';
import type {
  acceptRequestInput,
  refuseRequestInput,
  sendRequestInput,
  VendorRequest,
  WaitingRequest,
} from './requests.contract.ts';
import * as repo from './requests.repo.ts';
import { findVendorOf, findVendors, giveTool, lockTool } from './vendors.repo.ts';

type StaffCall = Permitted<'admin.catalog', Call>;

/** The actor's last request for a vendor account, and what became of it. */
export const getRequest = async (call: Call): Promise<{ request: VendorRequest | null }> => ({
  request: (await repo.findLatest(call.database.db, requireActor(call).user.id)) ?? null,
});

/** Asks staff for a vendor account, or changes what was asked and still waits. @throws too_many_requests */
export async function sendRequest(call: Call, words: z.output<typeof sendRequestInput>): Promise<{ id: string }> {
  const { user } = requireActor(call);
  await call.limits.count('vendor_request', user.id);
  const id = await call.database.transaction(async (tx) => {
    const made = await repo.putOpen(tx, user.id, words);
    await record(tx, call, { action: 'vendor.request', target: { type: 'user', id: user.id } });
    return made;
  });
  return { id };
}

/** Takes it back while it waits. */
export async function withdrawRequest(call: Call): Promise<{ ok: true }> {
  await repo.deleteOpen(call.database.db, requireActor(call).user.id);
  return { ok: true as const };
}

// ── For staff ──

export const getWaiting = async ({ database }: StaffCall): Promise<{ requests: WaitingRequest[] }> => ({
  requests: await repo.listWaiting(database.db),
});

/**
 * Gives the tool to the vendor that who asked belongs to, or to one that is made for them. They hear of it.
 *
 * @throws not_found, invalid_input where another vendor has the tool
 */
export async function acceptRequest(
  call: StaffCall,
  { id, toolId }: z.output<typeof acceptRequestInput>,
): Promise<{ organizationId: string }> {
  const organizationId = await call.database.transaction(async (tx) => {
    const asked = await repo.lockWaiting(tx, id);
    if (!asked || !(await lockTool(tx, toolId))) throw new AppError('not_found');
    const vendor = await vendorFor(tx, asked);
    const owner = await findVendorOf(tx, toolId);
    if (owner !== undefined && owner !== vendor)
      throw new AppError('invalid_input', { issues: [{ path: 'toolId', message: 'This tool has a vendor already.' }] });
    await giveTool(tx, vendor, toolId);
    await repo.settle(tx, id, { state: 'accepted', decidedBy: call.actor.user.id, reason: null });
    await record(tx, call, {
      action: 'vendor.accept',
      target: { type: 'user', id: asked.userId },
      after: { organizationId: vendor, toolId },
    });
    await tellDecision(call, tx, id, asked, { isAccepted: true });
    await tell(call, tx, asked, { kind: 'vendor_accepted', link: `${call.publicUrl}/dashboard/vendor` });
    return vendor;
  });
  return { organizationId };
}

/** Refuses it; who asked hears why, and may ask again. @throws not_found */
export async function refuseRequest(
  call: StaffCall,
  { id, reason }: z.output<typeof refuseRequestInput>,
): Promise<{ ok: true }> {
  await call.database.transaction(async (tx) => {
    const asked = await repo.lockWaiting(tx, id);
    if (!asked) throw new AppError('not_found');
    await repo.settle(tx, id, { state: 'refused', decidedBy: call.actor.user.id, reason });
    await record(tx, call, {
      action: 'vendor.refuse',
      target: { type: 'user', id: asked.userId },
      after: { reason },
    });
    await tellDecision(call, tx, id, asked, { isAccepted: false });
    await tell(call, tx, asked, { kind: 'vendor_refused', reason, link: `${call.publicUrl}/sell` });
  });
  return { ok: true as const };
}

type Asked = NonNullable<Awaited<ReturnType<typeof repo.lockWaiting>>>;

/** The vendor that they belong to already, or a new one with them as its owner. */
async function vendorFor(tx: Db, { userId, toolName, website }: Asked): Promise<string> {
  const [there] = await findVendors(tx, userId);
  if (there) return there.id;
  const id = uuidv7();
  await insertOrganization(tx, { id, name: toolName, website, notes: '' });
  await putMember(tx, { organizationId: id, userId, role: 'owner' });
  return id;
}

const tellDecision = (call: StaffCall, tx: Db, id: string, { userId }: Asked, data: { isAccepted: boolean }) =>
  call.notifier.notify(tx, { kind: 'vendor_request_decided', subjectId: id, key: id, data }, [userId]);

const tell = (
  call: StaffCall,
  tx: Db,
  { to, name, language, toolName: title }: Asked,
  what: { kind: 'vendor_accepted'; link: string } | { kind: 'vendor_refused'; reason: string; link: string },
): Promise<void> => call.mailer.enqueue(tx, { to, name, language: languageOf(language), title, ...what });
