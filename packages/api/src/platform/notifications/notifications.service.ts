import type { Database } from '@onceware/db/client';
import type { z } from 'zod';
import type { SignedIn } from '#kernel/actor.ts';
import type { Call } from '#kernel/call.ts';
import { AppError } from '#kernel/errors.ts';
import type { NotificationKind, Reader } from './notification-kind.ts';
import type {
  allNotificationsInput,
  archiveNotificationsInput,
  Changed,
  Choices,
  choicesInput,
  chooseInput,
  listNotificationsInput,
  Notification,
  NotificationPage,
  readNotificationsInput,
  undoNotificationsInput,
  UnreadCounts,
} from './notifications.contract.ts';
import { notificationLimits } from './notifications.limits.ts';
import * as repo from './notifications.repo.ts';
import { showLines } from './show-lines.ts';

type Told = SignedIn<Pick<Call, 'actor' | 'database' | 'notifier'>>;

const readerOf = ({ actor }: Told): Reader => ({ id: actor.user.id, permissions: actor.permissions });

/** Pages that are read for one answer, where some hold only what the reader may see no more. */
const PAGES_MAX = 3;

/** Lists notifications, the latest first. What the reader may see no more is left out, and counted no more. */
export async function listNotifications(
  call: Told,
  { tab, archived, language, cursor }: z.output<typeof listNotificationsInput>,
): Promise<NotificationPage> {
  const { db } = call.database;
  const reader = readerOf(call);
  const items: Notification[] = [];
  let after = cursor == null ? null : readCursor(cursor);
  for (let page = 0; page < PAGES_MAX; page += 1) {
    const limit = notificationLimits.page;
    const found = await repo.findLines(db, reader.id, { shelf: tab, archived, after, limit: limit + 1 });
    const lines = found.slice(0, limit);
    const { shown, hidden } = await showLines(db, call.notifier.kinds, { reader, language }, lines);
    items.push(...shown);
    if (hidden.length > 0 && !archived) {
      await repo.setArchived(db, reader.id, hidden, true);
      call.notifier.announce([reader.id]);
    }
    const last = lines.at(-1);
    after = found.length > limit && last ? last : null;
    if (!after || items.length > 0) break;
  }
  return { items, nextCursor: after && writeCursor(after) };
}

const CURSOR = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z)_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

const writeCursor = ({ at, id }: repo.Position) => `${at}_${id}`;

/** Null for a cursor that no list wrote: its first page follows. */
function readCursor(cursor: string): repo.Position | null {
  const [, at, id] = CURSOR.exec(cursor) ?? [];
  return at && id && !Number.isNaN(Date.parse(at)) ? { at, id } : null;
}

export async function countUnread({ database: { db }, actor }: Told): Promise<UnreadCounts> {
  const counts = await repo.countUnread(db, actor.user.id);
  const upTo = (count = 0) => Math.min(count, notificationLimits.countMax);
  return { inbox: upTo(counts.inbox), team: upTo(counts.team), following: upTo(counts.following) };
}

/** Has the member's other browsers show what this one changed. */
function changed(call: Told, count: number): { ok: true } {
  if (count > 0) call.notifier.announce([call.actor.user.id]);
  return { ok: true };
}

export const setRead = async (call: Told, { ids, on }: z.output<typeof readNotificationsInput>) =>
  changed(call, await repo.setRead(call.database.db, call.actor.user.id, ids, on));

export const setArchived = async (call: Told, { ids, on }: z.output<typeof archiveNotificationsInput>) =>
  changed(call, await repo.setArchived(call.database.db, call.actor.user.id, ids, on));

/** Lines that one press on 'Archive all' changes; more stay for the next. */
const ALL_MAX = 10_000;

const setAll =
  (what: repo.ForAll) =>
  async (call: Told, { tab, until }: z.output<typeof allNotificationsInput>): Promise<Changed> => {
    const { count, at } = await repo.setAll(call.database.db, call.actor.user.id, what, {
      shelf: tab,
      until,
      limit: ALL_MAX,
    });
    changed(call, count);
    return { count, mark: at && `${what}_${at}` };
  };

export const readAll = setAll('read');
export const archiveAll = setAll('archive');

const MARK = /^(read|archive)_(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z)$/;

/** Takes back a change of all. @throws invalid_input for a mark that is no such answer's */
export async function undo(call: Told, { mark }: z.output<typeof undoNotificationsInput>): Promise<{ ok: true }> {
  const [, what, at] = MARK.exec(mark) ?? [];
  if (!what || !at || Number.isNaN(Date.parse(at)))
    throw new AppError('invalid_input', { issues: [{ path: 'mark', message: 'Not the mark of a change.' }] });
  return changed(call, await repo.undoAll(call.database.db, call.actor.user.id, what as repo.ForAll, at));
}

/** Kinds that the reader can be told of, and by which ways. */
export async function readChoices(call: Told, { language }: z.output<typeof choicesInput>): Promise<Choices> {
  const { actor, database, notifier } = call;
  const own = new Map((await repo.findChoices(database.db, actor.user.id)).map((choice) => [choice.kind, choice]));
  const kinds = Object.entries<NotificationKind>(notifier.kinds).flatMap(([name, kind]) => {
    if (kind.permission && !actor.permissions.has(kind.permission)) return [];
    const choice = own.get(name);
    return {
      kind: name,
      name: kind[language].name,
      tab: kind.tab,
      inProduct: choice?.inProduct ?? true,
      mail: kind.isSafety ? null : (choice?.mail ?? kind.mail),
      push: choice?.push ?? kind.push,
    };
  });
  return { kinds };
}

/** Changes by which ways a kind is told, from the next event on. @throws not_found for a kind that there is not */
export async function choose(
  { database, actor, notifier }: Told,
  { kind: name, ...ways }: z.output<typeof chooseInput>,
): Promise<{ ok: true }> {
  const kind = Object.entries<NotificationKind>(notifier.kinds).find(([known]) => known === name)?.[1];
  if (!kind || (kind.permission && !actor.permissions.has(kind.permission))) throw new AppError('not_found');
  if (kind.isSafety && ways.mail !== undefined)
    throw new AppError('invalid_input', {
      issues: [{ path: 'mail', message: 'The mail about this keeps the account safe, and is always sent.' }],
    });
  if (Object.values(ways).some((way) => way !== undefined))
    await repo.saveChoice(database.db, actor.user.id, name, ways);
  return { ok: true };
}

/** Rows deleted by one statement. */
const AT_ONCE = 5_000;

/** Deletes lines and events whose time is over. */
export async function purgeNotifications({ db }: Pick<Database, 'db'>, signal?: AbortSignal): Promise<void> {
  for (const table of ['notifications', 'notification_events'] as const) {
    const days = table === 'notifications' ? notificationLimits.keptDays : notificationLimits.eventsKeptDays;
    const isStopped = () => signal?.aborted === true;
    let isMore = true;
    while (isMore && !isStopped()) isMore = (await repo.deleteOld(db, table, days, AT_ONCE)) === AT_ONCE;
  }
}
