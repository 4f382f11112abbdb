import type { z } from 'zod';
import type { Permitted } from '#kernel/require-permission.ts';
import { recordAll } from '#kernel/audit/record.repo.ts';
import { AppError } from '#kernel/errors.ts';
import type { AdminContact, listContactsInput, SetContactStatusInput } from './inbox.contract.ts';
import * as repo from './inbox.repo.ts';
import { ordered, readPage } from '#kernel/table/table.repo.ts';
import type { TablePage } from '#kernel/table/table.contract.ts';

/** Lists a page of messages from the contact form, newest first by default. */
export async function listContacts(
  call: Permitted<'admin.contacts'>,
  input: z.output<typeof listContactsInput>,
): Promise<TablePage<AdminContact>> {
  const { db } = call.database;
  const where = await repo.contactSource.where(db, input);
  const orderBy = ordered(input.direction ?? 'desc', repo.contactOrder);
  return await readPage(db, repo.contactSource, { where, orderBy, page: input.page });
}

/** Sets the status of messages, all of them or none. @throws not_found */
export async function setContactStatus(
  call: Permitted<'admin.contacts'>,
  { ids, status }: SetContactStatusInput,
): Promise<{ ok: true }> {
  await call.database.transaction(async (tx) => {
    const found = await repo.lockContacts(tx, ids);
    if (found.length < new Set(ids).size) throw new AppError('not_found');
    const changing = found.filter((message) => message.status !== status);
    if (changing.length === 0) return;
    await repo.setStatus(
      tx,
      changing.map(({ id }) => id),
      status,
    );
    await recordAll(
      tx,
      call,
      changing.map((message) => ({
        action: 'contact.status',
        target: { type: 'contact', id: message.id },
        before: { status: message.status },
        after: { status },
      })),
    );
  });
  return { ok: true as const };
}
