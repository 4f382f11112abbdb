import { createContext, use } from 'react';
import { ALL_AT_HAND, type RoomFacts } from './chat-source.ts';

/** What the room is that the messages stand in, and what the reader may do there. */
export const RoomContext = createContext<RoomFacts>(ALL_AT_HAND.room);

export const useRoom = (): RoomFacts => use(RoomContext);
