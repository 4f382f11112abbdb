import { type Database, type Db, postgresError } from '@onceware/db/client';
import type { PurchaseTerms } from '@onceware/db/schema/purchases';
import type { z } from 'zod';
import { record } from '#kernel/audit/record.repo.ts';
import type { Call } from '#kernel/call.ts';
import { requireActor } from '#kernel/actor.ts';
import { AppError } from '#kernel/errors.ts';
import { problemOfAmount, toColumns } from '#kernel/money/money.ts';
import { daysAgo } from '#kernel/moments.ts';
import { owned } from '#kernel/owned.ts';
import { findPage } from './frozen-pages/frozen-pages.repo.ts';
import { pageUrlOf, toFrozenPage, wantFrozenPage } from './frozen-pages/frozen-pages.service.ts';
import { openCodes, sealCodes } from './licence-codes.ts';
import type {
  createPurchaseInput,
  KeptTerms,
  Purchase,
  PurchaseInput,
  Purchases,
  UpdatePurchaseInput,
} from './purchases.contract.ts';
import { PURGE_PURCHASES_AFTER_DAYS, purchaseLimits } from './purchases.limits.ts';
import * as repo from './purchases.repo.ts';
import { toPurchase, toTerms } from './to-purchase.ts';

type Buying = Pick<Call, 'actor' | 'database' | 'secrets'>;

/** The actor's purchases, the newest day first, what they come to, and by what that can be added up. */
export async function listPurchases(call: Pick<Call, 'actor' | 'database'>): Promise<Purchases> {
  const { user } = requireActor(call);
  const { db } = call.database;
  const [rows, totals, rates] = await Promise.all([
    repo.listPurchases(db, user.id),
    repo.sumPurchases(db, user.id),
    repo.findRates(db, user.id),
  ]);
  return { purchases: rows.map(toPurchase), totals, rates };
}

/**
 * Keeps a purchase, with the deal's terms of this moment if it names one, and has the vendor's page copied. The same `id` again
 * answers the purchase as it is now.
 *
 * @throws too_many_purchases, purchase_in_future, id_taken, not_found for a deal that is not there
 */
export async function createPurchase(
  call: Buying & Pick<Call, 'jobs'>,
  input: z.output<typeof createPurchaseInput>,
): Promise<{ purchase: Purchase }> {
  const mine = owned(requireActor(call), input.id);
  const row = await call.database
    .transaction(async (tx) => {
      const count = await repo.lockBuyer(tx, mine.userId);
      const before = await repo.findPurchase(tx, mine);
      if (before) return before;
      if (count >= purchaseLimits.purchasesMax) throw new AppError('too_many_purchases');
      await refuseFuture(tx, input.purchasedOn);
      const { price, licenceCodes, ...fields } = input;
      const terms = input.dealId === null ? null : await termsOf(tx, input.dealId);
      const sealed = sealCodes(call.secrets, mine.id, licenceCodes);
      await repo.insertPurchases(tx, [{ ...fields, ...mine, ...sealed, ...columnsOf(price), terms }]);
      if (terms) await wantFrozenPage(tx, call, { ...mine, terms });
      return repo.findPurchase(tx, mine);
    })
    .catch(translate);
  return answer(row);
}

/** Nothing is bought before its day. @throws purchase_in_future */
async function refuseFuture(tx: Db, purchasedOn: string): Promise<void> {
  if (purchasedOn > (await repo.findLastDay(tx))) throw new AppError('purchase_in_future');
}

/** A price as the table holds it. */
export const columnsOf = (price: number) => {
  const { minor, rest } = toColumns(price);
  return { priceMinor: minor, priceRest: rest };
};

/** Translates constraint errors into the caller's terms. */
export function translate(error: unknown): never {
  const { code, constraint } = postgresError(error) ?? {};
  // Somebody else's, or one that was deleted: that it exists is all that is told.
  if (code === '23505' && constraint === 'purchases_pkey') throw new AppError('id_taken');
  if (code === '23503') throw new AppError('not_found');
  throw error;
}

