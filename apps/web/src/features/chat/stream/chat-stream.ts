import type { StreamEvent } from '@onceware/api/chat/chat.contract';
import type { Position } from '@onceware/api/chat/stream/position.contract';
import { onDrop, onWake, within } from '../live/wake.ts';
import { keepConnected, SILENCE_MS, type StreamState } from './keep-connected.ts';
import { type OpenStream, streamOver } from './open-stream.ts';

export interface StreamListener {
  onEvent?: (event: StreamEvent) => void;
  /** Delivered positions by rooms' ordinals: a reader who has less of a room has missed events. */
  onBeat?: (position: Position) => void;
  onState?: (state: StreamState) => void;
}

/** Events of the reader's rooms. */
export interface ChatStream {
  state(): StreamState;
  /** When the reader's collections last changed, by this browser's clock; undefined: unknown, as while nobody is connected. */
  collectionsChangedAt(): number | undefined;
  /** Follows the stream, which runs as long as it has followers. @returns a function that ends it */
  follow(listener: StreamListener): () => void;
  /** Ends it in all tabs: the reader signs out. */
  end(): void;
  /** Ends it here. */
  close(): void;
}

/**
 * Messages between tabs: the connected tab broadcasts to the others; `hello` is sent by another tab when it opens or
 * comes back.
 */
type Told =
  | { kind: 'event'; event: StreamEvent }
  | { kind: 'beat'; position: Position }
  | { kind: 'state'; state: StreamState }
  | { kind: 'hello' };

export type Channel = Pick<BroadcastChannel, 'postMessage' | 'close' | 'addEventListener'>;

interface Given {
  /** Tabs of another one have another stream. */
  readerId: string;
  open?: OpenStream;
  /** Null: this browser's tabs know nothing of each other, and each has a stream of its own. */
  sharing?: { locks: Pick<LockManager, 'request'>; channel: (name: string) => Channel } | null;
  /** The reader signed out, or may not follow any more. */
  onEnded?: () => void;
  isOnline?: () => boolean;
  isSeen?: () => boolean;
  wakes?: (run: () => void) => () => void;
  drops?: (run: () => void) => () => void;
}

/** Grace period without followers, such as from one room to the next, before the stream is closed. */
const LINGER_MS = 1_000;
const LOOK_MS = 10_000;

// Both are missing on addresses that are neither https nor localhost.
const browserSharing = (): Given['sharing'] =>
  'locks' in navigator && 'BroadcastChannel' in globalThis
    ? { locks: navigator.locks, channel: (name) => new BroadcastChannel(name) }
    : null;

/**
 * One stream for all tabs of a browser (LIVE-04): the one that holds a lock is connected, and tells the others what comes. The
 * browser gives the lock to the next when that tab is closed or crashes; one that is only frozen loses it to whoever notices
 * (docs/decisions/043-one-stream-a-browser.md).
 */
