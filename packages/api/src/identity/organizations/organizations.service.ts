import type { Database, Db } from '@onceware/db/client';
import type { z } from 'zod';
import type { Permitted } from '#kernel/require-permission.ts';
import { record } from '#kernel/audit/record.repo.ts';
import { AppError } from '#kernel/errors.ts';
import { daysAgo } from '#kernel/moments.ts';
import type {
  AdminOrganization,
  AdminOrganizationDetail,
  createOrganizationInput,
  listOrganizationsInput,
  OrganizationInput,
  UpdateOrganizationInput,
} from './organizations.contract.ts';
import * as repo from './organizations.repo.ts';
import { ordered, readPage } from '#kernel/table/table.repo.ts';
import type { TablePage } from '#kernel/table/table.contract.ts';

/** A page of the organizations. */
export async function listOrganizations(
  call: Permitted<'admin.organizations'>,
  input: z.output<typeof listOrganizationsInput>,
): Promise<TablePage<AdminOrganization>> {
  const { sort, direction = sort === 'created' ? 'desc' : 'asc', page } = input;
  const { db } = call.database;
  const where = await repo.organizationSource.where(db, input);
  const orderBy = ordered(direction, repo.organizationOrders[sort]);
  return await readPage(db, repo.organizationSource, { where, orderBy, page });
}

/** An organization with its members. @throws not_found */
export async function getOrganization(
  call: Permitted<'admin.organizations'>,
  { organizationId }: OrganizationInput,
): Promise<{ organization: AdminOrganizationDetail }> {
  const { db } = call.database;
  const [found, members] = await Promise.all([
    repo.findOrganization(db, organizationId),
    repo.listMembers(db, organizationId),
  ]);
  if (!found || found.deletedAt) throw new AppError('not_found');
  const { id, name, website, notes, createdAt } = found;
  return {
    organization: {
      id,
      name,
      website,
      notes,
      createdAt: createdAt.toISOString(),
      memberCount: members.length,
      members,
    },
  };
}

const target = ({ id, name }: { id: string; name: string }) => ({ type: 'organization', id, label: name }) as const;

/** Makes an organization without members; the same call again changes nothing. @throws id_taken */
export async function createOrganization(
  call: Permitted<'admin.organizations'>,
  input: z.output<typeof createOrganizationInput>,
): Promise<{ ok: true }> {
  await call.database.transaction(async (tx) => {
    if (await repo.insertOrganization(tx, input)) {
      const { name, website } = input;
      return record(tx, call, { action: 'organization.create', target: target(input), after: { name, website } });
    }
    const there = await repo.findOrganization(tx, input.id);
    if (there?.name !== input.name || there.website !== input.website || there.deletedAt)
      throw new AppError('id_taken');
  });
  return { ok: true as const };
}

/** Changes the given fields. @throws not_found */
export async function updateOrganization(
  call: Permitted<'admin.organizations'>,
  { organizationId, ...fields }: UpdateOrganizationInput,
): Promise<{ ok: true }> {
  await call.database.transaction(async (tx) => {
    const before = await liveOrganization(tx, organizationId);
    const { name = before.name, website = before.website, notes = before.notes } = fields;
    const was = shown(before);
    const is = shown({ name, website, notes });
    const changed = (['name', 'website', 'notesLength'] as const).filter((field) => was[field] !== is[field]);
    if (changed.length === 0 && notes === before.notes) return;
    await repo.updateOrganization(tx, organizationId, { name, website, notes });
    const only = (of: typeof was) => Object.fromEntries(changed.map((field) => [field, of[field]]));
    await record(tx, call, {
      action: 'organization.update',
      target: target({ id: organizationId, name }),
      before: only(was),
      after: only(is),
    });
  });
  return { ok: true as const };
}

/** Picks the fields for the log: notes may tell of people, so it records only that they changed. */
const shown = ({ name, website, notes }: { name: string; website: string | null; notes: string }) => ({
  name,
  website,
  notesLength: notes.length,
});

/** Deletes an organization; for some time `restoreOrganization` brings it back with its members. @throws not_found */
export async function deleteOrganization(
  call: Permitted<'admin.organizations'>,
  { organizationId }: OrganizationInput,
): Promise<{ ok: true }> {
  await call.database.transaction(async (tx) => {
    const found = await repo.lockOrganization(tx, organizationId);
    if (!found) throw new AppError('not_found');
    if (found.deletedAt) return;
    await repo.setDeleted(tx, organizationId, true);
    await record(tx, call, { action: 'organization.delete', target: target(found) });
  });
  return { ok: true as const };
}

/** Brings back a deleted organization. @throws not_found also when it is purged */
export async function restoreOrganization(
  call: Permitted<'admin.organizations'>,
  { organizationId }: OrganizationInput,
): Promise<{ ok: true }> {
  await call.database.transaction(async (tx) => {
    const found = await repo.lockOrganization(tx, organizationId);
    if (!found) throw new AppError('not_found');
    if (!found.deletedAt) return;
    await repo.setDeleted(tx, organizationId, false);
    await record(tx, call, { action: 'organization.restore', target: target(found) });
  });
  return { ok: true as const };
}

/** The organization, locked. @throws not_found if it is deleted or never was */
export async function liveOrganization(tx: Db, organizationId: string) {
  const found = await repo.lockOrganization(tx, organizationId);
  if (!found || found.deletedAt) throw new AppError('not_found');
  return found;
}

const PURGE_AFTER_DAYS = 30;
const AT_ONCE = 100;

/**
 * Deletes for good what was deleted more than 30 days ago. Any number of processes may do it at once; `signal` ends
 * it between two steps.
 */
export async function purgeOrganizations({ db }: Pick<Database, 'db'>, signal?: AbortSignal): Promise<void> {
  const before = daysAgo(PURGE_AFTER_DAYS);
  const isStopped = () => signal?.aborted === true;
  let isMore = true;
  while (isMore && !isStopped()) isMore = (await repo.purge(db, before, AT_ONCE)) === AT_ONCE;
}
