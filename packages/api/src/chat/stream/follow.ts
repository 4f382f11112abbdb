import type { StreamEvent } from '../chat.contract.ts';
import { formatPosition, parsePosition } from './position.contract.ts';
import { readServerSentEvents } from './server-sent-events.ts';

export interface FollowOptions {
  /** An earlier `position()`: events since then come first. Rooms that it does not name are followed from now on. */
  after?: string | undefined;
  /** Ends it. */
  signal?: AbortSignal | undefined;
}

/** Events in the rooms of the caller, each one once and in the order of its room. */
export interface ChatEvents extends AsyncIterable<StreamEvent> {
  /** Position after the last delivered event; stored, it lets another run resume there. */
  position(): string;
}

/** Silence after which the stream counts as lost; heartbeats come every 15 s. */
const SILENCE_MS = 45_000;
const BACK_OFF_MAX_MS = 30_000;

/** Tells whether a status is one that reconnecting does not fix. */
const isFinal = (status: number): boolean => status >= 400 && status < 500 && status !== 408 && status !== 429;

/** Follows until it is aborted, over any number of connections. */
export function followChat(
  {
    connect,
    failureOf,
  }: {
    connect(query: string, signal: AbortSignal): Promise<Response>;
    /** Builds the error that is thrown for a response without events. */
    failureOf(answer: Response): Promise<Error>;
  },
  { after = '', signal }: FollowOptions = {},
): ChatEvents {
  const begun = parsePosition(after);
  let position = new Map(begun ?? []);
  /** Until the next heartbeat says where it goes on. */
  let isReset = false;

  /** Advances the position, and says whether the event is new. */
  function isNew(event: StreamEvent): boolean {
    if (event.type === 'reset') isReset = true;
    if (isReset || (event.type !== 'message' && event.type !== 'room')) return true;
    if (event.seq <= (position.get(event.ordinal) ?? -1)) return false;
    position.set(event.ordinal, event.seq);
    return true;
  }

  // One that is none is the server's to refuse.
  const place = () => (begun ? formatPosition(position) : after);

  async function* follow(): AsyncGenerator<StreamEvent> {
    let retryMs = 1_000;
    for (let failures = 0; !isAborted(signal); failures += 1) {
      const connection = new AbortController();
      const abort = () => connection.abort();
      signal?.addEventListener('abort', abort);
      let silence = setTimeout(abort, SILENCE_MS);
      try {
        const answer = await connect(place() && `?after=${encodeURIComponent(place())}`, connection.signal);
        if (isFinal(answer.status)) throw new FinalFailure(await failureOf(answer));
        for await (const { id, data, retry } of answer.ok && answer.body ? readServerSentEvents(answer.body) : []) {
          clearTimeout(silence);
          silence = setTimeout(abort, SILENCE_MS);
          failures = 0;
          if (retry) retryMs = Number(retry);
          if (id !== undefined) {
            position = new Map(parsePosition(id) ?? position);
            isReset = false;
          }
          const event = data ? (JSON.parse(data) as StreamEvent) : undefined;
          if (event && isNew(event)) yield event;
        }
      } catch (error) {
        if (error instanceof FinalFailure) throw error.cause;
        // The connection broke, which is what it does.
      } finally {
        clearTimeout(silence);
        signal?.removeEventListener('abort', abort);
        connection.abort();
      }
      await wait(Math.min(retryMs * 2 ** Math.min(failures, 5), Math.max(retryMs, BACK_OFF_MAX_MS)), signal);
    }
  }

  return { [Symbol.asyncIterator]: follow, position: place };
}

class FinalFailure extends Error {
  constructor(cause: Error) {
    super(cause.message, { cause });
  }
}

const isAborted = (signal: AbortSignal | undefined): boolean => signal?.aborted === true;

/** Until the time is over or the signal ends it. */
const wait = (ms: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve) => {
    if (isAborted(signal)) return resolve();
    const done = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal?.addEventListener('abort', done);
  });
