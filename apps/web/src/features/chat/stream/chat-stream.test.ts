import type { StreamEvent } from '@onceware/api/chat/chat.contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { roomMessage } from '../live/room-message-testing.ts';
import { createChatStream } from './chat-stream.ts';
import { SILENCE_MS } from './keep-connected.ts';
import { StreamRefused } from './open-stream.ts';
import { createChannels, createLocks, createStreams } from './sharing-testing.ts';

const ROOM = 7;
const event = (seq: number): StreamEvent => ({
  type: 'message',
  roomId: 'room',
  ordinal: ROOM,
  seq,
  message: roomMessage(seq),
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A browser, whose tabs share what browsers share. */
function createBrowser({ isSharing = true } = {}) {
  const streams = createStreams();
  const locks = createLocks();
  const channels = createChannels();
  let wakeUp: (() => void)[] = [];
  let onDrop: (() => void)[] = [];
  let isOnline = true;
  function openTab(readerId = 'user') {
    let isFrozen = false;
    const stream = createChatStream({
      readerId,
      // A frozen page does nothing, though what it has is still open.
      open: (after, handlers, signal) =>
        isFrozen ? new Promise(() => undefined) : streams.connect(after, handlers, signal),
      sharing: isSharing ? { locks, channel: (channelName) => channels(channelName, () => isFrozen) } : null,
      isOnline: () => isOnline,
      isSeen: () => true,
      wakes(run) {
        wakeUp.push(run);
        return () => {
          wakeUp = wakeUp.filter((other) => other !== run);
        };
      },
      drops(run) {
        onDrop.push(run);
        return () => {
          onDrop = onDrop.filter((other) => other !== run);
        };
      },
    });
    const heard: number[] = [];
    const states: string[] = [];
    const leave = stream.follow({
      onEvent: (told) => void ('seq' in told && heard.push(told.seq)),
      onState: (state) => states.push(state),
    });
    return {
      stream,
      heard,
      states,
      leave,
      freeze: () => {
        isFrozen = true;
      },
    };
  }
  const wake = () => wakeUp.forEach((run) => run());
  const drop = () => {
    isOnline = false;
    onDrop.forEach((run) => run());
  };
  const comeBack = () => {
    isOnline = true;
    wake();
  };
  return { streams, openTab, wake, drop, comeBack };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('the stream of a browser', () => {
  it('is shared by seven tabs, and all of them get each event once and in order (LIVE-04)', async () => {
    const { streams, openTab } = createBrowser();
    const tabs = Array.from({ length: 7 }, () => openTab());
    await pass(0);
    expect(streams.count()).toBe(1);
    streams.current().beat(new Map([[ROOM, 0]]));
    for (let seq = 1; seq <= 20; seq += 1) streams.current().send(event(seq));
    await pass(0);
    for (const { heard, stream } of tabs) {
      expect(heard).toEqual(Array.from({ length: 20 }, (_, n) => n + 1));
      expect(stream.state()).toBe('live');
    }
    expect(streams.count()).toBe(1);
  });

  it('resumes in another tab, from where the browser was, when its own is closed (LIVE-04)', async () => {
    const { streams, openTab } = createBrowser();
    const [first, second] = [openTab(), openTab()];
    await pass(0);
    streams.current().beat(new Map([[ROOM, 3]]));
    streams.current().send(event(4));
    await pass(0);
    first.stream.close();
    await pass(0);
    expect(streams.open()).toHaveLength(1);
    expect([...streams.current().after]).toEqual([[ROOM, 4]]);
    streams.current().send(event(5));
    expect([second.heard, first.heard]).toEqual([[4, 5], [4]]);
  });

  it('tells every tab when collections last changed, later tabs too, and does not know while it is disconnected (COL-01)', async () => {
    const { streams, openTab } = createBrowser();
    const first = openTab();
    await pass(0);
    streams.current().send({ type: 'collections', agoMs: 500 });
    streams.current().beat(new Map());
    const then = Date.now() - 500;
    await pass(100);
    const second = openTab();
    await pass(0);
    expect([first, second].map(({ stream }) => stream.collectionsChangedAt())).toEqual([then, then]);
    await pass(100);
    streams.current().send({ type: 'collections' });
    await pass(0);
    expect([first, second].map(({ stream }) => stream.collectionsChangedAt())).toEqual([then + 700, then + 700]);
    streams.current().fail(new TypeError('network'));
    await pass(0);
    expect([first, second].map(({ stream }) => stream.collectionsChangedAt())).toEqual([undefined, undefined]);
  });

  it('is taken over from a tab that is frozen (LIVE-04)', async () => {
    const { streams, openTab } = createBrowser();
    const [first, second] = [openTab(), openTab()];
    await pass(0);
    streams.current().beat(new Map([[ROOM, 1]]));
    first.freeze();
    await pass(SILENCE_MS + 30_000);
    expect(streams.open()).toHaveLength(1);
    streams.current().beat(new Map([[ROOM, 1]]));
    streams.current().send(event(2));
    await pass(0);
    expect(second.heard).toEqual([2]);
  });

  it('reconnects by itself after any break, later each time and never all clients at once (LIVE-04)', async () => {
    const { streams, openTab } = createBrowser({ isSharing: false });
    const { states } = openTab();
    await pass(0);
    for (let n = 0; n < 8; n += 1) {
      streams.current().fail(new TypeError('network'));
      await pass(30_000);
      expect(streams.open()).toHaveLength(1);
    }
    streams.current().beat(new Map([[ROOM, 9]]));
    expect(states.at(-1)).toBe('live');
    // It was well again, so the next break is short.
    streams.current().fail(new TypeError('network'));
    await pass(1_000);
    expect([...streams.current().after]).toEqual([[ROOM, 9]]);
  });

  it('is closed when nothing arrives any more, at once when a laptop wakes (LIVE-04)', async () => {
    const { streams, openTab, wake } = createBrowser();
    openTab();
    await pass(0);
    streams.current().beat(new Map());
    await pass(SILENCE_MS - 1_000);
    expect(streams.count()).toBe(1);
    await pass(10_000);
    expect(streams.count()).toBe(2);
    streams.current().beat(new Map());
    vi.setSystemTime(Date.now() + 8 * 60 * 60_000);
    wake();
    await pass(1_000);
    expect(streams.count()).toBe(3);
  });

  it('reports in all tabs at once that the network is gone, and nothing else until it is back (LIVE-04, LIVE-05)', async () => {
    const { streams, openTab, drop, comeBack } = createBrowser();
    const tabs = [openTab(), openTab()];
    await pass(0);
    streams.current().beat(new Map());
    drop();
    await pass(0);
    expect(tabs.map(({ stream }) => stream.state())).toEqual(['offline', 'offline']);
    await pass(5_000);
    for (const { states } of tabs) expect(states.at(-1)).toBe('offline');
    comeBack();
    await pass(0);
    streams.current().beat(new Map());
    await pass(0);
    expect(tabs.map(({ stream }) => stream.state())).toEqual(['live', 'live']);
  });

  it('ends in all tabs when the server refuses, or the reader signs out, and does not reconnect (LIVE-04)', async () => {
    for (const end of ['refused', 'signed out']) {
      const { streams, openTab } = createBrowser();
      const tabs = [openTab(), openTab()];
      const other = openTab('another user');
      await pass(0);
      expect(streams.count()).toBe(2);
      if (end === 'refused') streams.current().fail(new StreamRefused(401));
      else tabs[1]?.stream.end();
      await pass(120_000);
      expect(tabs.map(({ stream }) => stream.state())).toEqual(['ended', 'ended']);
      expect(streams.open()).toHaveLength(1);
      expect(other.stream.state()).not.toBe('ended');
    }
  });

  it('is open only while somebody follows it (LIVE-04)', async () => {
    const { streams, openTab } = createBrowser();
    const { leave, stream } = openTab();
    await pass(0);
    leave();
    // Follows again at once, like when moving from one room to the next.
    const back = stream.follow({});
    await pass(5_000);
    expect(streams.count()).toBe(1);
    back();
    await pass(5_000);
    expect(streams.open()).toHaveLength(0);
    stream.follow({});
    await pass(0);
    expect(streams.open()).toHaveLength(1);
  });
});
