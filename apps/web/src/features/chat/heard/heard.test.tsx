import type { Heard, HeardRoom, RoomMessage, StreamEvent } from '@onceware/api/chat/chat.contract';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderApp, session } from '#testing/render.tsx';
import { roomMessage } from '../live/room-message-testing.ts';
import type { StreamListener } from '../stream/chat-stream.ts';
import { ChatCount } from './chat-count.tsx';
import { followHeard } from './follow-heard.ts';
import { HEARD } from './heard-cache.ts';
import { TabCount } from './tab-count.tsx';

const ME = 'me';
const room = (changes: Partial<HeardRoom> = {}): HeardRoom => ({
  id: 'lounge',
  seq: 10,
  newest: 10,
  read: 10,
  unread: 0,
  mentions: 0,
  isMuted: false,
  isSilent: false,
  isThread: false,
  ...changes,
});
const message = (number: number, changes: Partial<RoomMessage> = {}): StreamEvent => ({
  type: 'message',
  roomId: 'lounge',
  ordinal: 1,
  seq: number,
  message: roomMessage(number, number, changes),
});
const naming = { named: { users: [{ id: ME, name: 'Me', avatar: null }], deals: [], tools: [] } };

describe('the count of what is new', () => {
  let queryClient: QueryClient;
  let answered: HeardRoom[];
  let reads: number;
  let listener: StreamListener | undefined;
  let end: () => void;
  const tell = (event: StreamEvent) => listener?.onEvent?.(event);
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  const lounge = () => queryClient.getQueryData<Heard>(HEARD)?.rooms[0];

  beforeEach(() => {
    vi.useFakeTimers();
    queryClient = new QueryClient();
    answered = [room()];
    reads = 0;
    queryClient.setQueryData(HEARD, { rooms: answered });
    const queryFn = async () => {
      reads += 1;
      return { rooms: answered };
    };
    new QueryObserver(queryClient, { queryKey: HEARD, queryFn, staleTime: 60_000 }).subscribe(() => {});
    const stream = {
      state: () => 'connecting' as const,
      follow(given: StreamListener) {
        listener = given;
        return () => {
          listener = undefined;
        };
      },
    };
    end = followHeard(stream, queryClient, ME);
  });
  afterEach(() => {
    end();
    queryClient.clear();
    vi.useRealTimers();
  });

  it('rises with messages of others, mentions apart, and falls when it is read in another browser (LIVE-13)', async () => {
    tell(message(11));
    tell(message(12, naming));
    tell(message(12, naming));
    tell(message(13, { author: null, text: '', isFolded: true }));
    await pass(500);
    expect(lounge()).toMatchObject({ unread: 2, mentions: 1, newest: 13 });
    tell({ type: 'read', roomId: 'lounge', number: 11 });
    await pass(500);
    expect(lounge()).toMatchObject({ unread: 1, mentions: 1 });
    tell({ type: 'read', roomId: 'lounge', number: 13 });
    await pass(500);
    expect(lounge()).toMatchObject({ unread: 0, mentions: 0 });
    tell(message(14, { author: { id: ME, name: 'Me', avatar: null } }));
    await pass(500);
    expect(lounge()).toMatchObject({ unread: 0, read: 14 });
    expect(reads).toBe(0);
  });

  it('is read anew, and not lowered twice, when somebody replies in the thread of a deleted message (LIVE-06, LIVE-13)', async () => {
    tell(message(11));
    await pass(500);
    const trace = { number: 11, deletedAt: '2026-03-10T12:01:00.000Z', text: '' };
    tell({ ...message(12), message: roomMessage(11, 12, trace) } as StreamEvent);
    await pass(500);
    expect(lounge()).toMatchObject({ unread: 0 });
    tell(message(13));
    await pass(500);
    answered = [room({ newest: 13, unread: 1, seq: 14 })];
    const thread = { roomId: 'thread', count: 1, people: [], lastAt: '2026-03-10T12:02:00.000Z' };
    tell({ ...message(14), message: roomMessage(11, 14, { ...trace, thread }) } as StreamEvent);
    await pass(500);
    expect(lounge()).toMatchObject({ unread: 1 });
    await pass(2_500);
    expect(lounge()).toMatchObject({ unread: 1 });
    expect(reads).toBe(1);
  });

  it('shows nothing of what is read where it came, and takes a flood together (LIVE-13)', async () => {
    const shown: number[] = [];
    queryClient.getQueryCache().subscribe(() => shown.push(lounge()?.unread ?? 0));
    for (let n = 11; n < 111; n += 1) tell(message(n));
    tell({ type: 'read', roomId: 'lounge', number: 110 });
    await act(() => pass(500));
    expect(shown.at(-1)).toBe(0);
    expect(lounge()).toMatchObject({ unread: 0, read: 110 });
    expect(reads).toBe(0);
  });

  it('is read anew when rooms change, after a break, when a mark went back, and once a minute for an unknown room (LIVE-13)', async () => {
    listener?.onState?.('live');
    await pass(10);
    expect(reads).toBe(1);
    for (let n = 0; n < 5; n += 1) tell({ type: 'rooms' });
    await pass(2_500);
    expect(reads).toBe(2);
    tell({ type: 'read', roomId: 'lounge', number: 3 });
    await pass(2_500);
    expect(reads).toBe(3);
    for (let n = 1; n < 20; n += 1) {
      tell({ ...message(n), roomId: 'never-entered' } as StreamEvent);
      await pass(1_000);
    }
    expect(reads).toBe(3);
    await pass(60_000);
    expect(reads).toBe(4);
    await pass(120_000);
    expect(reads).toBe(4);
  });

  it('takes off what was deleted, and asks whether that was a mention (LIVE-13)', async () => {
    tell(message(11, naming));
    await pass(500);
    answered = [room({ newest: 11, seq: 12 })];
    tell({ ...message(11, { deletedAt: '2026-11-27T10:01:00.000Z' }), seq: 12 } as StreamEvent);
    await pass(500);
    expect(lounge()).toMatchObject({ unread: 0 });
    await pass(2_500);
    expect(reads).toBe(1);
    expect(lounge()).toMatchObject({ unread: 0, mentions: 0 });
  });
});

