import type { mentions, messageEdits, messages, reactions, reads, roomEvents } from '../../schema/chat.ts';
import { before, idAt } from '../demo-times.ts';
import type { Line, Talk, Talker } from './talk.ts';

/** Rows of a conversation as sending would have left them. */
export interface Replayed {
  roomId: string;
  messages: (typeof messages.$inferInsert)[];
  events: (typeof roomEvents.$inferInsert)[];
  edits: (typeof messageEdits.$inferInsert)[];
  reactions: (typeof reactions.$inferInsert)[];
  mentions: (typeof mentions.$inferInsert)[];
  reads: (typeof reads.$inferInsert)[];
}

interface ReplayOptions {
  roomId: string;
  now: Date;
  people: Record<Talker, { id: string; name: string }>;
  deals: { slug: string; title: string }[];
}

interface Happening {
  kind: (typeof roomEvents.$inferInsert)['kind'];
  messageId: string;
  at: Date;
}

/** Time between two events of one message. */
const STEP_MS = 60_000;

export function replay(talk: Talk, options: ReplayOptions): Replayed {
  const { roomId } = options;
  const called = new Map<string, string>();
  const lines = talk.lines.map((line, index) => {
    const replayed = replayLine(line, index + 1, called, options);
    if (line.as) called.set(line.as, replayed.message.id);
    return replayed;
  });
  // Events of one message may come after the next was sent.
  const happenings = lines.flatMap((line) => line.happenings).toSorted((one, other) => +one.at - +other.at);
  const lastSeq = new Map(happenings.map(({ messageId }, index) => [messageId, index + 1]));
  return {
    roomId,
    messages: lines.map(({ message }) => ({ ...message, seq: lastSeq.get(message.id) ?? 0 })),
    events: happenings.map(({ kind, messageId, at }, index) => ({
      roomId,
      seq: index + 1,
      kind,
      payload: { messageId },
      createdAt: at,
    })),
    edits: lines.flatMap(({ edits }) => edits),
    reactions: lines.flatMap((line) => line.reactions),
    mentions: lines.flatMap(({ message: { id, number, authorId, named, createdAt } }) =>
      named.users
        .filter((userId) => userId !== authorId)
        .map((userId) => ({ userId, roomId, number, messageId: id, createdAt })),
    ),
    reads: readsOf(talk, options),
  };
}

function replayLine(line: Line, number: number, called: ReadonlyMap<string, string>, options: ReplayOptions) {
  const { roomId, now, people } = options;
  const createdAt = before(now, line.daysAgo);
  const id = idAt(createdAt);
  const authorId = people[line.who].id;
  const happenings: Happening[] = [];
  const happen = (kind: Happening['kind']): Date => {
    const at = new Date(createdAt.getTime() + happenings.length * STEP_MS);
    happenings.push({ kind, messageId: id, at });
    return at;
  };

  happen('message');
  const editedAt = line.before === undefined ? null : happen('edit');
  const edits = editedAt
    ? [{ id: idAt(editedAt), messageId: id, previousText: line.before ?? '', createdAt: editedAt }]
    : [];
  const reacted = Object.entries(line.reactions ?? {}).flatMap(([emoji, who = []]) =>
    who.map((one) => ({ messageId: id, userId: people[one].id, emoji, createdAt: happen('react') })),
  );
  const message = {
    id,
    roomId,
    number,
    authorId,
    text: line.text,
    named: namedIn(line, options),
    createdAt,
    editedAt,
    replyTo: line.to === undefined ? null : (called.get(line.to) ?? null),
    pinnedAt: line.isPinned ? happen('pin') : null,
    ...(line.isRemoved && { deletedAt: happen('remove'), deletedBy: authorId }),
  };
  return { message, happenings, edits, reactions: reacted };
}

/** Finds the people and deals that the text names, as the sender's composer would have reported them. */
const namedIn = ({ text }: Line, { people, deals }: ReplayOptions) => ({
  users: Object.values(people).flatMap(({ id, name }) => (text.includes(`@${name}`) ? id : [])),
  deals: deals.flatMap(({ slug, title }) => (text.includes(`#${title}`) ? slug : [])),
  tools: [],
});

function readsOf({ lines, unread }: Talk, { roomId, now, people }: ReplayOptions): Replayed['reads'] {
  const readers = new Set([...lines.map(({ who }) => who), ...(Object.keys(unread) as Talker[])]);
  return [...readers].map((who) => ({
    userId: people[who].id,
    roomId,
    number: lines.length - (unread[who] ?? 0),
    createdAt: before(now, lines[0]?.daysAgo ?? 0),
  }));
}
