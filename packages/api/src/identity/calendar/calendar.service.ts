import { randomBytes } from 'node:crypto';
import { record } from '#kernel/audit/record.repo.ts';
import type { Call } from '#kernel/call.ts';
import { requireActor, requireSession } from '#kernel/actor.ts';
import { AppError } from '#kernel/errors.ts';
import { type CalendarEvent, writeCalendar } from '#kernel/icalendar.ts';
import { isLanguageCode, type LanguageCode } from '#kernel/languages.ts';
import { owned } from '#kernel/owned.ts';
import type { Services } from '#kernel/services.ts';
import { lockMember } from '../account/account.repo.ts';
import { hashToken } from '../auth/sessions/lucia.ts';
import type { CalendarInput, CalendarState, EventFileInput, RenewedCalendar } from './calendar.contract.ts';
import * as repo from './calendar.repo.ts';
import { CALENDAR_WORDS, type EventKind } from './calendar.words.ts';

type Changing = Pick<Call, 'actor' | 'database' | 'address' | 'userAgent'>;

/** Whether the actor has a private calendar address, and whether a program reads it. */
export async function findAddress(call: Pick<Call, 'actor' | 'database'>): Promise<CalendarState> {
  const { user } = requireSession(call);
  return toState(await repo.findAddress(call.database.db, user.id));
}

/**
 * Makes a private calendar address, in place of the one before it. It is answered this once: only the SHA-256 of its token is
 * kept (NOTE-05).
 */
export async function renewAddress(call: Changing & Pick<Call, 'publicUrl'>): Promise<RenewedCalendar> {
  const { user } = requireSession(call);
  const token = randomBytes(32).toString('base64url');
  const made = await call.database.transaction(async (tx) => {
    await lockMember(tx, user.id);
    await record(tx, call, { action: 'calendar.renew', target: { type: 'user', id: user.id } });
    return repo.setAddress(tx, user.id, hashToken(token));
  });
  return { ...toState(made), url: `${call.publicUrl}/calendar/${token}.ics` };
}

/** Ends the address at once. */
export async function revokeAddress(call: Changing): Promise<{ ok: true }> {
  const { user } = requireSession(call);
  await call.database.transaction(async (tx) => {
    if (await repo.deleteAddress(tx, user.id))
      await record(tx, call, { action: 'calendar.revoke', target: { type: 'user', id: user.id } });
  });
  return { ok: true as const };
}

/**
 * The calendar of an address, with what its member may see now.
 *
 * @param address where the program calls from: addresses that were made up are counted by it
 * @throws not_found also for an address that was revoked, or whose account is suspended or closed; too_many_requests
 */
export async function readCalendar(
  { database: { db }, limits, publicUrl }: Pick<Services, 'database' | 'limits' | 'publicUrl'>,
  { token }: CalendarInput,
  address: string,
): Promise<string> {
  const reader = await repo.findReader(db, hashToken(token));
  if (!reader) {
    await limits.countCaller('calendar', address);
    throw new AppError('not_found');
  }
  await limits.count('calendar', reader.id);
  const rows = await repo.listEvents(db, reader.id);
  await repo.markRead(db, reader.id);
  const language = isLanguageCode(reader.language) ? reader.language : 'en';
  return writeCalendar({
    name: CALENDAR_WORDS[language].name,
    events: rows.map((row) => eventOf(row, language, publicUrl)),
  });
}

/** The refund deadline, or the last day to redeem, of one's own purchase, as a file. @throws not_found also without such a day */
export async function readPurchaseEvent(
  call: Pick<Call, 'actor' | 'database' | 'publicUrl'>,
  kind: 'refund' | 'redeem',
  { id, language }: EventFileInput,
): Promise<EventFile> {
  const row = await repo.findPurchaseEvent(call.database.db, kind, owned(requireActor(call), id));
  return fileOf(row, language, call.publicUrl);
}

/** The end of a deal, as a file. @throws not_found also for a deal that ended, or has no end */
export async function readDealEvent(
  { database, publicUrl }: Pick<Services, 'database' | 'publicUrl'>,
  { id, language }: EventFileInput,
): Promise<EventFile> {
  return fileOf(await repo.findDealEvent(database.db, id), language, publicUrl);
}

export interface EventFile {
  /** Name of what it is of. */
  title: string;
  content: string;
}

function fileOf(row: repo.EventRow | undefined, language: LanguageCode, publicUrl: string): EventFile {
  if (!row) throw new AppError('not_found');
  // Not everybody who opens a deal's file keeps the deal.
  const { text, ...event } = eventOf(row, language, publicUrl);
  const events = [{ ...event, text: row.kind === 'dealEnd' ? '' : text }];
  return { title: row.title, content: writeCalendar({ name: null, events }) };
}

/** Names that stand in calendars, and so stay. */
const UIDS: Record<EventKind, string> = { refund: 'refund', redeem: 'redeem', dealEnd: 'deal-end' };

/** At nine in the morning, a week before and on the last day itself; a deal ends at a moment, of which it is enough to know in time. */
const DAY_ALARMS = ['-P6DT15H', 'PT9H'];
const MOMENT_ALARMS = ['-P3D', '-PT3H'];

function eventOf(
  { kind, id, title, slug, at, changedAt }: repo.EventRow,
  language: LanguageCode,
  publicUrl: string,
): CalendarEvent {
  const words = CALENDAR_WORDS[language].events[kind];
  const isDeal = slug !== null;
  return {
    uid: `${UIDS[kind]}-${id}@onceware`,
    at: isDeal ? { moment: new Date(at) } : { day: at },
    title: `${words.title} ${title}`,
    text: words.text,
    url: isDeal ? `${publicUrl}/deal/${encodeURIComponent(slug)}` : `${publicUrl}/dashboard/account/purchases`,
    changedAt: new Date(changedAt),
    alarms: isDeal ? MOMENT_ALARMS : DAY_ALARMS,
  };
}

const toState = (row: Awaited<ReturnType<typeof repo.findAddress>>): CalendarState => ({
  address: row ? { createdAt: row.createdAt.toISOString(), lastReadAt: row.lastReadAt?.toISOString() ?? null } : null,
});
