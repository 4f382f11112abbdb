import type { z } from 'zod';
import type { Permitted } from '#kernel/require-permission.ts';
import { record } from '#kernel/audit/record.repo.ts';
import type { Call } from '#kernel/call.ts';
import { AppError } from '#kernel/errors.ts';
import { TimedOut, withTimeout } from '#kernel/timeout.ts';
import { v7 as uuidv7 } from 'uuid';
import { importRow } from '../import/import-row.ts';
import { ImportFileError } from '../import/source-row.ts';
import type * as contract from './fetched-feeds.contract.ts';
import {
  countRunning,
  deleteFeed,
  findFeed,
  findLastSave,
  insertFeed,
  listFeeds,
  nextRun,
  updateFeed,
} from './fetched-feeds.repo.ts';
import { IMPORT_COLUMNS } from '../import/import.limits.ts';
import { fetchFeed } from './fetch-feed.ts';
import { lookAtFeed } from './look-at-feed.ts';
import { mapRow } from './mapped-rows.ts';
import type { LookedAt } from './read-feed.ts';

type StaffCall = Permitted<'admin.catalog', Call>;
type Input<Name extends keyof typeof contract> =
  (typeof contract)[Name] extends z.ZodType<infer Output> ? Output : never;

export const getFeeds = async ({ database }: StaffCall): Promise<{ feeds: contract.FeedSummary[] }> => ({
  feeds: (await listFeeds(database.db)).map((feed) => ({ ...feed, ...momentsOf(feed) })),
});

const momentsOf = (feed: { nextRunAt: Date | null; checkedAt: Date | null }) => ({
  nextRunAt: feed.nextRunAt?.toISOString() ?? null,
  checkedAt: feed.checkedAt?.toISOString() ?? null,
});

/** @throws not_found */
export async function getFeed({ database }: StaffCall, { id }: Input<'oneFeedInput'>): Promise<contract.Feed> {
  const feed = await findFeed(database.db, id);
  if (!feed) throw new AppError('not_found');
  const { sample, fields } = feed;
  const change = await findLastSave(database.db, id);
  const exampleOf = (name: string) => sample.map((row) => textOf(row[name])).find((text) => text !== '') ?? '';
  return {
    id,
    source: feed.source,
    url: feed.url,
    format: feed.format,
    rowsAt: feed.rowsAt,
    mapping: feed.mapping,
    whenGone: feed.whenGone,
    everyHours: feed.everyHours,
    ...momentsOf(feed),
    version: feed.version,
    change: change && { ...change, at: change.at.toISOString() },
    deals: await countRunning(database.db, id),
    fields: fields.map((name) => ({ name, example: exampleOf(name) })),
  };
}

/**
 * Adds a feed that was looked at, mapped as far as its fields' names tell, without a schedule.
 *
 * @throws feed_unreadable; feed_exists
 */
export async function addFeed(call: StaffCall, { url, source: named }: Input<'addFeedInput'>): Promise<{ id: string }> {
  const looked = await look(call, url, undefined);
  const source = named ?? new URL(url).hostname.replace(/^www\./, '');
  return call.database.transaction(async (tx) => {
    const { mapping } = looked;
    const id = await insertFeed(tx, {
      id: uuidv7(),
      source,
      url,
      mapping,
      ...keptOf(looked),
      createdBy: call.actor.user.id,
    });
    if (id === null) throw new AppError('feed_exists');
    await record(tx, call, {
      action: 'catalog.feed_add',
      target: { type: 'catalog', id, label: source },
      after: { url },
    });
    return { id };
  });
}

/** Looks at it anew: its fields, where its rows stand, or where it is. The mapping stays. @throws not_found; feed_unreadable; edit_conflict */
export async function lookAgain(
  call: StaffCall,
  { id, url, rowsAt }: Input<'lookAtFeedInput'>,
): Promise<{ places: string[] }> {
  const feed = await findFeed(call.database.db, id);
  if (!feed) throw new AppError('not_found');
  const where = url ?? feed.url;
  const looked = await look(call, where, rowsAt ?? (url === undefined ? feed.rowsAt : undefined));
  await call.database.transaction(async (tx) => {
    if (!(await updateFeed(tx, feed, { url: where, ...keptOf(looked) }))) throw new AppError('edit_conflict');
    if (where !== feed.url)
      await record(tx, call, {
        action: 'catalog.feed_save',
        target: { type: 'catalog', id, label: feed.source },
        before: { url: feed.url },
        after: { url: where },
      });
  });
  return { places: looked.places };
}

