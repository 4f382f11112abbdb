import { z } from 'zod';
import { count, id, moment, named, nextCursor } from '#kernel/answers.ts';

export const roomKind = z.enum(['community', 'deal', 'team', 'direct']);
export type RoomKind = z.infer<typeof roomKind>;

export const person = z.strictObject({
  id,
  name: z.string(),
  avatar: z.string().nullable().describe('Any source that the avatar component takes, or null.'),
});
export interface Person extends z.infer<typeof person> {}
export const contacts = z.strictObject({ people: z.array(person) });

const author = person
  .extend({ id: z.union([id, z.literal('webhook')]) })
  .nullable()
  .describe("Null: the account is gone. A webhook's has the webhook's name, and the id `webhook`.");

export const roomFile = z.strictObject({
  id,
  name: z.string(),
  size: count.describe('Bytes.'),
  type: z.string().describe('Media type, found from the bytes.'),
  width: count.nullable(),
  height: count.nullable(),
});
export interface RoomFile extends z.infer<typeof roomFile> {}

export const uploadedFile = named('UploadedFile', z.strictObject({ file: roomFile }));

// ── Messages ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Place of a message in its room. */
const number = z.int().min(1);

export const threadSummary = z.strictObject({
  roomId: id,
  count: count.describe('Replies that are not deleted.'),
  people: z.array(person).describe('A few who replied last.'),
  lastAt: moment.describe('When the newest reply was sent.'),
});
/** Replies to a message, as the message shows them. */
export interface ThreadSummary extends z.infer<typeof threadSummary> {}

export const poll = z.strictObject({
  question: z.string(),
  isMany: z.boolean().describe('Somebody may choose more than one option.'),
  closesAt: moment.nullable().describe('When the voting ends, or has ended; null: once it is closed by hand.'),
  isClosed: z.boolean().describe('Whether the voting had ended when this was read.'),
  voters: count.describe('People who have voted.'),
  options: z.array(
    z.strictObject({
      text: z.string(),
      count: count.describe('Votes.'),
      people: z.array(z.strictObject({ id, name: z.string() })).describe('Who voted for it first, at most 50.'),
    }),
  ),
});
export interface Poll extends z.infer<typeof poll> {}
export const ownVotes = z.strictObject({ options: z.array(count).describe('By place, from 0 on.') });

export const linkPreview = z.strictObject({
  url: z.string().describe('The link, as the message has it.'),
  title: z.string(),
  description: z.string().describe('One line; may be empty.'),
  siteName: z.string().describe('May be empty.'),
});
/** Words that a page says of itself, for a link of a message. They are a stranger's: show them as text. */
export interface LinkPreview extends z.infer<typeof linkPreview> {}
export const shownPreviews = z.strictObject({ on: z.boolean() });

export const roomMessage = named(
  'RoomMessage',
  z.strictObject({
    id,
    number,
    seq: count,
    author,
    text: z.string(),
    replyTo: id.nullable(),
    sentAt: moment,
    editedAt: moment.nullable(),
    deletedAt: moment.nullable(),
    pinnedAt: moment.nullable(),
    reactions: z.array(
      z.strictObject({ emoji: z.string(), people: z.array(z.strictObject({ id, name: z.string() })) }),
    ),
    files: z.array(roomFile),
    named: z.strictObject({ users: z.array(person), deals: z.array(z.string()), tools: z.array(z.string()) }),
    poll: poll.nullable().describe('What it asks the room, instead of its text; null: it is no poll.'),
    previews: z.array(linkPreview).describe('Of its first links to other sites, as far as they are known.'),
    thread: threadSummary.nullable().describe('Null: nobody has replied in a thread.'),
    isFolded: z
      .literal(true)
      .optional()
      .describe('The reader has blocked its author: it says nothing, unless `chat.reveal` is asked for it.'),
  }),
);
/**
 * A message as it is now. `seq` is the room's event that made it so: of two states the one of the higher `seq` holds.
 * A deleted one tells only who, when and where. Times are ISO strings.
 */
export interface RoomMessage extends z.infer<typeof roomMessage> {}

export const changed = z.strictObject({ message: roomMessage });
/** The message after the change, so that its author need not wait for the stream. */
export interface Changed extends z.infer<typeof changed> {}

