import { z } from 'zod';
import type { Call } from '#kernel/call.ts';
import { type Actor, requireActor } from '#kernel/actor.ts';
import { AppError } from '#kernel/errors.ts';
import type { FoundMessage, FoundPage, searchInput } from '../chat.contract.ts';
import { roomLimits } from '../chat.limits.ts';
import { may } from '../chat.policy.ts';
import { findVisible } from '../rooms/rooms.service.ts';
import { excerptOf } from './excerpt.ts';
import * as repo from './search.repo.ts';
import { patternOf, toTsquery, wordsOf } from './words.ts';

type Chatting = Pick<Call, 'actor' | 'database'>;

const HOUR = 3_600_000_000;
const DAY = 24 * HOUR;
const cursorOf = z.tuple([z.int().min(0), z.uuid()]);

/** Searches messages with all the words, in a room or in all that the caller may see, newest first. @throws not_found, invalid_input */
export async function searchMessages(
  call: Chatting,
  { q, roomId, cursor }: z.infer<typeof searchInput>,
): Promise<FoundPage> {
  const actor = requireActor(call);
  const room = roomId ? await findVisible(call, roomId) : null;
  const before = cursor ? readCursor(cursor) : null;
  const words = wordsOf(q);
  if (words.length === 0) return { messages: [], nextCursor: null };
  const { db } = call.database;
  const query = toTsquery(words);
  const limit = roomLimits.searchMax;
  const parts = room
    ? numbersBefore(await repo.endOf(db, room, before)).map(
        (numbers) => (count: number) =>
          repo.findInRoom(db, room, { query, numbers, userId: actor.user.id, limit: count }),
      )
    : momentsBefore(before?.at ?? (await repo.present(db))).map(
        (since) => (count: number) => repo.findAnywhere(db, readerOf(actor), { query, since, before, limit: count }),
      );
  const rows = await firstOf(parts, limit + 1);
  const shown = rows.slice(0, limit).filter(({ access }) => may(actor, access, 'view'));
  const last = rows[limit - 1];
  const pattern = patternOf(words);
  return {
    messages: shown.map((row) => toFound(row, pattern)),
    nextCursor: rows.length > limit && last ? writeCursor(last) : null,
  };
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

const numbersBefore = (to: number): repo.Numbers[] =>
  [1_000, 50_000, to]
    .map((size) => ({ from: Math.max(1, to - size), to, areFew: size === 1_000 }))
    .filter(({ from }, index, all) => from !== all[index - 1]?.from);

const momentsBefore = (to: number): repo.Since[] =>
  [to - HOUR, to - DAY, to - 30 * DAY, 0].map((at, index) => ({ at, areFew: index === 0 }));

const readerOf = ({ user, permissions }: Actor): repo.Reader => ({
  userId: user.id,
  seesCommon: permissions.has('sidebar.view'),
  looksAfterCommon: permissions.has('admin.chat'),
});

const toFound = (
  { id, number, text, sentAt, author, roomName, dealSlug, access }: repo.FoundRow,
  pattern: RegExp,
): FoundMessage => ({
  id,
  number,
  sentAt,
  author,
  room: { id: access.id, kind: access.kind, name: roomName, dealSlug },
  excerpt: excerptOf(text, pattern),
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
