import type { StreamEvent } from '../chat.contract.ts';
import { formatPosition } from './position.contract.ts';
import type { ReadEvent } from './stream.repo.ts';

/** Events as they go over the wire (server-sent events). One chunk is the same for all who get it. */
export const chunkOf = (event: StreamEvent): string => `data: ${JSON.stringify(event)}\n\n`;

export const chunkOfEvent = ({ roomId, seq, message }: ReadEvent, ordinal: number): string =>
  chunkOf(message ? { type: 'message', roomId, ordinal, seq, message } : { type: 'room', roomId, ordinal, seq });

export const RESET = Buffer.from(chunkOf({ type: 'reset' }));
export const ROOMS = Buffer.from(chunkOf({ type: 'rooms' }));
export const COLLECTIONS = Buffer.from(chunkOf({ type: 'collections' }));

/** For one that begins: when they changed before. */
export const collectionsChanged = (agoMs: number): Buffer =>
  Buffer.from(chunkOf({ type: 'collections', agoMs: Math.floor(agoMs) }));

/** A heartbeat, with the position to go on from. */
export const heartbeat = (position: Iterable<readonly [ordinal: number, seq: number]>): Buffer =>
  Buffer.from(`id: ${formatPosition(position)}\nevent: here\ndata:\n\n`);

/** The first of a stream: when to come again once it has ended. Not all at once, where a process has ended with thousands. */
export const reconnectSoon = (): Buffer => Buffer.from(`retry: ${1_000 + Math.floor(Math.random() * 3_000)}\n\n`);

/** The last of one that others of the same person have taken the place of. */
export const RECONNECT_LATER = Buffer.from('retry: 60000\n\n');