export function createChatStream({
  readerId,
  open = streamOver(readerId, (address, init) => fetch(address, init)),
  sharing = browserSharing(),
  onEnded = () => undefined,
  isOnline = () => navigator.onLine,
  isSeen = () => document.visibilityState === 'visible',
  wakes = onWake,
  drops = onDrop,
}: Given): ChatStream {
  const name = `chat-stream-${readerId}`;
  const listeners = new Set<StreamListener>();
  const position = new Map<number, number>();
  let state: StreamState = 'connecting';
  let collectionsAt: number | undefined;
  let heardAt = 0;
  let isLeading = false;
  let channel: Channel | null = null;
  let run: AbortController | null = null;
  let lingering: ReturnType<typeof setTimeout> | undefined;

  const raise = (ordinal: number, seq: number) => position.set(ordinal, Math.max(seq, position.get(ordinal) ?? 0));

  function hear(told: Told): void {
    if (state === 'ended') return;
    heardAt = Date.now();
    if (told.kind === 'hello') return isLeading ? introduce() : undefined;
    if (told.kind === 'event') {
      const { event } = told;
      if ('ordinal' in event) raise(event.ordinal, event.seq);
      if (event.type === 'collections') collectionsAt = Math.max(collectionsAt ?? 0, Date.now() - (event.agoMs ?? 0));
      for (const { onEvent } of listeners) onEvent?.(event);
    } else if (told.kind === 'beat') {
      for (const [ordinal, seq] of told.position) raise(ordinal, seq);
      for (const { onBeat } of listeners) onBeat?.(position);
    } else if (told.state !== state) {
      state = told.state;
      if (state !== 'live') collectionsAt = undefined;
      for (const { onState } of listeners) onState?.(state);
      if (state !== 'ended') return;
      stop();
      onEnded();
    }
  }

  function tell(told: Told): void {
    channel?.postMessage(told);
    hear(told);
  }

  /** For a tab that has just come. */
  function introduce(): void {
    if (collectionsAt !== undefined) {
      const event: StreamEvent = { type: 'collections', agoMs: Date.now() - collectionsAt };
      channel?.postMessage({ kind: 'event', event } satisfies Told);
    }
    channel?.postMessage({ kind: 'state', state } satisfies Told);
    if (state === 'live') channel?.postMessage({ kind: 'beat', position } satisfies Told);
  }

  async function lead(signal: AbortSignal): Promise<void> {
    isLeading = true;
    await keepConnected(
      {
        open,
        after: () => position,
        onEvent: (event) => tell({ kind: 'event', event }),
        onBeat: (reached) => tell({ kind: 'beat', position: reached }),
        onState: (next) => tell({ kind: 'state', state: next }),
        isOnline,
        wakes,
        drops,
      },
      signal,
    );
    isLeading = false;
  }

  /** Waits to become the leading tab, and leads; replaces a leader that went silent. */
  async function share({ locks }: NonNullable<Given['sharing']>, signal: AbortSignal): Promise<void> {
    let isStealing = false;
    while (!signal.aborted) {
      const turn = within(signal);
      const look = setInterval(() => {
        if (isLeading || !isSeen() || Date.now() - heardAt <= SILENCE_MS + LOOK_MS) return;
        isStealing = true;
        turn.abort();
      }, LOOK_MS);
      try {
        const options = isStealing ? { steal: true } : { signal: turn.signal };
        isStealing = false;
        await locks.request(name, options, () => lead(turn.signal));
      } catch {
        // The turn was given up, or taken away.
      } finally {
        clearInterval(look);
        turn.abort();
        isLeading = false;
      }
    }
  }

  function start(): void {
    run = new AbortController();
    const { signal } = run;
    heardAt = Date.now();
    state = 'connecting';
    collectionsAt = undefined;
    if (!sharing) return void lead(signal);
    const own = sharing.channel(name);
    channel = own;
    own.addEventListener('message', ({ data }: MessageEvent<Told>) => hear(data));
    const hello = () => own.postMessage({ kind: 'hello' } satisfies Told);
    const stopWaking = wakes(hello);
    signal.addEventListener('abort', () => {
      stopWaking();
      own.close();
      channel = null;
    });
    hello();
    void share(sharing, signal);
  }

  function stop(): void {
    clearTimeout(lingering);
    run?.abort();
    run = null;
  }

  return {
    state: () => state,
    collectionsChangedAt: () => collectionsAt,
    follow(given) {
      // Each is one of its own, also of the same functions.
      const listener = { ...given };
      listeners.add(listener);
      clearTimeout(lingering);
      if (!run && state !== 'ended') start();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) lingering = setTimeout(stop, LINGER_MS);
      };
    },
    end() {
      const brief = channel ? null : sharing?.channel(name);
      brief?.postMessage({ kind: 'state', state: 'ended' } satisfies Told);
      brief?.close();
      tell({ kind: 'state', state: 'ended' });
    },
    close() {
      stop();
      listeners.clear();
    },
  };
}
