import { messages, reactions, attachments } from '@onceware/db/schema/chat';
import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { isoTime } from '#kernel/moments.ts';
import type { Person, RoomMessage } from '../chat.contract.ts';
import { roomLimits } from '../chat.limits.ts';
import { pollLimits } from '../polls/polls.limits.ts';

const personJson = (is: SQL) => sql<Person>`(
  select json_build_object('id', u.id, 'name', u.name, 'avatar', u.avatar) from users u where ${is} and u.deleted_at is null
)`;

/** Blanks the content of deleted messages before it leaves the database. */
const unlessDeleted = (value: SQL | AnyColumn, otherwise: SQL) =>
  sql`case when ${messages.deletedAt} is null then ${value} else ${otherwise} end`;

const reactionsJson = sql`(
  select coalesce(json_agg(json_build_object('emoji', r.emoji, 'people', r.people) order by r.since, r.emoji), '[]')
  from (
    select ${reactions.emoji} as emoji, min(${reactions.createdAt}) as since,
      json_agg(json_build_object('id', u.id, 'name', u.name) order by ${reactions.createdAt}, u.id) as people
    from ${reactions} join users u on u.id = ${reactions.userId}
    where ${reactions.messageId} = ${messages.id} group by 1
  ) r
)`;

const filesJson = sql`(
  select coalesce(json_agg(json_build_object('id', ${attachments.id}, 'name', ${attachments.name}, 'size', ${attachments.size},
    'type', ${attachments.type}, 'width', ${attachments.width}, 'height', ${attachments.height}) order by ${attachments.createdAt}, ${attachments.id}), '[]')
  from ${attachments} where ${attachments.messageId} = ${messages.id}
)`;

const namedJson = sql`json_build_object(
  'users', (select coalesce(json_agg(json_build_object('id', u.id, 'name', u.name, 'avatar', u.avatar)), '[]')
    from users u where u.id in (select value::uuid from jsonb_array_elements_text(${messages.named} -> 'users'))),
  'deals', ${messages.named} -> 'deals',
  'tools', ${messages.named} -> 'tools'
)`;

const NOTHING = sql`'[]'::json`;

const replies = sql`messages r where r.room_id = t.id and r.deleted_at is null`;
const facesJson = sql`(
  select coalesce(json_agg(p), '[]') from (
    select u.id, u.name, u.avatar from (
      select lately.author_id, max(lately.number) as number from (
        select r.author_id, r.number from ${replies} and r.author_id is not null
        order by r.number desc limit ${sql.raw(String(roomLimits.page))}
      ) lately group by 1
    ) replied join users u on u.id = replied.author_id and u.deleted_at is null
    order by replied.number desc limit ${sql.raw(String(roomLimits.threadFacesMax))}
  ) p)`;
/** Replies to the message; kept when it is deleted itself. */
const threadJson = sql`(
  select json_build_object('roomId', t.id,
    'count', t.message_count - (select count(*)::int from messages r where r.room_id = t.id and r.deleted_at is not null),
    'people', ${facesJson},
    'lastAt', ${isoTime(sql`coalesce((select r.created_at from ${replies} order by r.number desc limit 1), t.last_message_at)`)})
  from rooms t where t.parent_message_id = ${messages.id} and t.message_count > 0
)`;

const votes = sql`poll_votes v where v.message_id = p.message_id`;
const votersJson = sql`(
  select coalesce(json_agg(json_build_object('id', w.id, 'name', w.name)), '[]') from (
    select u.id, u.name from (select v.user_id, v.created_at from ${votes} and v.option = o.place - 1) v join users u on u.id = v.user_id
    order by v.created_at, u.id limit ${sql.raw(String(pollLimits.namesMax))}
  ) w)`;
/** Poll of the message, with the votes as they are now. */
const pollJson = sql`(
  select json_build_object('question', p.question, 'isMany', p.is_many, 'closesAt', ${isoTime(sql`p.closes_at`)},
    'isClosed', coalesce(p.closes_at <= clock_timestamp(), false),
    'voters', (select count(distinct v.user_id)::int from ${votes}),
    'options', (
      select json_agg(json_build_object('text', o.text,
        'count', (select count(*)::int from ${votes} and v.option = o.place - 1), 'people', ${votersJson}) order by o.place)
      from jsonb_array_elements_text(p.options) with ordinality o (text, place)))
  from chat_polls p where p.message_id = ${messages.id}
)`;

/** Previews of its links. Most messages have no link, and nothing is read for them. */
const previewsJson = sql`case when ${messages.text} ilike '%http%' then (
  select coalesce(json_agg(json_build_object('url', l.url, 'title', p.title, 'description', p.description, 'siteName', p.site_name)
    order by l.position), '[]')
  from message_links l join link_previews p on p.id = l.preview_id and p.state = 'fetched'
    join rooms r on r.id = ${messages.roomId} join rooms h on h.id = coalesce(r.parent_room_id, r.id) and h.has_previews
  where l.message_id = ${messages.id} and not l.is_removed
) else '[]'::json end`;

/** Author of a message; a webhook appears under its name. */
export const authorJson = sql<Person | null>`coalesce(
  ${personJson(sql`u.id = ${messages.authorId}`)},
  (select json_build_object('id', 'webhook', 'name', w.name, 'avatar', null) from room_webhooks w where w.id = ${messages.webhookId})
)`;

/** A message as it is now, made by Postgres. */
export const messageJson = sql<RoomMessage>`json_build_object(
  'id', ${messages.id},
  'number', ${messages.number},
  'seq', ${messages.seq},
  'author', ${authorJson},
  'text', ${unlessDeleted(messages.text, sql`''`)},
  'replyTo', ${messages.replyTo},
  'sentAt', ${isoTime(messages.createdAt)},
  'editedAt', ${isoTime(messages.editedAt)},
  'deletedAt', ${isoTime(messages.deletedAt)},
  'pinnedAt', ${isoTime(messages.pinnedAt)},
  'reactions', ${unlessDeleted(reactionsJson, NOTHING)},
  'files', ${unlessDeleted(filesJson, NOTHING)},
  'named', ${unlessDeleted(namedJson, sql`'{"users":[],"deals":[],"tools":[]}'::json`)},
  'poll', ${unlessDeleted(pollJson, sql`null`)},
  'previews', ${unlessDeleted(previewsJson, NOTHING)},
  'thread', ${threadJson}
)`;
