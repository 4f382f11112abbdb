import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import type { Call } from '#kernel/call.ts';
import type { Permitted } from '#kernel/require-permission.ts';
import { record } from '#kernel/audit/record.repo.ts';
import { AppError } from '#kernel/errors.ts';
import type { OrganizationMemberInput, setOrganizationMemberInput } from './organizations.contract.ts';
import * as repo from './organizations.repo.ts';
import { liveOrganization } from './organizations.service.ts';

/**
 * Makes the account with this address a member, or gives the member another role.
 *
 * @throws not_found, no_such_account
 */
export async function setOrganizationMember(
  call: Permitted<'admin.organizations', Call>,
  { organizationId, email, role }: z.output<typeof setOrganizationMemberInput>,
): Promise<{ ok: true }> {
  await call.database.transaction(async (tx) => {
    const { name } = await liveOrganization(tx, organizationId);
    const userId = await repo.findAccountId(tx, email);
    if (userId === undefined) throw new AppError('no_such_account');
    const before = await repo.findMemberRole(tx, organizationId, userId);
    if (before === role) return;
    await repo.putMember(tx, { organizationId, userId, role });
    await record(tx, call, {
      action: 'organization.member',
      target: { type: 'organization', id: organizationId, label: name },
      ...(before && { before: { userId, role: before } }),
      after: { userId, role },
    });
    if (before === undefined)
      await call.notifier.notify(tx, { kind: 'team_joined', subjectId: organizationId, key: uuidv7(), data: {} }, [
        userId,
      ]);
  });
  return { ok: true as const };
}

/** Takes a member out of an organization. @throws not_found */
export async function removeOrganizationMember(
  call: Permitted<'admin.organizations'>,
  { organizationId, userId }: OrganizationMemberInput,
): Promise<{ ok: true }> {
  await call.database.transaction(async (tx) => {
    const { name } = await liveOrganization(tx, organizationId);
    const role = await repo.deleteMember(tx, organizationId, userId);
    if (role === undefined) throw new AppError('not_found');
    await record(tx, call, {
      action: 'organization.member_remove',
      target: { type: 'organization', id: organizationId, label: name },
      before: { userId, role },
    });
  });
  return { ok: true as const };
}