describe('the tab', () => {
  const icons = () => [...document.querySelectorAll('link[rel="icon"]')].map((icon) => icon.getAttribute('href'));
  const title = (text: string) => {
    document.title = text;
  };
  beforeEach(() => {
    document.head.insertAdjacentHTML(
      'beforeend',
      '<link rel="icon" href="/favicon.ico"><link rel="icon" href="/favicon.svg">',
    );
  });
  afterEach(() => {
    document.querySelector('title')?.remove();
    for (const icon of document.querySelectorAll('link[rel="icon"]')) icon.remove();
  });

  it('says in its title and by its icon what is new, whichever page it shows, and no longer when it is read (LIVE-13)', async () => {
    title('Deals · Onceware');
    let rooms = [room({ unread: 3, mentions: 1 }), room({ id: 'muted', isMuted: true, unread: 7, mentions: 1 })];
    rooms.push(room({ id: 'silent', isMuted: true, isSilent: true, unread: 5, mentions: 5 }));
    const { queryClient, unmount } = renderApp(<TabCount />, {
      session,
      answer: (path) => (path === 'chat.heard' ? { rooms, requests: 0 } : undefined),
    });
    await waitFor(() => expect(document.title).toBe('(@2 · 3) Deals · Onceware'));
    expect(icons()).toEqual(['/favicon-mentions.svg', '/favicon-mentions.svg']);
    title('Tools · Onceware');
    await waitFor(() => expect(document.title).toBe('(@2 · 3) Tools · Onceware'));
    rooms = [room({ unread: 120 })];
    await queryClient.invalidateQueries({ queryKey: HEARD });
    await waitFor(() => expect(document.title).toBe('(99+) Tools · Onceware'));
    expect(icons()).toEqual(['/favicon-unread.svg', '/favicon-unread.svg']);
    rooms = [room()];
    await queryClient.invalidateQueries({ queryKey: HEARD });
    await waitFor(() => expect(document.title).toBe('Tools · Onceware'));
    expect(icons()).toEqual(['/favicon.ico', '/favicon.svg']);
    unmount();
  });

  it('tells screen readers politely what came, once for many (LIVE-13)', async () => {
    let rooms = [room({ unread: 2 })];
    const { queryClient } = renderApp(<TabCount />, {
      session,
      answer: (path) => (path === 'chat.heard' ? { rooms, requests: 0 } : undefined),
    });
    const said = () => document.querySelector('[aria-live="polite"].sr-only')?.textContent;
    await waitFor(() => expect(queryClient.getQueryData(HEARD)).toBeDefined());
    expect(said()).toBe('');
    rooms = [room({ unread: 3, mentions: 1 })];
    await queryClient.invalidateQueries({ queryKey: HEARD });
    await waitFor(() => expect(said()).toBe('Chat, 3 unread, 1 mention'));
    rooms = [room({ unread: 4, mentions: 1 })];
    await queryClient.invalidateQueries({ queryKey: HEARD });
    await act(async () => {});
    expect(said()).toBe('Chat, 3 unread, 1 mention');
  });
});

it('the icon counts mentions apart, else what is unread, else requests of strangers, and many are said short (LIVE-13, LIVE-16)', () => {
  const shown = (total: { unread: number; mentions: number; requests?: number }) => {
    const { container, unmount } = renderApp(<ChatCount requests={0} {...total} />, { session });
    const marks = [...container.querySelectorAll<HTMLElement>('[data-count]')];
    const found = marks.map(({ dataset }) => [dataset.count, dataset.mentions ?? dataset.quiet]);
    unmount();
    return found;
  };
  expect(shown({ unread: 140, mentions: 0 })).toEqual([['99+', undefined]]);
  expect(shown({ unread: 140, mentions: 2 })).toEqual([['@2', 'true']]);
  expect(shown({ unread: 0, mentions: 0 })).toEqual([]);
  expect(shown({ unread: 0, mentions: 0, requests: 2 })).toEqual([['2', 'true']]);
  expect(shown({ unread: 1, mentions: 0, requests: 2 })).toEqual([['1', undefined]]);
});
