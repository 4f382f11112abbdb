import { type Database, type Db, postgresError } from '@onceware/db/client';
import type { z } from 'zod';
import type { FacetsInput } from '#catalog/catalog.contract.ts';
import type { SignedIn } from '#kernel/actor.ts';
import type { Call } from '#kernel/call.ts';
import { AppError } from '#kernel/errors.ts';
import { daysAgo } from '#kernel/moments.ts';
import { toColumns } from '#kernel/money/money.ts';
import { owned } from '#kernel/owned.ts';
import { matchOf } from './matching/search-match.ts';
import { normalSearch, searchKeyOf } from './search-key.ts';
import type {
  createWatchInput,
  findWatchInput,
  listWatchesInput,
  updateWatchInput,
  Watch,
  watchInput,
  WatchPage,
} from './watches.contract.ts';
import { watchLimits } from './watches.limits.ts';
import * as repo from './watches.repo.ts';

type Watching = SignedIn<Pick<Call, 'actor' | 'database'>>;
export type Subject = z.output<typeof findWatchInput>['subject'];
type Wish = z.output<typeof createWatchInput>['wish'];

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The member's watches, the newest first. */
export async function listWatches(
  { actor, database }: Watching,
  { cursor }: z.output<typeof listWatchesInput>,
): Promise<WatchPage> {
  const before = cursor != null && UUID.test(cursor) ? cursor : null;
  const [rows, count] = await Promise.all([
    repo.listWatches(database.db, actor.user.id, before, watchLimits.page + 1),
    repo.countWatches(database.db, actor.user.id),
  ]);
  const items = rows.slice(0, watchLimits.page).map(toWatch);
  return { items, count, nextCursor: rows.length > watchLimits.page ? (items.at(-1)?.id ?? null) : null };
}

/** The member's watch of this, or null. */
export async function findWatch(
  { actor, database }: Watching,
  { subject }: z.output<typeof findWatchInput>,
): Promise<{ watch: Watch | null }> {
  const row = await repo.findWatchOf(database.db, actor.user.id, columnOf(subject));
  return { watch: row ? toWatch(row) : null };
}

/**
 * Watches something from now on: what it finds already counts as told. The same `id` again, or something that is watched
 * already, answers the watch as it is.
 *
 * @throws too_many_watches, id_taken, not_found, invalid_input for a wish that cannot be compared
 */
export async function createWatch(call: Watching, input: z.output<typeof createWatchInput>): Promise<{ watch: Watch }> {
  const mine = owned(call.actor, input.id);
  const { subject, wish, name } = input;
  if (subject.kind === 'deal' && !wish) throw wishMissing();
  if (subject.kind === 'search' && wish)
    throw new AppError('invalid_input', {
      issues: [{ path: 'wish', message: 'A search has prices among its filters.' }],
    });
  // Outside the transaction, since reading a search asks much of the catalogue.
  const search = subject.kind === 'search' ? normalSearch(subject.search) : null;
  const match = search && (await matchOf(call.database.db, search));
  const row = await call.database
    .transaction(async (tx) => {
      const count = await repo.lockWatcher(tx, mine.userId);
      const before = (await repo.findWatch(tx, mine)) ?? (await repo.findWatchOf(tx, mine.userId, columnOf(subject)));
      if (before) return before;
      if (count >= watchLimits.watchesMax) throw new AppError('too_many_watches');
      await requireShown(tx, subject);
      await requireComparable(tx, columnOf(subject), wish);
      await repo.insertWatch(tx, {
        ...mine,
        kind: subject.kind,
        ...columnOf(subject),
        ...(search && { search: { ...search }, searchMatch: match, searchReadAt: new Date(), name }),
        ...wishColumns(wish),
      });
      if (subject.kind !== 'search') await repo.noteCurrent(tx, mine);
      return repo.findWatch(tx, mine);
    })
    .catch(translate);
  return answer(row);
}

/**
 * Changes the wish or name, pauses, or goes on. With another wish, or from a pause on, what it finds at that moment counts as
 * told.
 *
 * @throws not_found, invalid_input for a wish that is missing or cannot be compared
 */
export async function updateWatch(
  call: Watching,
  { id, wish, ...changes }: z.output<typeof updateWatchInput>,
): Promise<{ watch: Watch }> {
  const mine = owned(call.actor, id);
  const row = await call.database.transaction(async (tx) => {
    const before = await repo.lockWatch(tx, mine);
    if (!before || before.deletedAt) throw new AppError('not_found');
    if (wish !== undefined) {
      if (before.kind === 'search' && wish)
        throw new AppError('invalid_input', {
          issues: [{ path: 'wish', message: 'A search has prices among its filters.' }],
        });
      if (before.dealId && !wish) throw wishMissing();
      if (before.dealId) await requireComparable(tx, { dealId: before.dealId }, wish);
      if (before.toolId) await requireComparable(tx, { toolId: before.toolId }, wish);
    }
    await repo.updateWatch(tx, mine, { ...changes, ...(wish !== undefined && wishColumns(wish)) });
    if (before.kind !== 'search') {
      if (wish !== undefined) await repo.forgetTellings(tx, mine);
      if (wish !== undefined || changes.isPaused === false) await repo.noteCurrent(tx, mine);
    }
    return repo.findWatch(tx, mine);
  });
  return answer(row);
}

