import { act, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { loadPart } from '#i18n/parts.ts';
import { WithWords } from '#lib/page/with-words.tsx';
import { ToastHost } from '#lib/toasts/toasts.tsx';
import { type Answer, renderApp, session } from '#testing/render.tsx';
import { ChatPanel } from './chat-panel.tsx';
import {
  ALL_LOADED,
  type ChatMessage,
  type ChatSnapshot,
  type ChatSource,
  type Draft,
  EMPTY_DRAFT,
  type RoomFacts,
} from './chat-source.ts';
import { pretendLayout, reader, scrolled } from './chat-testing.tsx';
import { message, user } from './testing.ts';

/** Default for calls that a test did not arrange: the promise never settles. */
const forever = () => new Promise<never>(() => undefined);

/** A room whose source does what a test tells it to: `change` is news, and each call is a mock to arrange and to look at. */
export function heldRoom(given: Partial<Omit<ChatSnapshot, 'room'>> & { room?: Partial<RoomFacts> } = {}) {
  const listeners = new Set<() => void>();
  const { room, ...rest } = given;
  let draft: Draft = EMPTY_DRAFT;
  let snapshot: ChatSnapshot = {
    ...ALL_LOADED,
    group: { name: 'Founders', members: [user('felix', 'Felix Brandt'), reader] },
    joinRequests: [],
    messages: [],
    pinned: [],
    typing: [],
    ...rest,
    room: { ...ALL_LOADED.room, id: 'room-1', kind: 'community', ...room },
  };
  const source = {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getSnapshot: () => snapshot,
    getDraft: () => draft,
    setDraft(next) {
      draft = next;
    },
    send: vi.fn<ChatSource['send']>(() => {
      draft = EMPTY_DRAFT;
    }),
    retry: vi.fn<ChatSource['retry']>(),
    discard: vi.fn<ChatSource['discard']>(),
    setTyping: vi.fn<ChatSource['setTyping']>(),
    edit: vi.fn<ChatSource['edit']>(forever),
    history: vi.fn<ChatSource['history']>(forever),
    remove: vi.fn<ChatSource['remove']>(forever),
    restore: vi.fn<ChatSource['restore']>(forever),
    react: vi.fn<ChatSource['react']>(forever),
    toggleFlag: vi.fn<ChatSource['toggleFlag']>(forever),
    reveal: vi.fn<ChatSource['reveal']>(forever),
    setPreview: vi.fn<ChatSource['setPreview']>(forever),
    move: vi.fn<ChatSource['move']>(forever),
    answerJoinRequest: vi.fn<ChatSource['answerJoinRequest']>(forever),
    findUsers: vi.fn<ChatSource['findUsers']>(forever),
    findReferences: vi.fn<ChatSource['findReferences']>(forever),
    upload: vi.fn<ChatSource['upload']>(forever),
    loadOlder: vi.fn<ChatSource['loadOlder']>(forever),
    loadNewer: vi.fn<ChatSource['loadNewer']>(forever),
    load: vi.fn<ChatSource['load']>(forever),
    loadNewest: vi.fn<ChatSource['loadNewest']>(forever),
    reload: vi.fn<ChatSource['reload']>(),
    markRead: vi.fn<ChatSource['markRead']>(),
    markUnread: vi.fn<ChatSource['markUnread']>(forever),
    close: vi.fn<ChatSource['close']>(),
  } satisfies ChatSource;
  const change = (part: Partial<ChatSnapshot>) =>
    act(() => {
      snapshot = { ...snapshot, ...part };
      for (const listener of listeners) listener();
    });
  return { source, change };
}

const START = Date.now() - 3_600_000;

/** Messages with their numbers in the room, a second apart; the same ones every time. */
export const numbered = (from: number, to: number, given: Partial<ChatMessage> = {}): ChatMessage[] =>
  Array.from({ length: to - from + 1 }, (_, index) => {
    const number = from + index;
    const timestamp = new Date(START + number * 1000).toISOString();
    return message({ id: `m${number}`, number, text: `No. ${number}`, timestamp, ...given });
  });

/** A room as in the panel. */
export async function showRoom(given: Parameters<typeof heldRoom>[0] = {}, answer?: Answer) {
  pretendLayout();
  // Else it would suspend first.
  await loadPart('chat', 'en');
  const { source, change } = heldRoom(given);
  const onLeave = vi.fn<() => void>();
  const view = renderApp(
    <>
      <WithWords part="chat">
        <ChatPanel isPrivate={false} onLeave={onLeave} source={source} />
      </WithWords>
      <ToastHost />
    </>,
    answer ? { session, answer } : { session },
  );
  scrolled(await screen.findByRole('log'));
  return { ...view, source, change, onLeave };
}
