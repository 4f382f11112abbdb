import { z } from 'zod';
import { streamLimits } from '../chat.limits.ts';

const id = z.uuid();

/** What processes say to each other of rooms. What was said, and to whom it may be told, each reads and knows for itself. */
const word = z.union([
  /** More has happened in the room. */
  z.tuple([z.literal('room'), id]),
  /** What this user may in their rooms has changed. */
  z.tuple([z.literal('rooms'), id]),
  /** This user's collections have changed. */
  z.tuple([z.literal('collections'), id]),
  z.tuple([z.literal('typing'), id, z.object({ id, name: z.string().max(200) })]),
  /** By the process of this name: who of the room's people follows it there. */
  z.tuple([z.literal('here'), id, z.string().max(40), z.array(id).max(streamLimits.presentMax)]),
]);
export type Word = z.infer<typeof word>;

export const writeWord = (spoken: Word): string => JSON.stringify(spoken);

/** Undefined for what another version may say. */
export function readWord(text: string): Word | undefined {
  try {
    return word.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