export const numbered = z.strictObject({ number, seq: count, sentAt: moment });
/** Values that an inserted message was given. */
export interface Numbered extends z.infer<typeof numbered> {}
export const sentMessage = z.strictObject({ message: numbered });

export const ownMarks = z.strictObject({ flagged: z.array(id), ghosted: z.array(id) });
/** Marks on messages that belong to the reader alone; the rest of a message is the same for all. */
export interface OwnMarks extends z.infer<typeof ownMarks> {}

export const messagePage = z.strictObject({ messages: z.array(roomMessage), marks: ownMarks });
/** Messages of the room, oldest first, and the reader's marks on them. */
export interface MessagePage extends z.infer<typeof messagePage> {}

export const messageVersion = z.strictObject({
  id,
  previousText: z.string(),
  editedAt: moment,
  editedBy: z.string().nullable().describe('Null: the account is gone.'),
});
/** Earlier text of a message, as it was until `editedAt`. */
export interface MessageVersion extends z.infer<typeof messageVersion> {}
export const messageHistory = z.strictObject({ versions: z.array(messageVersion) });

export const foundMessage = z.strictObject({
  id,
  room: z.strictObject({ id, kind: roomKind, name: z.string().nullable(), dealSlug: z.string().nullable() }),
  number,
  author,
  sentAt: moment,
  excerpt: z
    .strictObject({ text: z.string(), marks: z.array(z.tuple([count, count])) })
    .describe('An excerpt of the text, with the ranges of the hits (from, to, as for `slice`).'),
});
export interface FoundMessage extends z.infer<typeof foundMessage> {}

export const searchHint = z.strictObject({
  operator: z.enum(['from', 'in', 'before', 'after', 'has']),
  value: z.string().describe('What followed it; empty: nothing yet.'),
});
/** An operator of a search that says nothing, or of which nothing is found. */
export interface SearchHint extends z.infer<typeof searchHint> {}

export const foundPage = z.strictObject({
  messages: z.array(foundMessage),
  nextCursor,
  hints: z.array(searchHint).describe('Operators that were not understood, or found nobody and no room.'),
});
/** The newest first. */
export interface FoundPage extends z.infer<typeof foundPage> {}

export const foundDay = z.strictObject({ messageId: id.nullable() });

// ── Rooms ───────────────────────────────────────────────────────────────────────────────────────────────────────────

export const standing = z.enum(['in', 'outside', 'asking', 'declined', 'banned']);
/** Relation of the reader to a room. Who was declined or banned may ask again after some time, and is `outside` then. */
export type Standing = z.infer<typeof standing>;
export const ownStanding = z.strictObject({ standing });

export const door = z.strictObject({
  id,
  kind: roomKind,
  name: z.string().nullable(),
  peopleCount: count,
  standing,
  bannedUntil: moment.nullable().describe('Until when the reader may not ask, if they were banned.'),
});
/** Facts about a room that are shown to somebody who may ask to join it. */
export interface Door extends z.infer<typeof door> {}
export const shownDoor = z.strictObject({ door });

const counted = {
  isMuted: z.boolean().describe('Unread messages are not counted; mentions are.'),
  isSilent: z.boolean().describe('Mentions of the reader are neither counted nor told of.'),
  newest: count.describe('Number of the newest message.'),
  read: count.describe('Number of the last message that the reader has read.'),
  unread: count.describe(
    'Messages behind `read` that are neither deleted nor of somebody whom the reader has blocked.',
  ),
  seq: count.describe('Number of the last event of the room that this answer knows of.'),
  mentions: count.describe('Of the reader, behind `read`.'),
};

export const heardRoom = z.strictObject({
  id,
  isThread: z.boolean().describe('A thread that the reader follows.'),
  ...counted,
});
export interface HeardRoom extends z.infer<typeof heardRoom> {}
export const heard = z.strictObject({
  rooms: z.array(heardRoom).describe('Rooms of the reader, those with something new first.'),
  requests: count.describe('Messages of strangers that wait for an answer, counted up to a hundred.'),
});
/** Counts of the reader's rooms, for the chat's button. */
export interface Heard extends z.infer<typeof heard> {}

