import { createContext, use } from 'react';
import { ALL_AT_HAND, type RoomFacts } from './chat-source.ts';

/** Room of the messages below, with the reader's permissions in it. */
export const RoomContext = createContext<RoomFacts>(ALL_AT_HAND.room);

export const useRoom = (): RoomFacts => use(RoomContext);
