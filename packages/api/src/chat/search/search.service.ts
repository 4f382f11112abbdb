import type { Db } from '@onceware/db/client';
import { z } from 'zod';
import type { Call } from '#kernel/call.ts';
import { type Actor, requireActor } from '#kernel/actor.ts';
import { AppError } from '#kernel/errors.ts';
import type { dayInput, FoundMessage, FoundPage, SearchHint, searchInput } from '../chat.contract.ts';
import { hiddenFrom } from '../blocking/blocking.repo.ts';
import { roomLimits } from '../chat.limits.ts';
import { type Allowed, allowRoom, may } from '../chat.policy.ts';
import { findVisible } from '../rooms/rooms.service.ts';
import { plainText } from '../text/formatting.limits.ts';
import { endOfDay, startOfDay } from './days.ts';
import { excerptOf } from './excerpt.ts';
import { asksFor, type Query, readQuery } from './query.ts';
import * as repo from './search.repo.ts';
import { patternOf, toTsquery } from './words.ts';

type Chatting = Pick<Call, 'actor' | 'database'>;

const HOUR = 3_600_000_000;
const DAY = 24 * HOUR;
const cursorOf = z.tuple([z.int().min(0), z.uuid()]);

/**
 * Searches messages in a room or in all that the caller may see, newest first.
 *
 * @throws not_found, invalid_input
 */
export async function searchMessages(
  call: Chatting,
  { q, roomId, cursor, timeZone }: z.output<typeof searchInput>,
): Promise<FoundPage> {
  const actor = requireActor(call);
  const room = roomId ? await findVisible(call, roomId) : null;
  const before = cursor ? readCursor(cursor) : null;
  const query = readQuery(q);
  const nothing = (hints: SearchHint[]): FoundPage => ({ messages: [], nextCursor: null, hints });
  // An operator that says nothing would else widen what is found; one without a value is still being written.
  if (!asksFor(query) || query.hints.some(({ value }) => value !== '')) return nothing(query.hints);
  const { db } = call.database;
  const rooms = await roomsOf(call, actor, query, room);
  if (rooms?.length === 0) return nothing([...query.hints, ...query.in.map(hintOf('in'))]);
  const wanted = await wantedBy(db, actor, query, timeZone);
  const limit = roomLimits.searchMax;
  const [only] = rooms ?? [];
  const threads = rooms ? await repo.threadsOf(db, rooms) : [];
  const parts =
    only && rooms?.length === 1 && threads.length === 0
      ? numbersBefore(await endOf(db, only, { before, wanted }), wanted).map(
          (numbers) => (count: number) =>
            repo.findInRoom(db, only, { wanted, numbers, userId: actor.user.id, limit: count }),
        )
      : momentsBefore(await latest(db, { before, wanted }), wanted).map(
          (since) => (count: number) =>
            repo.findAnywhere(db, readerOf(actor), {
              wanted,
              since,
              before,
              roomIds: rooms && [...rooms.map(({ id }) => id), ...threads],
              limit: count,
            }),
        );
  const rows = await firstOf(parts, limit + 1);
  const { blocked } = await hiddenFrom(call.database.db, actor.user.id);
  const shown = rows
    .slice(0, limit)
    .filter(({ access, author }) => may(actor, access, 'view') && !blocked.has(author?.id ?? ''));
  const last = rows[limit - 1];
  const pattern = patternOf(query.words);
  // Whether somebody of that name exists is not told.
  const unknown = shown.length === 0 && !cursor ? query.from.map(hintOf('from')) : [];
  return {
    messages: shown.map((row) => toFound(row, pattern)),
    nextCursor: rows.length > limit && last ? writeCursor(last) : null,
    hints: [...query.hints, ...unknown],
  };
}

/** Finds the first message of a day in a room, or of a later one; after the newest, that. @throws not_found */
export async function findDay(
  call: Chatting,
  { roomId, day, timeZone }: z.output<typeof dayInput>,
): Promise<{ messageId: string | null }> {
  const room = await findVisible(call, roomId);
  const { db } = call.database;
  const found = (await repo.firstSince(db, room, startOfDay(day, timeZone))) ?? (await repo.newestOf(db, room));
  return { messageId: found?.id ?? null };
}

const hintOf =
  (operator: SearchHint['operator']) =>
  (value: string): SearchHint => ({ operator, value });

