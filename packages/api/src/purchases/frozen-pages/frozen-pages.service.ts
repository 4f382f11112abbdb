import type { Readable } from 'node:stream';
import type { Db } from '@onceware/db/client';
import type { PurchaseTerms } from '@onceware/db/schema/purchases';
import type { Call } from '#kernel/call.ts';
import { requireActor } from '#kernel/actor.ts';
import { AppError } from '#kernel/errors.ts';
import { owned } from '#kernel/owned.ts';
import type { Services } from '#kernel/services.ts';
import { readWebAddress } from '#platform/web-pages/canonical-url.ts';
import type { FrozenPage, PurchaseInput } from '../purchases.contract.ts';
import { findSavedTerms } from '../purchases.repo.ts';
import * as repo from './frozen-pages.repo.ts';

/** Address at which a deal was sold; null: none is known that can be fetched. */
export const pageUrlOf = (terms: PurchaseTerms): string | null =>
  readWebAddress(terms.conditions?.url ?? terms.toolWebsite ?? '')?.href ?? null;

/** Has the page of a purchase's vendor copied, in the transaction that records the purchase. */
export async function wantFrozenPage(
  tx: Db,
  { jobs }: Pick<Services, 'jobs'>,
  { userId, id, terms }: { userId: string; id: string; terms: PurchaseTerms },
): Promise<void> {
  const url = pageUrlOf(terms);
  if (url !== null && (await repo.wantPage(tx, id, url)))
    await jobs.enqueue(tx, 'frozenPage', { purchaseId: id }, { key: id, group: userId });
}

/** Tries again, or begins: a copy that is there stays as it is. @throws not_found also where no page is known */
export async function keepPage(
  call: Pick<Call, 'actor' | 'database' | 'jobs' | 'limits'>,
  { id }: PurchaseInput,
): Promise<{ ok: true }> {
  const mine = owned(requireActor(call), id);
  await call.limits.count('page', mine.userId);
  await call.database.transaction(async (tx) => {
    const { terms = null } = (await findSavedTerms(tx, mine)) ?? {};
    if (!terms || pageUrlOf(terms) === null) throw new AppError('not_found');
    await wantFrozenPage(tx, call, { ...mine, terms });
  });
  return { ok: true as const };
}

export const toFrozenPage = (row: Awaited<ReturnType<typeof repo.findPage>>): FrozenPage | null =>
  row ? { ...row, takenAt: row.takenAt?.toISOString() ?? null } : null;

export interface FrozenFile {
  /** Name of the purchase. */
  title: string;
  text: string;
  size: number;
  sha256: string;
  read(): Promise<Readable>;
}

/** A purchase's stored copy, for its owner alone. @throws not_found */
export async function findFrozenFile(
  call: Pick<Call, 'actor' | 'database' | 'storage'>,
  { id }: PurchaseInput,
): Promise<FrozenFile> {
  const found = await repo.findFile(call.database.db, owned(requireActor(call), id));
  if (!found?.fileId || found.sha256 === null) throw new AppError('not_found');
  const { fileId, size, sha256, title, text } = found;
  return { title, text, size, sha256, read: () => call.storage.get(fileId, { start: 0, end: size - 1 }) };
}

/** Copies of one statement, and of one call of the storage. */
const SWEPT_AT_ONCE = 100;

/** Deletes copies whose purchase is gone for good, with their bytes; any number of processes may do it at once. */
export async function purgeFrozenPages(
  { database, storage }: Pick<Services, 'database' | 'storage'>,
  signal?: AbortSignal,
): Promise<void> {
  const isStopped = () => signal?.aborted === true;
  let swept = SWEPT_AT_ONCE;
  while (swept === SWEPT_AT_ONCE && !isStopped())
    swept = await database.transaction(async (tx) => {
      const gone = await repo.takeGone(tx, SWEPT_AT_ONCE);
      await storage.delete(gone.flatMap(({ fileId }) => fileId ?? []));
      if (gone.length > 0)
        await repo.deletePages(
          tx,
          gone.map(({ id }) => id),
        );
      return gone.length;
    });
}
