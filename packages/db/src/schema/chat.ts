import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './auth.ts';
import { deals } from './catalog.ts';
import { bytea, createdAt, id, moment } from './columns.ts';
import { organizations } from './organizations.ts';
import type { Triggers } from './triggers.ts';

/**
 * A place to talk. `lastSeq` and `messageCount` are the numbers given last; they rise in the statement that inserts, under
 * the row's lock, so that the order of numbers is the order in which readers can see them.
 */
export const rooms = pgTable(
  'rooms',
  {
    id: id(),
    /** A short name for positions in the stream. */
    ordinal: integer().notNull().generatedAlwaysAsIdentity().unique('rooms_ordinal_key'),
    kind: text({ enum: ['community', 'deal', 'team', 'direct', 'thread'] }).notNull(),
    /** Null: the deal's title stands for it, the team's name for its first room, the people for a direct conversation. */
    name: text(),
    dealId: uuid()
      .unique('rooms_deal_id_key')
      .references(() => deals.id, { onDelete: 'cascade' }),
    organizationId: uuid().references(() => organizations.id, { onDelete: 'cascade' }),
    /** SHA-256 of the sorted ids of its people: they have one conversation. */
    directKey: text().unique('rooms_direct_key_key'),
    /** Room that a thread is in; who may do what there is that room's to say (docs/decisions/091-threads.md). */
    parentRoomId: uuid().references((): AnyPgColumn => rooms.id, { onDelete: 'cascade' }),
    /** The message that a thread hangs on. Without a reference, which would lead in a circle: both go with the parent room. */
    parentMessageId: uuid().unique('rooms_parent_message_id_key'),
    /** True if people outside the room have to ask to join. */
    isAsking: boolean().notNull().default(false),
    /** A team's room that only those of the team see who were added to it, and who looks after the team. */
    isMembersOnly: boolean().notNull().default(false),
    /** Seconds between two messages of one person; 0: as they like. */
    slowModeSeconds: integer().notNull().default(0),
    /** Links of its messages are shown with what their pages say of themselves. */
    hasPreviews: boolean().notNull().default(true),
    lastSeq: integer().notNull().default(0),
    messageCount: integer().notNull().default(0),
    /** Number of people who have a community or deal room in their list. Kept by a trigger on `reads`. */
    peopleCount: integer().notNull().default(0),
    lastMessageAt: moment(),
    /** Closed: can be read, not written. */
    closedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    index('rooms_organization_id_idx').on(t.organizationId),
    // Nothing that a message changes stands in an index, so that its row can be rewritten where it is.
    index('rooms_community_idx')
      .on(t.id)
      .where(sql`${t.kind} = 'community'`),
    check('rooms_is_members_only_check', sql`not ${t.isMembersOnly} or (${t.kind} = 'team' and not ${t.isAsking})`),
    index('rooms_parent_room_id_idx')
      .on(t.parentRoomId)
      .where(sql`${t.parentRoomId} is not null`),
    check('rooms_kind_check', sql`${t.kind} in ('community', 'deal', 'team', 'direct', 'thread')`),
    check(
      'rooms_thread_check',
      sql`(${t.kind} = 'thread') = (${t.parentRoomId} is not null) and (${t.kind} = 'thread') = (${t.parentMessageId} is not null)`,
    ),
    check(
      'rooms_of_check',
      sql`
      (${t.kind} = 'deal') = (${t.dealId} is not null) and (${t.kind} = 'team') = (${t.organizationId} is not null)
      and (${t.kind} = 'direct') = (${t.directKey} is not null)`,
    ),
  ],
);

/**
 * People in a direct conversation or in a room with join requests, and those who look after a room. In a conversation `asked` and
 * `declined` are who was written to by a stranger: they are not in it (docs/decisions/095-requests-by-strangers.md). `left` can come back for a while.
 */
export const roomMembers = pgTable(
  'room_members',
  {
    roomId: uuid()
      .notNull()
      .references(() => rooms.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text({ enum: ['owner', 'member', 'asking', 'asked', 'declined', 'banned', 'left'] }).notNull(),
    /** Until when a banned person may not ask again. */
    until: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.roomId, t.userId] }),
    index('room_members_user_id_idx').on(t.userId),
    check(
      'room_members_role_check',
      sql`${t.role} in ('owner', 'member', 'asking', 'asked', 'declined', 'banned', 'left')`,
    ),
    check('room_members_until_check', sql`(${t.role} = 'banned') = (${t.until} is not null)`),
  ],
);

