import { type SQL, sql } from 'drizzle-orm';
import { isPublic } from '#catalog/cards.ts';
import { isoTime } from '#kernel/moments.ts';
import { by, type Order, type Section } from './section.ts';

/** Rows of one statement, for long rows and for short ones. */
const LONG = 200;
const SHORT = 5_000;

const time = (column: string) => isoTime(sql.raw(column));
const roomName = sql`coalesce(r.name, d.title, o.name)`;
const room = sql`'room_id', r.id, 'room', ${roomName}`;
/** The room `r`; where `x` is a thread, the one that it is in. */
const roomOf = (id: SQL) => sql`join rooms x on x.id = ${id} join rooms r on r.id = coalesce(x.parent_room_id, x.id)`;
const ofRoom = sql`left join deals d on d.id = r.deal_id and ${isPublic}
  left join organizations o on o.id = r.organization_id`;

/** The order of `messages_author_id_idx`. */
const byTime: Order = {
  order: sql`m.created_at, m.id`,
  place: sql`m.id::text || m.created_at::text`,
  behind: (place) => {
    const [id, at] = [place.slice(0, 36), place.slice(36)];
    return sql`m.created_at >= ${at}::timestamptz and (m.created_at, m.id) > (${at}::timestamptz, ${id}::uuid)`;
  },
};

