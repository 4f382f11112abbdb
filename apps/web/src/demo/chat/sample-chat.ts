import {
  type ChatMessage,
  type ChatUser,
  DELIVERED,
  type EditVersion,
  type PostReference,
  SELF,
} from '#features/chat/chat-source.ts';
import { SAMPLE_BEFORE } from './sample-chat-before.ts';
import type { SampleLine, Speaker } from './sample-chat-lines.ts';
import { SAMPLE_NEWCOMER, SAMPLE_TEAM } from './sample-chat-people.ts';
import { SAMPLE_POSTS } from './sample-chat-posts.ts';
import { SAMPLE_REPLIES } from './sample-chat-replies.ts';
import { SAMPLE_TODAY } from './sample-chat-today.ts';
import { SAMPLE_YESTERDAY } from './sample-chat-yesterday.ts';
import type { Talk } from '#features/chat/state/chat-state.ts';
import { keepTags } from '#features/chat/text/tagging.ts';

/** Signed-in user: `useSession().user` of lib/session.ts fits. */
export interface Reader {
  id: string;
  name: string;
  avatar: string | null;
}

/** Initial data of a sample source. */
export interface SampleChat {
  reader: ChatUser;
  snapshot: Talk;
  posts: readonly PostReference[];
  replies: readonly string[];
}

const MINUTE = 60_000;
const EVERYTHING = { users: SAMPLE_TEAM, posts: SAMPLE_POSTS, references: [] };

/** Three days of a team that buys tools, the last of them today. */
export function sampleChat(reader: Reader, now: number): SampleChat {
  const self: ChatUser = {
    id: SELF,
    name: reader.name,
    username: 'me',
    avatar: reader.avatar,
    tagline: '',
    isOnline: true,
  };
  const build = (lines: readonly SampleLine[], timeOf: (at: string) => number) =>
    lines.map((line) => buildMessage(line, self, timeOf(line.at), now));
  const messages = [
    ...build(SAMPLE_BEFORE, (at) => daysAgo(2, at, now)),
    ...build(SAMPLE_YESTERDAY, (at) => daysAgo(1, at, now)),
    ...build(SAMPLE_TODAY, (at) => earlierToday(at, now)),
  ];
  return {
    reader: self,
    snapshot: {
      group: { name: 'Deal desk', members: [...SAMPLE_TEAM, self] },
      joinRequests: [SAMPLE_NEWCOMER],
      messages,
      typing: [],
    },
    posts: SAMPLE_POSTS,
    replies: SAMPLE_REPLIES,
  };
}

function minutesOf(at: string): number {
  const [hours = 0, minutes = 0] = at.split(':').map(Number);
  return 60 * hours + minutes;
}

function daysAgo(days: number, at: string, now: number): number {
  const date = new Date(now);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() - days, 0, minutesOf(at)).getTime();
}

/**
 * Returns a time as long before now as `at` is before noon; shortly after midnight the times move closer together, so
 * that they stay within today.
 */
function earlierToday(at: string, now: number): number {
  const ago = (minutesOf('12:00') - minutesOf(at)) * MINUTE;
  const longest = minutesOf('12:00') - minutesOf(SAMPLE_TODAY[0]?.at ?? '00:00');
  const sinceMidnight = now - daysAgo(0, '00:00', now);
  return Math.round(now - ago * Math.min(1, sinceMidnight / (longest * MINUTE)));
}

function buildMessage(line: SampleLine, self: ChatUser, time: number, now: number): ChatMessage {
  const person = (speaker: Speaker) => SAMPLE_TEAM.find(({ id }) => id === speaker) ?? self;
  const author = person(line.by);
  return {
    ...DELIVERED,
    id: line.id,
    avatar: author.avatar,
    userName: author.name,
    userId: author.id,
    out: author === self,
    text: line.text,
    timestamp: new Date(time).toISOString(),
    read: true,
    replyTo: line.replyTo ?? null,
    edited: line.before !== undefined,
    editHistory: (line.before ?? []).map((previousText, n): EditVersion => ({
      id: `${line.id}-${n}`,
      previousText,
      editedAt: new Date(Math.min(now, time + (n + 1) * MINUTE)).toISOString(),
      editedBy: author.name,
    })),
    pinned: false,
    flagged: false,
    ghosted: false,
    ...line.flags,
    reactions: (line.reactions ?? []).map(([emoji, ...by]) => ({
      emoji,
      count: by.length,
      users: by.map((speaker) => person(speaker).name),
      reacted: by.includes('reader'),
    })),
    attachments: line.attachments ?? [],
    taggedContent: keepTags(line.text, EVERYTHING),
  };
}