/** Read marks; a row also means that the room is in the member's list, or that they have looked into the thread. */
export const reads = pgTable(
  'reads',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    roomId: uuid()
      .notNull()
      .references(() => rooms.id, { onDelete: 'cascade' }),
    /** Number of the last message read. */
    number: integer().notNull().default(0),
    /** Unread messages of a muted room are not counted; mentions are. */
    isMuted: boolean().notNull().default(false),
    /** Mentions of the reader are neither counted nor told of. */
    isSilent: boolean().notNull().default(false),
    /** False for a thread that the member only looked into: nothing of it is counted. */
    isFollowed: boolean().notNull().default(true),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.roomId] }), index('reads_room_id_idx').on(t.roomId)],
);

/** Events that readers follow. `payload` is what they are sent. */
export const roomEvents = pgTable(
  'room_events',
  {
    roomId: uuid()
      .notNull()
      .references(() => rooms.id, { onDelete: 'cascade' }),
    seq: integer().notNull(),
    kind: text({
      enum: ['message', 'edit', 'remove', 'restore', 'react', 'pin', 'poll', 'preview', 'thread', 'room', 'people'],
    }).notNull(),
    payload: jsonb().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.roomId, t.seq] }),
    // Serves the sweep of old events.
    index('room_events_created_at_idx').using('brin', t.createdAt),
  ],
);

/** The state that the events lead to. The sender makes the id, so that what is sent again is there once. */
export const messages = pgTable(
  'messages',
  {
    id: uuid().primaryKey(),
    roomId: uuid()
      .notNull()
      .references(() => rooms.id, { onDelete: 'cascade' }),
    /** 1, 2, 3 … in its room, without gaps. */
    number: integer().notNull(),
    /** Number of the room's event that brought it to its current state. */
    seq: integer().notNull(),
    /** Null: the account is gone, or a webhook wrote it. */
    authorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    webhookId: uuid().references(() => roomWebhooks.id, { onDelete: 'set null' }),
    text: text().notNull(),
    replyTo: uuid(),
    /** Names in the text: ids of people, slugs of deals and tools. */
    named: jsonb().$type<{ users: string[]; deals: string[]; tools: string[] }>().notNull(),
    editedAt: moment(),
    /** Deleted, and may still be restored; a trace stays for replies. */
    deletedAt: moment(),
    deletedBy: uuid(),
    pinnedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('messages_room_id_number_key').on(t.roomId, t.number),
    index('messages_author_id_idx').on(t.authorId, t.createdAt),
    index('messages_reply_to_idx')
      .on(t.replyTo)
      .where(sql`${t.replyTo} is not null`),
    index('messages_pinned_idx')
      .on(t.roomId, t.pinnedAt)
      .where(sql`${t.pinnedAt} is not null and ${t.deletedAt} is null`),
    // Words as a search has them (chat/search/folded.ts); of all messages, since of an index of some the planner reads no statistics.
    index('messages_terms_idx').using('gin', sql`message_words(${t.text})`),
    index('messages_created_at_idx').on(t.createdAt),
    // Taken off the unread ones.
    index('messages_deleted_idx')
      .on(t.roomId, t.number)
      .where(sql`${t.deletedAt} is not null`),
  ],
);

/** Earlier texts of messages. */
export const messageEdits = pgTable(
  'message_edits',
  {
    id: id(),
    messageId: uuid()
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    previousText: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('message_edits_message_id_idx').on(t.messageId, t.createdAt)],
);

export const reactions = pgTable(
  'reactions',
  {
    messageId: uuid()
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    emoji: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.messageId, t.emoji, t.userId] }), index('reactions_user_id_idx').on(t.userId)],
);

/** Question of a message to its room. It goes with the message, which says the same as text. */
export const polls = pgTable('chat_polls', {
  messageId: uuid()
    .primaryKey()
    .references(() => messages.id, { onDelete: 'cascade' }),
  question: text().notNull(),
  options: jsonb().$type<string[]>().notNull(),
  /** Whether somebody may choose more than one. */
  isMany: boolean().notNull(),
  /** When the voting ends, or has ended; null: once somebody closes it. */
  closesAt: moment(),
});

/** Votes in polls, by the option's place from 0 on. */
export const pollVotes = pgTable(
  'poll_votes',
  {
    messageId: uuid()
      .notNull()
      .references(() => polls.messageId, { onDelete: 'cascade' }),
    option: smallint().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.messageId, t.option, t.userId] }), index('poll_votes_user_id_idx').on(t.userId)],
);

/** Told to the moderators: by whom, and what came of it. */
export const flags = pgTable(
  'flags',
  {
    messageId: uuid()
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    settledAt: moment(),
    settledBy: uuid().references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [
    primaryKey({ columns: [t.messageId, t.userId] }),
    index('flags_open_idx')
      .on(t.createdAt, t.messageId)
      .where(sql`${t.settledAt} is null`),
    index('flags_user_id_idx').on(t.userId),
  ],
);

/** Messages that a reader wants faded. */
export const ghosts = pgTable(
  'ghosts',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    messageId: uuid()
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.userId, t.messageId] }), index('ghosts_message_id_idx').on(t.messageId)],
);

