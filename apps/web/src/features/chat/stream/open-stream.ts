import type { StreamEvent } from '@onceware/api/chat/chat.contract';
import { formatPosition, parsePosition, type Position } from '@onceware/api/chat/stream/position.contract';
import { createParser } from 'eventsource-parser';

/** Callbacks for everything that one connection delivers. */
export interface StreamHandlers {
  onEvent: (event: StreamEvent) => void;
  /** A heartbeat: all events up to this position were delivered. */
  onBeat: (position: Position) => void;
  /** Anything came. */
  onBytes: () => void;
  /** How long to wait before coming again. */
  onRetry: (ms: number) => void;
}

/** The server answered that there is no stream. */
export class StreamRefused extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`The stream was refused with ${status}`);
    this.status = status;
  }
}

export type OpenStream = (after: Position, handlers: StreamHandlers, signal: AbortSignal) => Promise<void>;

/**
 * Reads the stream until it ends. By `fetch`, not `EventSource`: that repeats the position it began with, and says of no
 * refusal which it was.
 *
 * @throws StreamRefused, or what `fetch` throws
 */
export const streamOver =
  (readerId: string, fetcher: (address: string, init: RequestInit) => Promise<Response>): OpenStream =>
  async (after, { onEvent, onBeat, onBytes, onRetry }, signal) => {
    const query = new URLSearchParams({
      reader: readerId,
      collections: '1',
      ...(after.size > 0 && { after: formatPosition(after) }),
    });
    const response = await fetcher(`/api/chat/stream?${query}`, {
      headers: { accept: 'text/event-stream' },
      cache: 'no-store',
      signal,
    });
    if (!response.ok || !response.body) throw new StreamRefused(response.status);
    const parser = createParser({
      onRetry,
      onEvent({ id, data }) {
        if (data !== '') onEvent(JSON.parse(data) as StreamEvent);
        const position = id === undefined ? null : parsePosition(id);
        if (position) onBeat(position);
      },
    });
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      onBytes();
      parser.feed(part.value);
    }
  };
