import { createContext, use } from 'react';
import { ALL_LOADED, type RoomFacts } from './chat-source.ts';

/** Room of the messages below, with the reader's permissions in it. */
export const RoomContext = createContext<RoomFacts>(ALL_LOADED.room);

export const useRoom = (): RoomFacts => use(RoomContext);

/** Whether the reader may pin: in rooms that all come into, who looks after them; elsewhere everybody who may write. */
export const mayPin = ({ kind, may }: RoomFacts): boolean =>
  may.write && (may.moderate || (kind !== 'community' && kind !== 'deal'));
