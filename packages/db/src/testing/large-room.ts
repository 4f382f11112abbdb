import { sql } from 'drizzle-orm';
import type { Db } from '../client.ts';
import { wordsOfSeed } from './large-catalog.ts';

export interface LargeRoomOptions {
  messages: number;
  /** People who have the room in their list. */
  readers: number;
}

export interface LargeRoom {
  roomId: string;
  /** Has 199 more in the list, each with a hundred messages, 10,000 unread messages here, and is named in each hundredth of them. */
  readerId: string;
  /** Wrote the newest messages, and has read them. */
  writerId: string;
  /** In every tenth message or more, and in three. */
  words: { common: string; rare: string };
}

const RARE = 'zyzzogeton';
const WRITERS = 200;
const UNREAD = 10_000;
const OTHER_ROOMS = 199;
const OTHER_MESSAGES = 100;
/** Conversations that the reader is not in. */
const OF_OTHERS = 10_000;

/**
 * A community room of so many messages, as years of talk leave it: the words of the demonstration catalogue by Zipf's law, one in
 * seven an answer, one in fifty with reactions, the events of the newest.
 */
export async function fillRoom(db: Db, { messages, readers }: LargeRoomOptions): Promise<LargeRoom> {
  const words = wordsOfSeed();
  const firstUnread = Math.max(messages - UNREAD, 0);
  const isOwn = sql`room_id in (select ${idOf('room')} from generate_series(0, ${OTHER_ROOMS}::int) n)`;
  const indexes = await dropIndexes(db);
  await db.execute(sql`select setseed(0.22)`);
  await db.execute(sql`
    insert into users (id, name, email, password_hash)
    select ${idOf('user')}, 'Member ' || n, 'member-' || n || '@large.example', '-' from generate_series(1, ${readers}::int) n`);
  await db.execute(sql`
    insert into rooms (id, kind, name) select ${idOf('room')}, 'community', 'Room ' || n from generate_series(0, ${OTHER_ROOMS}::int) n`);
  await db.execute(sql`
    insert into rooms (id, kind, direct_key) select gen_random_uuid(), 'direct', 'of others ' || n from generate_series(1, ${OF_OTHERS}::int) n`);
  await insertMessages(db, sql`n = 0`, messages, words);
  await insertMessages(db, sql`n between 1 and ${OTHER_ROOMS}`, OTHER_MESSAGES, words);
  await db.execute(sql`
    insert into reactions (message_id, user_id, emoji)
    select m.id, ${idOf('user', sql`1 + (m.number + k) % ${WRITERS}`)}, (array['👍', '🎉', '😂'])[k]
    from messages m, generate_series(1, 3) k where m.number % 50 = 0 and m.${isOwn}`);
  await db.execute(sql`
    insert into room_events (room_id, seq, kind, payload, created_at)
    select room_id, seq, 'message', jsonb_build_object('messageId', id), created_at from messages
    where ${isOwn} and (seq > ${firstUnread} or room_id <> ${roomId(0)})`);
  await db.execute(sql`
    update rooms r set last_seq = m.number, message_count = m.number, last_message_at = m.at
    from (select room_id, max(number) as number, max(created_at) as at from messages where ${isOwn} group by 1) m where m.room_id = r.id`);
  await db.execute(sql`
    insert into reads (user_id, room_id, number)
    select ${idOf('user')}, ${roomId(0)}, ${firstUnread}::int from generate_series(1, ${readers}::int) n
    union all select ${userId(1)}, ${idOf('room')}, n % ${OTHER_MESSAGES} from generate_series(1, ${OTHER_ROOMS}::int) n`);
  await db.execute(sql`
    insert into mentions (user_id, room_id, number, message_id)
    select case when number % 100 = 0 then ${userId(1)} else ${idOf('user', sql`2 + number % 1000`)} end, room_id, number, id
    from messages where room_id = ${roomId(0)} and (number % 100 = 0 and number > ${firstUnread} or number % 100 between 1 and 20)`);
  for (const { definition } of indexes) await db.execute(sql.raw(definition));
  await db.execute(sql`vacuum (analyze) users, rooms, messages, reactions, room_events, reads, mentions`);
  return {
    roomId: await idIs(db, roomId(0)),
    readerId: await idIs(db, userId(1)),
    writerId: await idIs(db, userId(2)),
    words: { common: words[0] ?? '', rare: RARE },
  };
}

/** Always the same ids, in no order that an index would profit from. */
const idOf = (what: string, n = sql`n`) =>
  sql`overlay(overlay(md5(${what}::text || (${n})::text) placing '4' from 13) placing '8' from 17)::uuid`;
const roomId = (n: number) => idOf('room', sql`${n}::int`);
const userId = (n: number) => idOf('user', sql`${n}::int`);

async function idIs(db: Db, id: ReturnType<typeof sql>): Promise<string> {
  const { rows } = await db.execute<{ id: string }>(sql`select ${id} as id`);
  return rows[0]?.id ?? '';
}

async function insertMessages(db: Db, inRooms: ReturnType<typeof sql>, count: number, words: string[]): Promise<void> {
  await db.execute(sql`
    insert into messages (id, room_id, number, seq, author_id, text, reply_to, named, created_at)
    select ${idOf('message', sql`r.n || '-' || m.n`)}, ${idOf('room', sql`r.n`)}, m.n, m.n, ${idOf('user', sql`1 + m.n % ${WRITERS}`)},
      case m.n when 7 then ${`${RARE} `} when ${Math.floor(count / 2)} then ${`${RARE} `} when ${count - 7} then ${`${RARE} `} else '' end || (
        select string_agg((${sql.param(words)}::text[])[floor(power(${words.length + 1}::float8, random()))::int], ' ')
        from generate_series(1, 3 + m.n % 20) where m.n > 0),
      case when m.n % 7 = 0 then ${idOf('message', sql`r.n || '-' || m.n - 3`)} end,
      '{"users":[],"deals":[],"tools":[]}', now() - (${count}::int - m.n) * interval '40 seconds'
    from (select n from generate_series(0, 10000) n where ${inRooms}) r, generate_series(1, ${count}::int) m (n)`);
}

/** Drops indexes without constraints, because building them at the end costs a tenth. */
async function dropIndexes(db: Db) {
  const { rows } = await db.execute<{ name: string; definition: string }>(sql`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
    where indrelid = 'messages'::regclass and not indisunique`);
  for (const { name } of rows) await db.execute(sql.raw(`drop index ${name}`));
  return rows;
}