/** Changes the given fields. @throws not_found, purchase_in_future, invalid_input if price and currency no longer match */
export async function updatePurchase(
  call: Buying,
  { id, price, licenceCodes, ...fields }: UpdatePurchaseInput,
): Promise<{ purchase: Purchase }> {
  const mine = owned(requireActor(call), id);
  const changes = {
    ...fields,
    ...(price !== undefined && columnsOf(price)),
    ...(licenceCodes && sealCodes(call.secrets, id, licenceCodes)),
  };
  const row = await call.database.transaction(async (tx) => {
    if (fields.purchasedOn !== undefined) await refuseFuture(tx, fields.purchasedOn);
    const isThere = await repo.updatePurchase(tx, mine, changes);
    const after = isThere ? await repo.findPurchase(tx, mine) : undefined;
    const problem = after && problemOfAmount(after.price, after.currency);
    if (problem) throw new AppError('invalid_input', { issues: [{ path: 'price', message: problem }] });
    return after;
  });
  return answer(row);
}

/** Deletes a purchase; for some time `restorePurchase` brings it back. @throws not_found */
export async function removePurchase(
  call: Pick<Call, 'actor' | 'database'>,
  { id }: PurchaseInput,
): Promise<{ ok: true }> {
  const mine = owned(requireActor(call), id);
  if (!(await repo.markDeleted(call.database.db, mine))) throw new AppError('not_found');
  return { ok: true as const };
}

/** Brings back a deleted purchase as it was. @throws not_found also when it is purged, too_many_purchases */
export async function restorePurchase(
  call: Pick<Call, 'actor' | 'database'>,
  { id }: PurchaseInput,
): Promise<{ ok: true }> {
  const mine = owned(requireActor(call), id);
  await call.database.transaction(async (tx) => {
    const count = await repo.lockBuyer(tx, mine.userId);
    const isDeleted = await repo.lockDeletion(tx, mine);
    if (isDeleted === undefined) throw new AppError('not_found');
    if (!isDeleted) return;
    if (count >= purchaseLimits.purchasesMax) throw new AppError('too_many_purchases');
    await repo.markRestored(tx, mine);
  });
  return { ok: true as const };
}

/** The licence codes themselves, which the action log tells. @throws not_found */
export async function revealCodes(
  call: Buying & Pick<Call, 'address' | 'userAgent'>,
  { id }: PurchaseInput,
): Promise<{ licenceCodes: string[] }> {
  const mine = owned(requireActor(call), id);
  const sealed = await call.database.transaction(async (tx) => {
    const codes = await repo.findCodes(tx, mine);
    if (codes === undefined) throw new AppError('not_found');
    // Without its title, which would outlive the account in the log.
    await record(tx, call, { action: 'purchase.codes_reveal', target: { type: 'purchase', id } });
    return codes;
  });
  return { licenceCodes: openCodes(call.secrets, id, sealed) };
}

/** Returns the deal's terms at the purchase, and those of now. @throws not_found also when the purchase has no deal */
export async function readTerms(call: Pick<Call, 'actor' | 'database'>, { id }: PurchaseInput): Promise<KeptTerms> {
  const { db } = call.database;
  const mine = owned(requireActor(call), id);
  const { terms = null, dealId = null } = (await repo.findSavedTerms(db, mine)) ?? {};
  if (!terms) throw new AppError('not_found');
  const [present] = dealId === null ? [] : await repo.findTerms(db, { ids: [dealId] });
  return {
    terms: toTerms(terms),
    present: present ? toTerms(present.terms) : null,
    page: toFrozenPage(await findPage(db, mine)),
    canKeepPage: pageUrlOf(terms) !== null,
  };
}

async function termsOf(tx: Db, dealId: string): Promise<PurchaseTerms> {
  const [found] = await repo.findTerms(tx, { ids: [dealId] });
  if (!found) throw new AppError('not_found');
  return found.terms;
}

function answer(row: repo.PurchaseRow | undefined): { purchase: Purchase } {
  if (!row) throw new AppError('not_found');
  return { purchase: toPurchase(row) };
}

/** Rows of one statement, so that none holds its locks for long. */
const AT_ONCE = 1000;

/**
 * Deletes for good what was deleted more than `PURGE_PURCHASES_AFTER_DAYS` ago. Any number of processes may do it
 * at once; `signal` ends it between two steps.
 */
export async function purgePurchases({ db }: Pick<Database, 'db'>, signal?: AbortSignal): Promise<void> {
  const before = daysAgo(PURGE_PURCHASES_AFTER_DAYS);
  const isStopped = () => signal?.aborted === true;
  let isMore = true;
  while (isMore && !isStopped()) isMore = (await repo.purgePurchases(db, before, AT_ONCE)) === AT_ONCE;
}
