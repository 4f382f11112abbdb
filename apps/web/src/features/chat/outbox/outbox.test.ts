import { TRPCClientError } from '@trpc/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NO_TAGS } from '../chat-source.ts';
import { createChannels, createLocks } from '../stream/sharing-testing.ts';
import { createOutbox, type Numbered } from './outbox.ts';
import type { OutboxStore, Waiting } from './outbox-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

const unreached = () => TRPCClientError.from(new TypeError('network'));
const refused = (code: string, httpStatus: number) =>
  TRPCClientError.from({
    error: { code: -32_000, message: code, data: { httpStatus, error: { code, message: code } } },
  });

/**
 * Fakes everything that survives a reload: the browser's database, its locks and channels, and a server that keeps the
 * messages it was sent.
 */
function createWorld() {
  const stored = new Map<string, Waiting>();
  const locks = createLocks();
  const channels = createChannels();
  const room: string[] = [];
  const attempts: string[] = [];
  /** Behaviour of the server for the next messages, in order. */
  const answers: (() => Promise<void>)[] = [];
  let canStore = true;

  async function deliver({ id, text }: Waiting): Promise<Numbered> {
    attempts.push(text);
    await answers.shift()?.();
    if (!room.includes(text)) room.push(text);
    return { number: room.indexOf(text) + 1, seq: room.indexOf(text) + 1, sentAt: id };
  }

  const store = (): OutboxStore => {
    const unstored = new Map<string, Waiting>();
    return {
      all: async () => [...stored.values(), ...unstored.values()],
      put: async (waiting) => void (canStore ? stored : unstored).set(waiting.id, structuredClone(waiting)),
      remove: async (id) => void (stored.delete(id), unstored.delete(id)),
      isKept: () => unstored.size === 0,
    };
  };

  function openTab() {
    const onRefused = vi.fn<(error: unknown) => void>();
    const channel = channels('outbox');
    const wakes: (() => void)[] = [];
    const outbox = createOutbox({
      userId: 'ana',
      store: store(),
      deliver,
      onRefused,
      locks,
      channel,
      wakes: (run) => {
        wakes.push(run);
        return () => undefined;
      },
    });
    const say = (text: string, roomId = 'room') =>
      outbox.add({
        id: `${roomId}-${text}`,
        roomId,
        text,
        replyTo: null,
        attachments: [],
        taggedContent: NO_TAGS,
      });
    const texts = () => outbox.of('room').map(({ text, failure }) => (failure ? `${text}: ${failure}` : text));
    return { outbox, say, texts, onRefused, wake: () => wakes.splice(0).forEach((run) => run()) };
  }
  return {
    openTab,
    room,
    attempts,
    answer: (...next: (() => Promise<void>)[]) => void answers.push(...next),
    storeNothing: () => {
      canStore = false;
    },
  };
}