/** Fetching and reading together: less than a browser waits for an answer (decision 026). */
const LOOK_MS = 13_000;

async function look({ safeFetch }: StaffCall, url: string, rowsAt: string | undefined): Promise<LookedAt> {
  try {
    return await withTimeout({ ms: LOOK_MS }, async (signal) => {
      const fetched = await fetchFeed(safeFetch, url, null, signal);
      if (!fetched) throw new Error('What is asked for without a condition is there.');
      return lookAtFeed({ text: fetched.text, rowsAt }, signal);
    });
  } catch (thrown) {
    const error = thrown instanceof TimedOut ? new ImportFileError('The feed takes too long to read.') : thrown;
    if (!(error instanceof ImportFileError)) throw error;
    throw new AppError('feed_unreadable', { issues: [{ path: 'feed', message: error.message }], cause: error });
  }
}

const keptOf = ({ format, rowsAt, fields, sample }: LookedAt) => ({ format, rowsAt, fields, sample });

/** Its first rows as the import would take them by a mapping that is not kept yet. @throws not_found */
export async function previewFeed(
  { database }: StaffCall,
  { id, mapping }: Input<'previewFeedInput'>,
): Promise<{ rows: contract.PreviewRow[] }> {
  const feed = await findFeed(database.db, id);
  if (!feed) throw new AppError('not_found');
  const rows = feed.sample.map((fields): contract.PreviewRow => {
    const row = mapRow(fields, mapping);
    const read = importRow.safeParse(row);
    return {
      row: IMPORT_COLUMNS.flatMap((column) => (column in row ? [{ column, value: textOf(row[column]) }] : [])),
      problems: read.success
        ? []
        : read.error.issues.map(({ path, message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message)),
    };
  });
  return { rows };
}

/** @throws not_found; edit_conflict where it is another than was changed here */
export async function saveFeed(
  call: StaffCall,
  { id, version, mapping, whenGone, everyHours }: Input<'saveFeedInput'>,
): Promise<void> {
  await call.database.transaction(async (tx) => {
    const feed = await findFeed(tx, id);
    if (!feed) throw new AppError('not_found');
    const schedule = everyHours === feed.everyHours ? {} : { everyHours, nextRunAt: nextRun(everyHours) };
    if (!(await updateFeed(tx, { id, version }, { mapping, whenGone, ...schedule })))
      throw new AppError('edit_conflict');
    const told = (of: Pick<typeof feed, 'mapping' | 'whenGone' | 'everyHours'>) => ({
      mapping: JSON.stringify(of.mapping),
      whenGone: of.whenGone,
      everyHours: of.everyHours,
    });
    await record(tx, call, {
      action: 'catalog.feed_save',
      target: { type: 'catalog', id, label: feed.source },
      before: told(feed),
      after: told({ mapping, whenGone, everyHours }),
    });
  });
}

/** Has it run as soon as a process is free; `admin.catalog.imports` tells how it goes. @throws not_found */
export async function startFeed(call: StaffCall, { id, isDryRun, isSure }: Input<'runFeedInput'>): Promise<void> {
  await call.database.transaction(async (tx) => {
    const feed = await findFeed(tx, id);
    if (!feed) throw new AppError('not_found');
    const payload = { feedId: id, isDryRun, isSure, userId: call.actor.user.id };
    await call.jobs.enqueue(tx, 'feed', payload, { key: `${id} ${isDryRun ? 'dry' : 'run'}`, group: id });
    if (isDryRun) return;
    const target = { type: 'catalog', id, label: feed.source } as const;
    await record(tx, call, { action: 'catalog.feed_run', target, after: { isSure } });
  });
}

/** Its deals stay as they are. @throws not_found */
export async function removeFeed(call: StaffCall, { id }: Input<'oneFeedInput'>): Promise<void> {
  await call.database.transaction(async (tx) => {
    const source = await deleteFeed(tx, id);
    if (source === null) throw new AppError('not_found');
    await record(tx, call, { action: 'catalog.feed_remove', target: { type: 'catalog', id, label: source } });
  });
}

const EXAMPLE_MAX = 300;

function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  const text =
    typeof value === 'string'
      ? value
      : Array.isArray(value) && value.every((one) => typeof one === 'string')
        ? value.join('; ')
        : JSON.stringify(value);
  return text.length > EXAMPLE_MAX ? `${text.slice(0, EXAMPLE_MAX).toWellFormed()}…` : text;
}
