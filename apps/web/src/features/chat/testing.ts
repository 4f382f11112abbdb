import { createAttachment } from './attachments/attachments.ts';
import {
  type Attachment,
  type ChatMessage,
  type ChatSource,
  type ChatUser,
  DELIVERED,
  EMPTY_DRAFT,
  NO_TAGS,
  type PostReference,
  SELF,
} from './chat-source.ts';
import { sampleChat } from '#demo/chat/sample-chat.ts';
import { createSampleSource } from '#demo/chat/sample-source.ts';

/** Complete but neutral parts of a chat for tests. */
export function message(given: Partial<ChatMessage> = {}): ChatMessage {
  const userId = given.userId ?? 'felix';
  return {
    ...DELIVERED,
    id: 'm1',
    avatar: null,
    userName: userId === SELF ? 'Rita Reader' : 'Felix Brandt',
    userId,
    out: userId === SELF,
    text: 'Hello',
    timestamp: '2026-03-10T12:00:00.000Z',
    read: true,
    replyTo: null,
    edited: false,
    editHistory: [],
    pinned: false,
    flagged: false,
    ghosted: false,
    reactions: [],
    attachments: [],
    taggedContent: NO_TAGS,
    ...given,
  };
}

export function user(username: string, name = username): ChatUser {
  return { id: username, name, username, avatar: null, tagline: '', isOnline: true };
}

export function post(title: string): PostReference {
  return {
    id: title,
    title,
    description: '',
    thumbnail: null,
    author: 'Felix Brandt',
    likes: 0,
    comments: 0,
    url: '/project/course-platform',
  };
}

/** Time that passes when told to. */
export function heldClock(start = Date.parse('2026-03-10T12:00:00Z')) {
  let time = start;
  let waiting: { at: number; run: () => void }[] = [];
  return {
    now: () => time,
    after(ms: number, run: () => void) {
      const timer = { at: time + ms, run };
      waiting.push(timer);
      return () => {
        waiting = waiting.filter((other) => other !== timer);
      };
    },
    /** How many timers run. */
    waiting: () => waiting.length,
    pass(ms: number) {
      const end = time + ms;
      for (let next = soonest(); next && next.at <= end; next = soonest()) {
        const { at, run } = next;
        waiting = waiting.filter((other) => other !== next);
        time = at;
        run();
      }
      time = end;
    },
  };
  function soonest() {
    return waiting.toSorted((one, other) => one.at - other.at)[0];
  }
}

export const READER = { id: 'u1', name: 'Rita Reader', avatar: null };

/** The sample chat in held time, with somebody looking on until `leave`. */
export function openSample({ random = () => 0 }: { random?: () => number } = {}) {
  const clock = heldClock();
  const source = createSampleSource({ chat: sampleChat(READER, clock.now()), clock, random });
  const leave = source.subscribe(() => undefined);
  return { clock, source, leave, before: source.getSnapshot().messages.length };
}

export const say = (source: ChatSource, text: string): void => source.send({ ...EMPTY_DRAFT, text });

export const file = (name: string): Attachment => createAttachment(new File(['x'], name, { type: 'image/png' }));
