import { type Db, prepared } from '@onceware/db/client';
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
  /** The place behind which it was found. */
  after: number;
  /** Null where the room itself changed. */
  message: RoomMessage | null;
}

const behind = sql`unnest(${sql.placeholder('ids')}::uuid[], ${sql.placeholder('seqs')}::int[]) as place (room_id, seq)`;

const valuesOf = (places: Place[]) => ({
  ids: places.map(({ roomId }) => roomId),
  seqs: places.map(({ seq }) => seq),
});

const events = prepared((db) => {
  const limit = sql.placeholder('limit');
  // Reads each room from its place on: joined, the events would be merged with the places from the first event kept.
  const ofRoom = db
    .select({
      seq: sql<number>`${roomEvents.seq}`.as('event_seq'),
      messageId: sql<string>`(${roomEvents.payload} ->> 'messageId')::uuid`.as('message_id'),
    })
    .from(roomEvents)
    .where(sql`${roomEvents.roomId} = place.room_id and ${roomEvents.seq} > place.seq`)
    .orderBy(roomEvents.seq)
    .limit(sql.placeholder('ofEach'))
    .as('of_room');
  const found = db.$with('found').as(
    db
      .select({
        roomId: sql<string>`place.room_id`.as('event_room'),
        after: sql<number>`place.seq`.as('event_after'),
        seq: ofRoom.seq,
        messageId: ofRoom.messageId,
      })
      // In the order of the answer, so that rooms behind the limit are not read.
      .from(sql`(select * from ${behind} order by room_id, seq) as place`)
      .crossJoinLateral(ofRoom)
      .orderBy(sql`place.room_id`, sql`place.seq`, ofRoom.seq)
      .limit(limit),
  );
  return db
    .with(found)
    .select({
      roomId: found.roomId,
      after: found.after,
      seq: found.seq,
      message: sql<RoomMessage | null>`case when ${messages.id} is not null then ${messageJson} end`,
    })
    .from(found)
    .leftJoin(messages, eq(messages.id, found.messageId))
    .orderBy(found.roomId, found.after, found.seq)
    .prepare('events_behind');
});

/**
 * Finds the events after these places, in the order of each room, at most `limit` in all and `ofEach` behind one place. A message is returned as it
 * is now, not as it was at the event, so that latecomers are not told what was deleted since.
 */
export async function eventsBehind(db: Db, places: Place[], limit: number, ofEach = limit): Promise<ReadEvent[]> {
  return places.length === 0 ? [] : events(db).execute({ ...valuesOf(places), limit, ofEach });
}

const moved = prepared((db) =>
  db
    .select({ id: rooms.id })
    .from(behind)
    .innerJoin(rooms, sql`${rooms.id} = place.room_id and ${rooms.lastSeq} > place.seq`)
    .prepare('moved_rooms'),
);

/** Finds the rooms with new events. */
export async function movedRooms(db: Db, places: Place[]): Promise<string[]> {
  if (places.length === 0) return [];
  return (await moved(db).execute(valuesOf(places))).map(({ id }) => id);
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
