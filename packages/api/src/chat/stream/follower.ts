import type { Actor } from '#kernel/actor.ts';
import type { Hidden } from '../blocking/hidden.ts';
import type { HeldEvents } from './held-events.ts';
import type { Place } from './stream.repo.ts';

/** One open stream, as its connection is. */
export interface Follower {
  userId: string;
  /** Sent when the stream is live: when the collections last changed. */
  asksForCollections?: boolean;
  /** Sends bytes that are shared by all their readers. */
  send(bytes: Buffer): void;
  /** Settles when the bytes are flushed, or the reader has left. */
  drained(): Promise<void>;
  /** They may follow no longer. */
  end(): void;
  /** Returns the user's current identity and permissions; null if they may not follow. */
  actor(): Promise<Actor | null>;
}

/** A room that may be followed, and how far its events went when that was read. */
export interface Head extends Place {
  ordinal: number;
}

/** A room with followers in this process. */
export interface FollowedRoom {
  id: string;
  ordinal: number;
  /** The last event that was handed over. */
  seq: number;
  followers: Set<Stream>;
}

/** State that the hub keeps for an open stream. */
export interface Stream {
  follower: Follower;
  rooms: Set<FollowedRoom>;
  isOver: boolean;
  /** True if the rooms that they may follow may have changed since they were read. */
  isStale: boolean;
  /** True once the missed events are sent, and the stream gets new ones. */
  isLive: boolean;
  /** When the session or key of the stream ends by itself, as far as is known. */
  endsAt: number | undefined;
  /** People whose names, and words, are kept from this user; read with their rooms. */
  hidden: Hidden;
  /** Events that wait while those rooms are re-checked; null: they are sent at once. */
  held: HeldEvents | null;
}
