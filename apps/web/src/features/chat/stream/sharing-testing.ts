import type { StreamEvent } from '@onceware/api/chat/chat.contract';
import type { Position } from '@onceware/api/chat/stream/position.contract';
import type { Channel } from './chat-stream.ts';
import type { OpenStream, StreamHandlers } from './open-stream.ts';

/** The locks of a browser, shared by its tabs: first come, first served, and `steal` before all. */
export function createLocks() {
  interface Turn {
    begin: () => void;
  }
  const queues = new Map<string, { holder: { lose: () => void } | null; waiting: Turn[] }>();
  const queueOf = (name: string) => {
    const queue = queues.get(name) ?? { holder: null, waiting: [] };
    queues.set(name, queue);
    return queue;
  };
  const next = (name: string) => {
    const queue = queueOf(name);
    if (!queue.holder) queue.waiting.shift()?.begin();
  };
  const request = (name: string, options: LockOptions, work: () => Promise<unknown>): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const queue = queueOf(name);
      const turn: Turn = {
        begin() {
          options.signal?.removeEventListener('abort', giveUp);
          const holder = { lose: () => reject(new DOMException('stolen', 'AbortError')) };
          queue.holder = holder;
          const done = () => {
            if (queue.holder !== holder) return;
            queue.holder = null;
            next(name);
          };
          work().then(resolve, reject).finally(done);
        },
      };
      const giveUp = () => {
        queue.waiting = queue.waiting.filter((other) => other !== turn);
        reject(new DOMException('aborted', 'AbortError'));
      };
      if (options.signal?.aborted) return giveUp();
      options.signal?.addEventListener('abort', giveUp);
      if (options.steal) {
        queue.holder?.lose();
        queue.holder = null;
        return turn.begin();
      }
      queue.waiting.push(turn);
      next(name);
    });
  return { request: request as unknown as LockManager['request'] };
}

/** The channels of a browser: what one tab posts, all others of the name get, in order. */
export function createChannels() {
  const open = new Set<{ name: string; target: EventTarget; isFrozen: () => boolean }>();
  return (name: string, isFrozen: () => boolean = () => false): Channel => {
    const target = new EventTarget();
    const own = { name, target, isFrozen };
    open.add(own);
    return {
      postMessage(data: unknown) {
        if (isFrozen()) return;
        const message = structuredClone(data);
        for (const other of open)
          if (other !== own && other.name === name && !other.isFrozen())
            queueMicrotask(() => other.target.dispatchEvent(new MessageEvent('message', { data: message })));
      },
      close: () => void open.delete(own),
      addEventListener: target.addEventListener.bind(target),
    };
  };
}

/** One connection to a server of the tests. */
export interface Connection {
  after: Position;
  send(event: StreamEvent): void;
  beat(position: Position): void;
  /** It breaks, or the server refuses. */
  fail(error: unknown): void;
}

/** A server that records its connections. */
export function createStreams() {
  const open = new Set<Connection>();
  const seen: Connection[] = [];
  const connect: OpenStream = (after, handlers: StreamHandlers, signal) =>
    new Promise((resolve, reject) => {
      const connection: Connection = {
        after: new Map(after),
        send(event) {
          handlers.onBytes();
          handlers.onEvent(event);
        },
        beat(position) {
          handlers.onBytes();
          handlers.onBeat(position);
        },
        fail(error) {
          open.delete(connection);
          reject(error instanceof Error ? error : new Error(String(error)));
        },
      };
      signal.addEventListener('abort', () => {
        open.delete(connection);
        resolve();
      });
      open.add(connection);
      seen.push(connection);
    });
  return {
    connect,
    /** Now. */
    open: () => [...open],
    /** Ever. */
    count: () => seen.length,
    current(): Connection {
      const [connection] = [...open];
      if (!connection) throw new Error('Nobody is connected');
      return connection;
    },
  };
}
