import type { Person, Room, RoomMessage, StreamEvent } from '@onceware/api/chat/chat.contract';
import { act, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { loadPart } from '#i18n/parts.ts';
import { WithWords } from '#lib/page/with-words.tsx';
import { ToastHost } from '#lib/toasts/toasts.tsx';
import { openSample } from '../testing.ts';
import { pretendLayout } from '../chat-testing.tsx';
import { heldRoom } from '../room-testing.tsx';
import { type Answer, renderApp, session } from '#testing/render.tsx';
import { nameOf } from '../live/room-facts.ts';
import { ChatRooms } from './chat-rooms.tsx';
import type { ChatSource } from '../chat-source.ts';
import type { ChatStream, StreamListener } from '../stream/chat-stream.ts';

let made = 0;

/** A listed room with only the given fields. */
export function room(given: Partial<Room> = {}): Room {
  made += 1;
  const { kind = 'community' } = given;
  return {
    id: `0190c0de-0000-7000-8000-${String(made).padStart(12, '0')}`,
    ordinal: made,
    kind,
    name: `Room ${made}`,
    dealSlug: null,
    team: null,
    people: [],
    peopleCount: 0,
    isPrivate: kind === 'team' || kind === 'direct',
    isAsking: false,
    isMembersOnly: false,
    isClosed: false,
    standing: 'in',
    may: { write: true, moderate: false, attach: false },
    slowModeSeconds: 0,
    hasPreviews: true,
    request: null,
    waitsFor: [],
    silencedUntil: null,
    isMuted: false,
    isSilent: false,
    newest: 0,
    read: 0,
    unread: Math.max(0, (given.newest ?? 0) - (given.read ?? 0)),
    seq: given.newest ?? 0,
    mentions: 0,
    lastMessage: null,
    thread: null,
    ...given,
  };
}

export const person = (name: string) => ({ id: `id of ${name}`, name, avatar: null });
export const READER = { id: session.user.id, name: session.user.name, avatar: null };

/** Somebody's message, as the stream tells it. */
export const said = (text: string, { number, names }: { number: number; names?: Person }): RoomMessage => ({
  id: `m${number}`,
  number,
  seq: number,
  author: person('Ben'),
  text,
  replyTo: null,
  sentAt: new Date().toISOString(),
  editedAt: null,
  deletedAt: null,
  pinnedAt: null,
  reactions: [],
  files: [],
  named: { users: names ? [names] : [], deals: [], tools: [] },
  poll: null,
  previews: [],
  thread: null,
});

interface Given {
  rooms?: Room[];
  nextCursor?: string | null;
  isPrivate?: boolean;
  /** Answers to requests other than the rooms. */
  answer?: Answer;
  /** By id; others are held rooms of the community. */
  sources?: Record<string, ChatSource>;
}

/** The panel's chat with these rooms, and what it asks the server. */
export async function showRooms({
  rooms = [],
  nextCursor = null,
  isPrivate = false,
  answer,
  sources = {},
}: Given = {}) {
  pretendLayout();
  // Else it would suspend first.
  await loadPart('chat', 'en');
  const asked: string[] = [];
  const told = new Set<StreamListener>();
  const tell = (event: StreamEvent) =>
    act(() => {
      for (const listener of told) listener.onEvent?.(event);
    });
  const listed: { rooms: Room[]; nextCursor: string | null } = { rooms, nextCursor };
  const held = new Map<string, ChatSource>(Object.entries(sources));
  const sourceOf = (id: string) => {
    const named = listed.rooms.find((known) => known.id === id);
    const kind = named?.kind ?? 'community';
    const name = named && kind === 'deal' ? nameOf(named, READER.id) : (named?.name ?? 'Conversation');
    const group = { name, members: [] };
    const source = held.get(id) ?? heldRoom({ room: { id, kind }, group }).source;
    held.set(id, source);
    return source;
  };
  const stream: ChatStream = {
    state: () => 'live',
    collectionsChangedAt: () => undefined,
    follow: (listener) => {
      told.add(listener);
      return () => void told.delete(listener);
    },
    end: () => undefined,
    close: () => undefined,
  };
  const onSwitch = vi.fn<() => void>();
  const screenOf = (mode: boolean) => (
    <>
      <WithWords part="chat">
        <ChatRooms
          sample={sample}
          live={{ room: sourceOf, stream }}
          userId={session.user.id}
          isPrivate={mode}
          onSwitch={onSwitch}
          onLeave={() => undefined}
        />
      </WithWords>
      <ToastHost />
    </>
  );
  const { source: sample } = openSample();
  const view = renderApp(screenOf(isPrivate), {
    session,
    answer: (path, input) => {
      asked.push(path);
      const arranged = answer?.(path, input) ?? (path === 'chat.rooms' ? { ...listed } : undefined);
      return arranged ?? new Promise(() => undefined);
    },
  });
  await screen.findByRole('heading', { level: 3 });
  return { ...view, asked, listed, onSwitch, tell };
}
