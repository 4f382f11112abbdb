import { roomLimits } from '../chat.limits.ts';
import { belongsTo, isHeard, MAY_SEE } from '../mentions/mentions.repo.ts';

interface Sending {
  /** Nobody has checked yet that the sender may write there: the statement does, and refuses all that needs a closer look. */
  isUnchecked: boolean;
  /** Names nobody and carries no files. */
  isPlain: boolean;
  /** Answers another message, whose author is told. */
  isAnswer: boolean;
  /** The room is a thread, whose room says who may write, and what is closed. Never unchecked. */
  isReply: boolean;
  /** The sender has to wait between two messages. */
  isSlow: boolean;
  /** Messages of one person in ten seconds. */
  limit: number;
}

/**
 * Room, id, author, text, answered message, names, bytes of a long message, webhook; unless it is plain, people and files; if
 * unchecked, whether the sender may see common rooms.
 *
 * The numbers come from the room's row, in the statement that inserts: its lock is held until the message can be seen, so the
 * order of numbers is the order in which messages appear, and nobody sees a gap that fills later (LIVE-03).
 *
 * Recent messages of the sender are found by author and `statement_timestamp()`: an index cannot use a clock that moves on, and
 * the time alone would read everybody's messages. Most messages are plain, in rooms without slow mode. With the other parts left
 * out, and the author hidden from the planner by a subquery, the statement costs the same for all values, so that Postgres plans
 * it once; planning it each time took longer than running it.
 */
export const sendStatement = ({ isUnchecked, isPlain, isAnswer, isReply, isSlow, limit }: Sending): string => `
  with room as (
    update rooms r set last_seq = last_seq + 1, message_count = message_count + 1, last_message_at = clock_timestamp()
    where r.id = $1 and closed_at is null
      ${isReply ? IS_OPEN : IS_ANSWERED}
      ${isUnchecked ? mayWrite(isPlain ? '$9' : '$11') : ''}
      ${isSlow ? isDue(isReply ? PARENTS_PAUSE : 'r.slow_mode_seconds') : ''}
      and ${limit} > (
        select coalesce(sum(1 + octet_length(text) / $7), 0) from (
          select text from messages m
          where m.author_id = (select $3::uuid)
            and (m.author_id, m.created_at) > ((select $3::uuid), statement_timestamp() - interval '10 seconds')
          order by m.author_id desc, m.created_at desc limit ${limit}) lately)
      and not exists (select from messages m where m.id = $2)
      and ($5::uuid is null or exists (select from messages m where m.id = $5 and m.room_id = $1))
      ${isPlain ? '' : HAS_FILES}
    returning *, last_seq as seq, message_count as number, last_message_at as at
  ), event as (
    insert into room_events (room_id, seq, kind, payload, created_at)
    select id, seq, 'message', jsonb_build_object('messageId', $2::uuid), at from room
  ), own_read as (
    insert into reads (user_id, room_id, number) select $3, id, number from room where $3::uuid is not null
    on conflict (user_id, room_id) do update set number = greatest(reads.number, excluded.number)${isReply ? ', is_followed = true' : ''}
  )
  ${isReply ? PLACE : ''}
  ${isPlain ? '' : namesAndFiles(isReply ? 'place' : 'room')}
  insert into messages (id, room_id, number, seq, author_id, webhook_id, text, reply_to, named, created_at)
  select $2, id, number, seq, $3, $8, $4, $5, ${isPlain ? '$6::jsonb' : NAMED}, at from room
  returning number, seq, to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "sentAt", ${TALKED}, ${RELISTED}
    ${isPlain ? '' : MENTIONED}${isAnswer ? answered(isReply ? 'place' : 'room') : ''}${isReply ? FOLLOWING : ''}`;

/** Narrower than the policy (`allowRoom`): whom this refuses may still be somebody who moderates. */
const mayWrite = (seesCommon: string) => `
  and parent_room_id is null and slow_mode_seconds = 0
  and ${belongsTo('$3', `${seesCommon}::boolean`)}
  and not exists (select from silences s
    where s.user_id = $3 and s.until > now() and (s.room_id = r.id or (s.room_id is null and r.kind <> 'team')))`;
