import { createContext, use } from 'react';
import { ALL_LOADED, type RoomFacts } from './chat-source.ts';

/** Room of the messages below, with the reader's permissions in it. */
export const RoomContext = createContext<RoomFacts>(ALL_LOADED.room);

export const useRoom = (): RoomFacts => use(RoomContext);
