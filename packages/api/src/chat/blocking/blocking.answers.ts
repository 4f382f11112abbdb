import { z } from 'zod';
import { moment, nextCursor } from '#kernel/answers.ts';
import { person } from '../chat.answers.ts';

export const blockedPerson = person.extend({ since: moment });
/** `since` is an ISO string. */
export interface BlockedPerson extends z.infer<typeof blockedPerson> {}

export const blockedPage = z.strictObject({ people: z.array(blockedPerson), nextCursor });
/** Page of those whom the caller has blocked, the newest first. */
export interface BlockedPage extends z.infer<typeof blockedPage> {}
