import type { StreamEvent } from '../chat.contract.ts';
import { formatPosition } from './position.contract.ts';
import type { ReadEvent } from './stream.repo.ts';

/** Encoded server-sent events. A chunk is shared by all its readers. */
export const chunkOf = (event: StreamEvent): string => `data: ${JSON.stringify(event)}\n\n`;

export const chunkOfEvent = ({ roomId, seq, message }: ReadEvent, ordinal: number): string =>
  chunkOf(message ? { type: 'message', roomId, ordinal, seq, message } : { type: 'room', roomId, ordinal, seq });

export const RESET = Buffer.from(chunkOf({ type: 'reset' }));
export const ROOMS = Buffer.from(chunkOf({ type: 'rooms' }));
export const NOTIFICATIONS = Buffer.from(chunkOf({ type: 'notifications' }));
export const COLLECTIONS = Buffer.from(chunkOf({ type: 'collections' }));

/** For a new stream: when the collections last changed. */
export const collectionsChanged = (agoMs: number): Buffer =>
  Buffer.from(chunkOf({ type: 'collections', agoMs: Math.floor(agoMs) }));

/** A heartbeat, with the position to go on from. */
export const heartbeat = (position: Iterable<readonly [ordinal: number, seq: number]>): Buffer =>
  Buffer.from(`id: ${formatPosition(position)}\nevent: here\ndata:\n\n`);

/** First chunk of a stream: a random reconnection time, so that thousands do not return at once after a process has ended. */
export const reconnectSoon = (): Buffer => Buffer.from(`retry: ${1_000 + Math.floor(Math.random() * 3_000)}\n\n`);

/** Last chunk of a stream that newer ones of the same person have replaced. */
export const RECONNECT_LATER = Buffer.from('retry: 60000\n\n');