/** Mentions of people in messages; the room list shows them, and later notifications read them here. */
export const mentions = pgTable(
  'mentions',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    roomId: uuid()
      .notNull()
      .references(() => rooms.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    messageId: uuid()
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.roomId, t.number] }), index('mentions_message_id_idx').on(t.messageId)],
);

/** A member blocks another: neither is named or told to the other (docs/decisions/076-blocking.md). */
export const blocks = pgTable(
  'blocks',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    blockedId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.blockedId] }),
    index('blocks_blocked_id_idx').on(t.blockedId),
    check('blocks_other_check', sql`${t.userId} <> ${t.blockedId}`),
  ],
);

/** Temporary mutes: in one room, or (room null) in all rooms that staff look after. */
export const mutes = pgTable(
  'silences',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    roomId: uuid().references(() => rooms.id, { onDelete: 'cascade' }),
    until: moment().notNull(),
    reason: text().notNull(),
    createdBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [index('silences_user_id_idx').on(t.userId, t.until), index('silences_room_id_idx').on(t.roomId)],
);

/**
 * A file on a message of a private room. The row outlives its room and its message, so that the sweep knows of the bytes in
 * the storage; it is there before they are.
 */
export const attachments = pgTable(
  'attachments',
  {
    /** Made by the sender. */
    id: uuid().primaryKey(),
    roomId: uuid().references(() => rooms.id, { onDelete: 'set null' }),
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** Null until the message is sent, and once it is gone; what stays so is swept. */
    messageId: uuid().references(() => messages.id, { onDelete: 'set null' }),
    /** Name of its bytes in the storage: another one for each attempt to write them. */
    fileId: uuid().notNull().unique('attachments_file_id_key'),
    /** Name of a picture's small preview in the storage. */
    previewId: uuid(),
    previewSize: integer().notNull().default(0),
    /** Null while its bytes are written. */
    storedAt: moment(),
    name: text().notNull(),
    /** Bytes. */
    size: integer().notNull(),
    /** Media type, found from the bytes. */
    type: text().notNull(),
    /** Size of a picture in pixels. */
    width: integer(),
    height: integer(),
    createdAt: createdAt(),
  },
  (t) => [
    index('attachments_message_id_idx').on(t.messageId),
    index('attachments_room_id_idx').on(t.roomId),
    index('attachments_user_id_idx').on(t.userId),
    index('attachments_waiting_idx')
      .on(t.createdAt)
      .where(sql`${t.messageId} is null`),
  ],
);

/** The bytes of files, in pieces, where the operator names no other storage. */
export const fileChunks = pgTable(
  'file_chunks',
  {
    /** Name that the storage was given for the file. */
    fileId: uuid().notNull(),
    /** 0, 1, 2 … */
    position: integer().notNull(),
    bytes: bytea().notNull(),
  },
  (t) => [primaryKey({ columns: [t.fileId, t.position] })],
);

/** Webhooks by which tools write into rooms. The token is stored as its SHA-256. */
export const roomWebhooks = pgTable(
  'room_webhooks',
  {
    id: id(),
    roomId: uuid()
      .notNull()
      .references(() => rooms.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    tokenHash: text().notNull().unique('room_webhooks_token_hash_key'),
    createdBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    lastUsedAt: moment(),
    revokedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [index('room_webhooks_room_id_idx').on(t.roomId)],
);

/** Webhooks that teams have messages moved to: the incoming webhook of a team's own Slack, Discord or Teams. */
export const teamWebhooks = pgTable(
  'team_webhooks',
  {
    organizationId: uuid()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    tool: text({ enum: ['slack', 'discord', 'teams'] }).notNull(),
    /** Secret, because anybody who knows it can write there: no screen shows it again. */
    url: text().notNull(),
    createdBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.tool] }),
    check('team_webhooks_tool_check', sql`${t.tool} in ('slack', 'discord', 'teams')`),
  ],
);

export const chatTriggers: Triggers = {
  reads: {
    reads_change: 'announces whose rooms have become more',
    reads_follow: 'announces who follows a thread, or no longer',
    reads_come: 'counts in whose list a community or deal room stands',
    reads_go: 'the same',
  },
  room_members: { room_members_change: 'announces whose rooms to look at anew' },
  blocks: {
    blocks_change: 'announces to whom else nobody is named from now on',
    blocks_follows: 'ends follows between the two',
  },
};
