import type { Db } from '@onceware/db/client';
import { messages, roomEvents, rooms } from '@onceware/db/schema/chat';
import { eq, lt, type SQL, sql } from 'drizzle-orm';
import { messageJson } from '../messages/message-json.ts';
import type { RoomMessage } from '../chat.contract.ts';

/** A place in a room's events. */
export interface Place {
  roomId: string;
  seq: number;
}

export interface ReadEvent extends Place {
  /** Null where the room itself changed. */
  message: RoomMessage | null;
}

const behind = (places: Place[]) => {
  const ids = places.map(({ roomId }) => roomId);
  const seqs = places.map(({ seq }) => seq);
  return sql`unnest(${sql.param(ids)}::uuid[], ${sql.param(seqs)}::int[]) as place (room_id, seq)`;
};

/**
 * What happened in rooms behind these places, in the order of each room, at most `limit` in all. A message comes as it is now, whatever it was
 * when the event happened: what was deleted since is not told to anybody who comes late.
 */
export async function eventsBehind(db: Db, places: Place[], limit: number): Promise<ReadEvent[]> {
  if (places.length === 0) return [];
  const found = db.$with('found').as(
    db
      .select({
        roomId: roomEvents.roomId,
        seq: roomEvents.seq,
        messageId: sql<string>`(${roomEvents.payload} ->> 'messageId')::uuid`.as('message_id'),
      })
      .from(behind(places))
      .innerJoin(roomEvents, sql`${roomEvents.roomId} = place.room_id and ${roomEvents.seq} > place.seq`)
      .orderBy(roomEvents.roomId, roomEvents.seq)
      .limit(limit),
  );
  return db
    .with(found)
    .select({
      roomId: found.roomId,
      seq: found.seq,
      message: sql<RoomMessage | null>`case when ${messages.id} is not null then ${messageJson} end`,
    })
    .from(found)
    .leftJoin(messages, eq(messages.id, found.messageId))
    .orderBy(found.roomId, found.seq);
}

/** Those of the rooms in which more has happened. */
export async function movedRooms(db: Db, places: Place[]): Promise<string[]> {
  if (places.length === 0) return [];
  const moved = await db
    .select({ id: rooms.id })
    .from(behind(places))
    .innerJoin(rooms, sql`${rooms.id} = place.room_id and ${rooms.lastSeq} > place.seq`);
  return moved.map(({ id }) => id);
}

/** Whether events behind one of these places are kept no more. */
export async function hasGap(db: Db, places: Place[]): Promise<boolean> {
  if (places.length === 0) return false;
  const { rows } = await db.execute<{ gap: boolean }>(sql`
    select exists (
      select from ${behind(places)} join rooms on rooms.id = place.room_id
      where rooms.last_seq > place.seq
        and not exists (select from room_events e where e.room_id = place.room_id and e.seq = place.seq + 1)
    ) as gap`);
  return rows[0]?.gap ?? false;
}

/** Deletes at most `limit` events that are older than that. @returns how many */
export async function deleteEvents(db: Db, before: SQL<Date>, limit: number): Promise<number> {
  const old = db
    .select({ ctid: sql`ctid` })
    .from(roomEvents)
    .where(lt(roomEvents.createdAt, before))
    .limit(limit);
  const { rowCount } = await db.delete(roomEvents).where(sql`ctid = any(array(${old}))`);
  return rowCount ?? 0;
}