/** Counts what they said in the room and in its threads. */
const isDue = (pause: string) => `
  and not exists (
    select from messages m join rooms x on x.id = m.room_id
    where m.author_id = $3 and coalesce(x.parent_room_id, x.id) = coalesce(r.parent_room_id, r.id)
      and (m.author_id, m.created_at) > ($3, statement_timestamp() - make_interval(secs => ${pause})))`;
const PARENTS_PAUSE = '(select p.slow_mode_seconds from rooms p where p.id = r.parent_room_id)';
const IS_OPEN = 'and exists (select from rooms p where p.id = r.parent_room_id and p.closed_at is null)';
/** A stranger says one thing, and waits. */
const IS_ANSWERED = `and case when r.kind = 'direct' and r.message_count > 0 then
        not exists (select from room_members m where m.room_id = r.id and m.role in ('asked', 'declined'))
        or exists (select from room_members m where m.room_id = r.id and m.user_id <> $3 and m.role in ('owner', 'member'))
        else true end`;
/** The room that the thread is in. */
const PLACE = ', place as (select p.* from room t join rooms p on p.id = t.parent_room_id)';
const HAS_FILES = `
  and (cardinality($10::uuid[]) = 0 or cardinality($10) = (
    select count(*) from attachments a
    where a.id = any($10) and a.room_id = $1 and a.user_id = $3 and a.message_id is null and a.stored_at is not null))`;
const namesAndFiles = (place: string) => `
  , people as (
    select u.id from ${place} r, users u where u.id = any($9::uuid[]) and ${MAY_SEE} and not is_blocked_between(u.id, $3)
  ), named as (
    insert into mentions (user_id, room_id, number, message_id, created_at)
    select people.id, room.id, room.number, $2, room.at from room, people where people.id <> $3
  ), files as (
    update attachments set message_id = $2 from room where attachments.id = any($10) and message_id is null
  )`;
const NAMED = `jsonb_set($6, '{users}', coalesce((select jsonb_agg(people.id) from people), '[]'))`;

// People to tell of the message, by the statements that follow.
const MENTIONED = `, (
  select coalesce(json_agg(people.id), '[]') from people where people.id <> $3 and ${isHeard('people.id', '$1')}) as mentioned`;
const answered = (place: string) => `, (
  select a.author_id from ${place} r, messages a join users u on u.id = a.author_id
  where a.id = $5 and a.deleted_at is null and a.author_id <> $3 and ${MAY_SEE} and not is_blocked_between(a.author_id, $3)
    and ${isHeard('a.author_id', '$1')}) as answered`;
/** People who follow the thread, and hear more of it than mentions. */
const FOLLOWING = `, (
  select coalesce(json_agg(following.user_id), '[]') from (
    select n.user_id from place r, reads n join users u on u.id = n.user_id
    where n.room_id = $1 and n.is_followed and not n.is_muted and not n.is_silent and n.user_id <> $3 and ${MAY_SEE}
      and not is_blocked_between(n.user_id, $3)
    order by n.created_at limit ${roomLimits.followersToldMax}) following) as following`;
/** The other people of a conversation, unless they want to hear of mentions alone; null for any other room. */
const TALKED = `(
  select case when r.kind = 'direct' then (
    select coalesce(json_agg(m.user_id), '[]') from room_members m
    where m.room_id = r.id and m.role in ('owner', 'member') and m.user_id <> $3
      and not exists (select from reads n where n.user_id = m.user_id and n.room_id = r.id and (n.is_muted or n.is_silent))) end
  from room r) as talked`;
/**
 * People who have to read their rooms anew: strangers whom the first message asks, and others of a conversation that was silent
 * for so long that it may lie behind the rooms that their streams follow.
 */
const RELISTED = `(
  select coalesce(json_agg(m.user_id), '[]') from room r join room_members m on m.room_id = r.id
  where r.kind = 'direct' and case when r.number = 1 then m.role = 'asked' else
    m.role in ('owner', 'member') and m.user_id is distinct from $3 and exists (
      select from messages x where x.room_id = r.id and x.number = r.number - 1 and x.created_at < r.at - interval '1 hour'
        and exists (
          select from room_members o join rooms q on q.id = o.room_id
          where o.user_id = m.user_id and q.last_message_at > x.created_at offset ${roomLimits.roomsMax / 2})) end) as relisted`;