/** Ends a watch; for some time `restoreWatch` brings it back. @throws not_found */
export async function endWatch(call: Watching, { id }: z.output<typeof watchInput>): Promise<{ ok: true }> {
  if (!(await repo.markEnded(call.database.db, owned(call.actor, id)))) throw new AppError('not_found');
  return { ok: true };
}

/** Brings back a watch that was ended, unless its subject is watched anew. @throws not_found, too_many_watches */
export async function restoreWatch(call: Watching, { id }: z.output<typeof watchInput>): Promise<{ ok: true }> {
  const mine = owned(call.actor, id);
  await call.database.transaction(async (tx) => {
    const count = await repo.lockWatcher(tx, mine.userId);
    const before = await repo.lockWatch(tx, mine);
    if (!before) throw new AppError('not_found');
    if (!before.deletedAt) return;
    const column = subjectOfRow(before);
    if (column && (await repo.findWatchOf(tx, mine.userId, column))) return;
    if (count >= watchLimits.watchesMax) throw new AppError('too_many_watches');
    await repo.markRestored(tx, mine);
    if (before.kind !== 'search') await repo.noteCurrent(tx, mine);
  });
  return { ok: true };
}

const wishMissing = () =>
  new AppError('invalid_input', { issues: [{ path: 'wish', message: 'A deal is watched at a wish price.' }] });

const wishColumns = (wish: Wish) => {
  if (!wish) return { wishMinor: null, wishRest: 0, wishCurrency: null };
  const { minor, rest } = toColumns(wish.amount);
  return { wishMinor: minor, wishRest: rest, wishCurrency: wish.currency };
};

export function columnOf(subject: Subject): repo.SubjectColumn {
  if (subject.kind === 'deal') return { dealId: subject.id };
  if (subject.kind === 'tool') return { toolId: subject.id };
  return { searchKey: searchKeyOf(normalSearch(subject.search)) };
}

function subjectOfRow({
  dealId,
  toolId,
  searchKey,
}: {
  dealId: string | null;
  toolId: string | null;
  searchKey: string | null;
}): repo.SubjectColumn | null {
  if (dealId) return { dealId };
  if (toolId) return { toolId };
  return searchKey ? { searchKey } : null;
}

/** @throws not_found for what the member may not see */
export async function requireShown(db: Db, subject: Subject): Promise<void> {
  if (subject.kind === 'deal' && !(await repo.isPublicDeal(db, subject.id))) throw new AppError('not_found');
  if (subject.kind === 'tool' && !(await repo.isShownTool(db, subject.id))) throw new AppError('not_found');
}

/** @throws invalid_input where no exchange rate leads from the deal's currency to the wish's */
async function requireComparable(db: Db, column: repo.SubjectColumn, wish: Wish | undefined): Promise<void> {
  if (wish && !(await repo.isComparable(db, column, wish.currency)))
    throw new AppError('invalid_input', {
      issues: [
        {
          path: 'wish.currency',
          message: `No exchange rate of ${wish.currency} is known. Use the currency of the deal.`,
        },
      ],
    });
}

function translate(error: unknown): never {
  const { code, constraint } = postgresError(error) ?? {};
  if (code === '23505' && constraint === 'watches_pkey') throw new AppError('id_taken');
  throw error;
}

function answer(row: repo.WatchRow | undefined): { watch: Watch } {
  if (!row) throw new AppError('not_found');
  return { watch: toWatch(row) };
}

function toWatch(row: repo.WatchRow): Watch {
  const { dealId, dealSlug, title, currency, toolId, toolSlug, toolName, wish, wishCurrency } = row;
  return {
    id: row.id,
    kind: row.kind,
    deal:
      dealId !== null && dealSlug !== null && title !== null && currency !== null
        ? { id: dealId, slug: dealSlug, title, price: row.price, currency, hasEnded: row.hasEnded }
        : null,
    tool:
      toolId !== null && toolSlug !== null && toolName !== null ? { id: toolId, slug: toolSlug, name: toolName } : null,
    search: row.search,
    name: row.name,
    wish: wish !== null && wishCurrency !== null ? { amount: wish, currency: wishCurrency } : null,
    isPaused: row.pausedAt !== null,
    toldAt: row.toldAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}

/** Filters of a stored search. */
export const storedSearch = (search: Record<string, unknown>): FacetsInput => search as unknown as FacetsInput;

/** Rows deleted by one statement. */
const AT_ONCE = 2_000;

/** Deletes watches that were ended long ago, and changes that are no reason to tell any more. */
export async function purgeWatches({ db }: Pick<Database, 'db'>, signal?: AbortSignal): Promise<void> {
  const steps = [
    () => repo.deleteEnded(db, daysAgo(watchLimits.restoreDays), AT_ONCE),
    () => repo.deleteChanges(db, daysAgo(watchLimits.rememberedDays), AT_ONCE),
  ];
  for (const step of steps)
    for (let isMore = true; isMore;) {
      if (signal?.aborted === true) return;
      isMore = (await step()) === AT_ONCE;
    }
}