export const room = named(
  'Room',
  z.strictObject({
    id,
    ordinal: z.int().min(1).describe('Its short name in positions of the stream.'),
    kind: roomKind,
    name: z
      .string()
      .nullable()
      .describe('Null for a direct conversation, which is shown by its people, and for the room of a hidden deal.'),
    dealSlug: z.string().nullable(),
    team: z.strictObject({ id, name: z.string() }).nullable().describe('Team that the room belongs to.'),
    people: z.array(person).describe('Some of the people; in a list only for a private room.'),
    peopleCount: count,
    waitsFor: z.array(id).describe('People of a conversation who were asked to come in, and have not.'),
    request: z
      .enum(['open', 'waiting'])
      .nullable()
      .describe('Nobody else is in the conversation yet: one message can be sent, or was, and waits for an answer.'),
    isPrivate: z.boolean(),
    isAsking: z.boolean().describe('True if people outside the room have to ask to join.'),
    isMembersOnly: z
      .boolean()
      .describe('A room of a team that those alone see who were added to it, and who looks after the team.'),
    isClosed: z.boolean().describe('Closed: can be read, not written.'),
    standing: standing.describe(
      '`outside`, `asking` and `declined`: the reader sees that the room is there, and nothing of it.',
    ),
    may: z
      .strictObject({ write: z.boolean(), moderate: z.boolean(), attach: z.boolean() })
      .describe('Actions that the reader may take here.'),
    slowModeSeconds: count,
    hasPreviews: z.boolean().describe('Links are shown with what their pages say of themselves.'),
    silencedUntil: moment
      .nullable()
      .describe('Until when a moderator has muted the reader here: what they may do is theirs again then.'),
    ...counted,
    lastMessage: z.strictObject({ number, author: z.string().nullable(), text: z.string(), sentAt: moment }).nullable(),
    thread: z
      .strictObject({
        roomId: id.describe('Room that it is in.'),
        messageId: id.describe('Message that it hangs on.'),
        isFollowed: z.boolean().describe('What is new in it is counted for the reader.'),
      })
      .nullable()
      .describe('Null: the room is no thread. The rest of what a thread says is its room’s.'),
  }),
);
export interface Room extends z.infer<typeof room> {}
export const rooms = z.strictObject({
  rooms: z.array(room),
  nextCursor: id.nullable().describe('Room behind which the next page begins; null: that is all.'),
});

export const openRoom = z.strictObject({
  room,
  messages: z.array(roomMessage).describe('Oldest first.'),
  pinned: z.array(roomMessage),
  marks: ownMarks,
  asking: z.array(person).describe("Waiting for one of the room's owners, of which the reader is one."),
  seq: count.describe('Position from which to follow the room.'),
  first: roomMessage.nullable().describe('The message that a thread hangs on; null: the room is no thread.'),
});
export interface OpenRoom extends z.infer<typeof openRoom> {}

export const followedThread = z.strictObject({
  id,
  room: z.strictObject({ id, kind: roomKind, name: z.string().nullable(), isPrivate: z.boolean() }),
  first: roomMessage,
  unread: count,
  mentions: count,
});
export interface FollowedThread extends z.infer<typeof followedThread> {}
export const threadPage = z.strictObject({ threads: z.array(followedThread), nextCursor });
/** Threads that the reader follows, the one with the newest reply first. */
export interface ThreadPage extends z.infer<typeof threadPage> {}

export const peoplePage = z.strictObject({ people: z.array(person).describe('By name.'), nextCursor });
/** Page of a room's people. */
export interface PeoplePage extends z.infer<typeof peoplePage> {}

export const bannedPerson = person.extend({ until: moment.describe('Until when they may not ask again.') });
export interface BannedPerson extends z.infer<typeof bannedPerson> {}
export const bannedPeople = z.strictObject({
  people: z.array(bannedPerson).describe('Those who may ask soonest first.'),
});

export const reference = z.strictObject({
  kind: z.enum(['deal', 'tool']),
  slug: z.string(),
  title: z.string(),
  about: z.string().describe('One line about it.'),
  picture: z.string(),
});
/**
 * Suggestion for `#`. A text names it by its slug, in `named.deals` or `named.tools`; `catalog.cards` returns today's
 * cards for `dealSlugs` and `toolSlugs`, for a whole screen in one request.
 */
export interface Reference extends z.infer<typeof reference> {}
export const references = z.strictObject({ references: z.array(reference) });