/** Rooms to search; null: all that the caller may see. */
async function roomsOf(
  { database }: Chatting,
  actor: Actor,
  { in: names }: Query,
  room: Allowed<'view'> | null,
): Promise<Allowed<'view'>[] | null> {
  if (names.length === 0) return room && [room];
  const named = await Promise.all(names.map((name) => repo.roomsNamed(database.db, actor.user.id, name)));
  const byId = new Map(
    named
      .flat()
      .filter((access) => may(actor, access, 'view'))
      .map((access) => [access.id, allowRoom(actor, access, 'view')]),
  );
  return [...byId.values()].filter(({ id }) => !room || id === room.id);
}

async function wantedBy(db: Db, actor: Actor, query: Query, timeZone: string): Promise<repo.Wanted> {
  const { words, from, before, after, hasLink, hasFile } = query;
  const authors = await Promise.all(
    from.map(async (name) => (name.toLowerCase() === 'me' ? [actor.user.id] : repo.peopleNamed(db, name))),
  );
  return {
    tsquery: toTsquery(words, { hasLink }),
    authorIds: from.length > 0 ? authors.flat() : null,
    hasFile,
    until: before ? startOfDay(before, timeZone) : null,
    from: after ? endOfDay(after, timeZone) : null,
  };
}

interface Limits {
  before: repo.Place | null;
  wanted: repo.Wanted;
}

/** Number behind the last message that can be meant. */
async function endOf(db: Db, room: Allowed<'view'>, { before, wanted: { until } }: Limits): Promise<number> {
  const end = await repo.endOf(db, room, before);
  const first = until ? await repo.firstSince(db, room, until) : undefined;
  return first ? Math.min(end, first.number) : end;
}

/** The last moment that can be meant, in microseconds. */
async function latest(db: Db, { before, wanted: { until } }: Limits): Promise<number> {
  const end = before?.at ?? (await repo.present(db));
  return until ? Math.min(end, until.getTime() * 1_000) : end;
}

/**
 * Searches growing parts in turn: a common word fills a page with the newest messages, and a rare one is cheap to find
 * in all. No search reads all messages with a common word.
 */
async function firstOf(
  parts: ((count: number) => Promise<repo.FoundRow[]>)[],
  count: number,
): Promise<repo.FoundRow[]> {
  let rows: repo.FoundRow[] = [];
  for (const part of parts) {
    rows = await part(count);
    if (rows.length === count) break;
  }
  return rows;
}

/** One author's messages are found sooner among some in a row than among all that they ever wrote. */
const numbersBefore = (to: number, { authorIds }: repo.Wanted): repo.Numbers[] =>
  [1_000, ...(authorIds ? [5_000, 25_000] : []), 50_000, to]
    .map((size) => ({ from: Math.max(1, to - size), to, areFew: size <= 25_000 && size !== to }))
    .filter(({ from }, index, all) => from !== all[index - 1]?.from);

const momentsBefore = (to: number, { authorIds }: repo.Wanted): repo.Since[] =>
  [to - HOUR, to - DAY, to - 30 * DAY, 0].map((at, index) => ({
    at,
    areFew: index === 0 || (index === 1 && authorIds !== null),
  }));

const readerOf = ({ user, permissions }: Actor): repo.Reader => ({
  userId: user.id,
  seesCommon: permissions.has('sidebar.view'),
  looksAfterCommon: permissions.has('admin.chat'),
});

const toFound = (
  { id, number, text, sentAt, author, roomName, dealSlug, access }: repo.FoundRow,
  pattern: RegExp | null,
): FoundMessage => ({
  id,
  number,
  sentAt,
  author,
  room: { id: access.id, kind: access.kind, name: roomName, dealSlug },
  excerpt: excerptOf(plainText(text), pattern),
});

const writeCursor = ({ at, id }: repo.Place): string => Buffer.from(JSON.stringify([at, id])).toString('base64url');

/** @throws invalid_input for what `writeCursor` did not write */
function readCursor(cursor: string): repo.Place {
  try {
    const [at, id] = cursorOf.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    return { at, id };
  } catch (cause) {
    throw new AppError('invalid_input', {
      issues: [{ path: 'cursor', message: 'Not a cursor of this list.' }],
      cause,
    });
  }
}