describe('messages that wait', () => {
  it('show at once, and go one after the other as they were written (LIVE-05)', async () => {
    const { openTab, room, answer } = createWorld();
    const { say, texts, outbox } = openTab();
    await pass();
    let release = () => {};
    answer(() => new Promise<void>((resolve) => (release = resolve)));
    for (const text of ['one', 'two', 'three']) say(text);
    expect(texts()).toEqual(['one', 'two', 'three']);
    await pass();
    expect(room).toEqual([]);
    release();
    await pass();
    expect([room, texts(), outbox.count()]).toEqual([['one', 'two', 'three'], [], 0]);
  });

  it('wait without a connection, survive a reload, and go in order when there is one, once (LIVE-05)', async () => {
    const { openTab, room, answer, attempts } = createWorld();
    const first = openTab();
    // Its answer is lost, so nobody knows that it arrived.
    const loseAnswer = () => {
      room.push('one');
      return Promise.reject(unreached());
    };
    answer(loseAnswer, ...Array.from({ length: 3 }, () => () => Promise.reject(unreached())));
    first.say('one');
    await pass();
    first.say('two');
    await pass(500);
    first.outbox.close();
    const second = openTab();
    await pass();
    second.say('three');
    await pass(60_000);
    expect(room).toEqual(['one', 'two', 'three']);
    expect(attempts.length).toBeGreaterThan(3);
    expect(second.texts()).toEqual([]);
  });

  it('are tried again at once when the network is back (LIVE-05)', async () => {
    const { openTab, room, answer } = createWorld();
    const tab = openTab();
    await pass();
    let isReached = false;
    answer(...Array.from({ length: 100 }, () => async () => (isReached ? undefined : Promise.reject(unreached()))));
    tab.say('one');
    await pass(30_000);
    expect(room).toEqual([]);
    isReached = true;
    tab.wake();
    await pass();
    expect(room).toEqual(['one']);
  });

  it('are sent by one of two tabs, and both show the same (LIVE-05)', async () => {
    const { openTab, room, attempts, answer } = createWorld();
    const [first, second] = [openTab(), openTab()];
    await pass();
    let release = () => {};
    answer(() => new Promise<void>((resolve) => (release = resolve)));
    first.say('one');
    await pass();
    second.say('two');
    await pass();
    expect([first.texts(), second.texts()]).toEqual([
      ['one', 'two'],
      ['one', 'two'],
    ]);
    release();
    await pass();
    expect([room, attempts]).toEqual([
      ['one', 'two'],
      ['one', 'two'],
    ]);
    expect([first.texts(), second.texts()]).toEqual([[], []]);
  });

  it('are sent by another tab when the one that was sending them is closed (LIVE-05)', async () => {
    const { openTab, room, answer } = createWorld();
    const [first, second] = [openTab(), openTab()];
    await pass();
    answer(() => Promise.reject(unreached()));
    first.say('one');
    await pass();
    first.outbox.close();
    await pass(20_000);
    expect([room, second.texts()]).toEqual([['one'], []]);
  });

  it('that are refused stay with the reason, do not block others, and are tried again or given up (LIVE-05)', async () => {
    const { openTab, room, answer } = createWorld();
    const tab = openTab();
    await pass();
    answer(
      () => Promise.reject(refused('room_closed', 403)),
      () => Promise.reject(refused('silenced', 403)),
    );
    for (const text of ['one', 'two', 'three']) tab.say(text);
    await pass();
    expect(room).toEqual(['three']);
    expect(tab.texts()).toEqual(['one: room_closed', 'two: silenced']);
    // Also for who comes later.
    const later = openTab();
    await pass();
    expect(later.texts()).toEqual(['one: room_closed', 'two: silenced']);
    later.outbox.retry('room-two');
    tab.outbox.remove('room-one');
    await pass();
    expect([room, tab.texts(), later.texts()]).toEqual([['three', 'two'], [], []]);
  });

  it('wait when the failure passes by itself, and when nobody is signed in any more (LIVE-05)', async () => {
    const { openTab, room, answer } = createWorld();
    const tab = openTab();
    await pass();
    answer(
      () => Promise.reject(refused('slow_mode', 429)),
      () => Promise.reject(refused('unavailable', 503)),
    );
    tab.say('one');
    await pass(10_000);
    expect(room).toEqual(['one']);
    answer(() => Promise.reject(refused('unauthenticated', 401)));
    tab.say('two');
    await pass(60_000);
    expect([room, tab.texts(), tab.onRefused.mock.calls.length]).toEqual([['one'], ['two'], 1]);
    const back = openTab();
    await pass();
    expect([room, back.texts()]).toEqual([['one', 'two'], []]);
  });

  it('of one room do not wait for those of another (LIVE-05)', async () => {
    const { openTab, room, answer } = createWorld();
    const tab = openTab();
    await pass();
    answer(() => new Promise<void>(() => undefined));
    tab.say('stuck');
    await pass();
    tab.say('elsewhere', 'other room');
    await pass();
    expect(room).toEqual(['elsewhere']);
  });

  it('are sent, and guarded, where the browser stores nothing (LIVE-05)', async () => {
    const { openTab, room, answer, storeNothing } = createWorld();
    storeNothing();
    const listening = vi.spyOn(window, 'addEventListener');
    const tab = openTab();
    await pass();
    answer(() => Promise.reject(unreached()));
    tab.say('one');
    await pass();
    expect([tab.outbox.isKept(), tab.texts()]).toEqual([false, ['one']]);
    expect(listening.mock.calls.map(([type]) => type)).toContain('beforeunload');
    await pass(20_000);
    expect([room, tab.outbox.isKept()]).toEqual([['one'], true]);
  });

  it('are forgotten when the reader signs out (LIVE-05)', async () => {
    const { openTab, answer, room } = createWorld();
    const tab = openTab();
    await pass();
    answer(() => Promise.reject(unreached()));
    tab.say('one');
    tab.say('two');
    await pass();
    await tab.outbox.forget();
    tab.outbox.close();
    const next = openTab();
    await pass(60_000);
    expect([room, next.texts()]).toEqual([[], []]);
  });
});
