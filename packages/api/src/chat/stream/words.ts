import { z } from 'zod';
import { streamLimits } from '../chat.limits.ts';

const id = z.uuid();

/**
 * Messages that processes send each other about rooms. Each process reads for itself what was said, and knows who may
 * be told.
 */
const word = z.union([
  /** Called when the room has new events. */
  z.tuple([z.literal('room'), id]),
  /** This user's permissions in their rooms have changed. */
  z.tuple([z.literal('rooms'), id]),
  /** This user's collections have changed. */
  z.tuple([z.literal('collections'), id]),
  /** This user was told of something, or has read it. */
  z.tuple([z.literal('notifications'), id]),
  /** This user has read a room up to a number, or marked what is behind it as unread. */
  z.tuple([z.literal('read'), id, id, z.int().min(0)]),
  z.tuple([z.literal('typing'), id, z.object({ id, name: z.string().max(200) })]),
  /** People of the room who follow it at the process of this name. */
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
