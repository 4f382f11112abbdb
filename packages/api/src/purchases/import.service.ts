import type { Db } from '@onceware/db/client';
import { v7 as uuidv7 } from 'uuid';
import type { Call } from '#kernel/call.ts';
import { requireActor } from '#kernel/actor.ts';
import { inTimeSlices } from '#platform/workers/in-time-slices.ts';
import { type FileRow, readRow } from './file-row.ts';
import * as importRepo from './import.repo.ts';
import { sealCodes } from './licence-codes.ts';
import type { ImportPurchasesInput, ImportPurchasesReport, RowProblem } from './purchases.contract.ts';
import { purchaseLimits } from './purchases.limits.ts';
import * as repo from './purchases.repo.ts';
import { columnsOf, translate } from './purchases.service.ts';

type Importing = Pick<Call, 'actor' | 'database' | 'secrets' | 'publicUrl'>;

/**
 * Takes in the rows of a file that are valid and not there yet, all in one transaction, or says what it would do (ACC-02).
 *
 * @throws id_taken where somebody takes one of the ids at this very moment
 */
export async function importPurchases(
  call: Importing,
  input: ImportPurchasesInput,
  signal?: AbortSignal,
): Promise<ImportPurchasesReport> {
  const { user } = requireActor(call);
  const problems: RowProblem[] = [];
  const valid: FileRow[] = [];
  const read = ([index, cells]: [number, Record<string, string>]) => {
    const found = readRow(cells, index + 1, call.publicUrl);
    problems.push(...found.problems);
    if (found.row) valid.push(found.row);
  };
  await inTimeSlices(input.rows.entries(), read, { member: user.id, signal });
  const work = async (tx: Db): Promise<ImportPurchasesReport> => {
    const room = purchaseLimits.purchasesMax - (await repo.lockBuyer(tx, user.id));
    const lastDay = await repo.findLastDay(tx);
    const [past, future] = [
      valid.filter((row) => !isAfter(row, lastDay)),
      valid.filter((row) => isAfter(row, lastDay)),
    ];
    const early = future.map((row): RowProblem => ({ row: row.number, field: 'purchasedOn', reason: 'future' }));
    const fresh = await withoutPresent(tx, user.id, past);
    const added = fresh.slice(0, Math.max(0, room));
    if (!input.isPreview) await repo.insertPurchases(tx, await toValues(tx, call, user.id, added));
    const left = fresh
      .slice(added.length)
      .map((row): RowProblem => ({ row: row.number, field: 'id', reason: 'too_many' }));
    return { added: added.length, present: past.length - fresh.length, problems: [...problems, ...early, ...left] };
  };
  const report = await call.database.transaction(work).catch(translate);
  return { ...report, problems: report.problems.toSorted((one, other) => one.row - other.row) };
}

const isAfter = ({ purchase }: FileRow, day: string) => purchase.purchasedOn > day;

/**
 * The rows that are not there yet. Two like ones within a file are two purchases, such as two codes for one tool; only an
 * id that comes again is the same.
 */
async function withoutPresent(tx: Db, userId: string, rows: readonly FileRow[]): Promise<FileRow[]> {
  const held = await importRepo.findHeld(tx, userId);
  const ids = new Set(held.map(({ id }) => id));
  const likes = new Set(held.map(likeOf));
  return rows.filter((row) => {
    const { id } = row.purchase;
    const isPresent = (id !== null && ids.has(id)) || likes.has(likeOf(row.purchase));
    if (id !== null) ids.add(id);
    return !isPresent;
  });
}

const likeOf = (one: { title: string; purchasedOn: string; price: number; currency: string }) =>
  JSON.stringify([one.title, one.purchasedOn, one.price, one.currency]);

/**
 * Converts rows to the table's values. An id that another row has, whoever owns it, is replaced, which reveals nothing
 * of that row.
 */
async function toValues(
  tx: Db,
  call: Importing,
  userId: string,
  rows: readonly FileRow[],
): Promise<repo.PurchaseValues[]> {
  const taken = new Set(
    await importRepo.findTakenIds(
      tx,
      rows.flatMap(({ purchase }) => purchase.id ?? []),
    ),
  );
  const slugs = [...new Set(rows.flatMap(({ dealSlug }) => dealSlug ?? []))];
  const deals = new Map((await repo.findTerms(tx, { slugs })).map((deal) => [deal.terms.slug, deal]));
  return rows.map(({ purchase, dealSlug }) => {
    const { id: asked, price, licenceCodes, ...fields } = purchase;
    const id = asked === null || taken.has(asked) ? uuidv7() : asked;
    const deal = dealSlug === null ? undefined : deals.get(dealSlug);
    return {
      ...fields,
      ...sealCodes(call.secrets, id, licenceCodes),
      id,
      userId,
      ...columnsOf(price),
      dealId: deal?.dealId ?? null,
      terms: deal?.terms ?? null,
    };
  });
}