/** Everything that somebody wrote and did in rooms. */
export const chatSections = (userId: string): Section[] => [
  {
    name: 'messages',
    from: sql`messages m ${roomOf(sql`m.room_id`)} ${ofRoom} where m.author_id = ${userId}`,
    by: byTime,
    row: sql`json_build_object('id', m.id, ${room}, 'thread_of', x.parent_message_id, 'number', m.number, 'text', m.text, 'answers', m.reply_to,
      'names', m.named, 'sent_at', ${time('m.created_at')}, 'edited_at', ${time('m.edited_at')},
      'deleted_at', ${time('m.deleted_at')}, 'pinned_at', ${time('m.pinned_at')})`,
    rows: LONG,
  },
  {
    name: 'message_versions',
    from: sql`messages m join message_edits e on e.message_id = m.id where m.author_id = ${userId}`,
    by: by(sql`e.id`, 'uuid'),
    row: sql`json_build_object('message_id', m.id, 'text', e.previous_text, 'until', ${time('e.created_at')})`,
    rows: LONG,
  },
  {
    name: 'reactions',
    from: sql`reactions x where x.user_id = ${userId}`,
    by: by(sql`x.message_id::text || x.emoji`, 'text'),
    row: sql`json_build_object('message_id', x.message_id, 'emoji', x.emoji, 'at', ${time('x.created_at')})`,
    rows: SHORT,
  },
  {
    name: 'poll_votes',
    from: sql`poll_votes x join chat_polls p on p.message_id = x.message_id where x.user_id = ${userId}`,
    by: by(sql`x.message_id::text || x.option`, 'text'),
    row: sql`json_build_object('message_id', x.message_id, 'option', p.options ->> x.option, 'at', ${time('x.created_at')})`,
    rows: SHORT,
  },
  {
    name: 'message_flags',
    from: sql`flags x where x.user_id = ${userId}`,
    by: by(sql`x.message_id`, 'uuid'),
    row: sql`json_build_object('message_id', x.message_id, 'at', ${time('x.created_at')}, 'settled_at', ${time('x.settled_at')})`,
    rows: SHORT,
  },
  {
    name: 'person_reports',
    from: sql`person_reports x join users u on u.id = x.person_id where x.user_id = ${userId}`,
    by: by(sql`x.person_id`, 'uuid'),
    row: sql`json_build_object('person', u.name, 'reason', x.reason, 'at', ${time('x.created_at')}, 'settled_at', ${time('x.settled_at')})`,
    rows: SHORT,
  },
  {
    name: 'faded_messages',
    from: sql`ghosts x where x.user_id = ${userId}`,
    by: by(sql`x.message_id`, 'uuid'),
    row: sql`json_build_object('message_id', x.message_id)`,
    rows: SHORT,
  },
  {
    name: 'blocked_people',
    from: sql`blocks x join users u on u.id = x.blocked_id where x.user_id = ${userId}`,
    by: by(sql`x.blocked_id`, 'uuid'),
    row: sql`json_build_object('name', u.name, 'at', ${time('x.created_at')})`,
    rows: SHORT,
  },
  {
    name: 'team_invitations',
    from: sql`team_invitations x join organizations o on o.id = x.organization_id where x.user_id = ${userId}`,
    by: by(sql`x.id`, 'uuid'),
    row: sql`json_build_object('team', o.name, 'role', x.role, 'state', x.state, 'at', ${time('x.created_at')})`,
    rows: SHORT,
  },
  {
    name: 'hides_previews',
    from: sql`preview_opt_outs x where x.user_id = ${userId}`,
    by: by(sql`x.user_id`, 'uuid'),
    row: sql`json_build_object('at', ${time('x.created_at')})`,
    rows: SHORT,
  },
  {
    name: 'message_reminders',
    from: sql`message_reminders x where x.user_id = ${userId}`,
    by: by(sql`x.message_id`, 'uuid'),
    row: sql`json_build_object('message_id', x.message_id, 'due_at', ${time('x.due_at')}, 'at', ${time('x.created_at')})`,
    rows: SHORT,
  },
  {
    name: 'scheduled_messages',
    from: sql`scheduled_messages x where x.user_id = ${userId}`,
    by: by(sql`x.id`, 'uuid'),
    row: sql`json_build_object('id', x.id, 'room_id', x.room_id, 'text', x.text, 'answers', x.reply_to, 'names', x.named,
      'send_at', ${time('x.send_at')}, 'failure', x.failure, 'at', ${time('x.created_at')})`,
    rows: LONG,
  },
  {
    name: 'mentions',
    from: sql`mentions x where x.user_id = ${userId}`,
    by: by(sql`x.message_id`, 'uuid'),
    row: sql`json_build_object('message_id', x.message_id, 'room_id', x.room_id, 'number', x.number, 'at', ${time('x.created_at')})`,
    rows: SHORT,
  },
  {
    name: 'rooms',
    from: sql`room_members x join rooms r on r.id = x.room_id ${ofRoom} where x.user_id = ${userId}`,
    by: by(sql`x.room_id`, 'uuid'),
    row: sql`json_build_object(${room}, 'role', x.role, 'since', ${time('x.created_at')})`,
    rows: SHORT,
  },
  {
    name: 'read_marks',
    from: sql`reads n ${roomOf(sql`n.room_id`)} ${ofRoom} where n.user_id = ${userId}`,
    by: by(sql`n.room_id`, 'uuid'),
    row: sql`json_build_object(${room}, 'thread_of', x.parent_message_id, 'read_to', n.number, 'is_muted', n.is_muted,
      'is_silent', n.is_silent, 'is_followed', n.is_followed, 'since', ${time('n.created_at')})`,
    rows: SHORT,
  },
  {
    name: 'silences',
    from: sql`silences x where x.user_id = ${userId}`,
    by: by(sql`x.id`, 'uuid'),
    row: sql`json_build_object('room_id', x.room_id, 'until', ${time('x.until')}, 'reason', x.reason, 'at', ${time('x.created_at')})`,
    rows: LONG,
  },
  {
    name: 'files',
    from: sql`attachments x where x.user_id = ${userId} and x.stored_at is not null`,
    by: by(sql`x.id`, 'uuid'),
    row: sql`json_build_object('id', x.id, 'room_id', x.room_id, 'message_id', x.message_id, 'name', x.name, 'size', x.size,
      'type', x.type, 'path', '/api/chat/files/' || x.id, 'uploaded_at', ${time('x.created_at')})`,
    rows: LONG,
  },
  {
    name: 'webhooks',
    from: sql`room_webhooks x where x.created_by = ${userId}`,
    by: by(sql`x.id`, 'uuid'),
    row: sql`json_build_object('room_id', x.room_id, 'name', x.name, 'created_at', ${time('x.created_at')},
      'last_used_at', ${time('x.last_used_at')}, 'revoked_at', ${time('x.revoked_at')})`,
    rows: LONG,
  },
  {
    name: 'team_webhooks',
    from: sql`team_webhooks x join organizations o on o.id = x.organization_id where x.created_by = ${userId}`,
    by: by(sql`x.organization_id::text || x.tool`, 'text'),
    row: sql`json_build_object('organization', o.name, 'tool', x.tool, 'created_at', ${time('x.created_at')})`,
    rows: LONG,
  },
];
