import { z } from 'zod';
import { count, id, moment, named } from '#kernel/answers.ts';

export const roomFile = z.strictObject({
  id,
  name: z.string(),
  size: count.describe('Bytes.'),
  type: z.string().describe('Media type, found from the bytes.'),
  width: count.nullable(),
  height: count.nullable(),
});
export interface RoomFile extends z.infer<typeof roomFile> {}

export const uploadedFile = named('UploadedFile', z.strictObject({ file: roomFile }));

export const person = z.strictObject({
  id,
  name: z.string(),
  avatar: z.string().nullable().describe('Any source that the avatar component takes, or null.'),
});
export interface Person extends z.infer<typeof person> {}

const personName = person.pick({ id: true, name: true });

export const roomMessage = z.strictObject({
  id,
  number: count,
  seq: count,
  author: person
    .extend({ id: z.union([id, z.literal('webhook')]) })
    .nullable()
    .describe("Null: the account is gone. A webhook's has the webhook's name, and the id `webhook`."),
  text: z.string(),
  replyTo: id.nullable(),
  sentAt: moment,
  editedAt: moment.nullable(),
  deletedAt: moment.nullable(),
  pinnedAt: moment.nullable(),
  reactions: z.array(z.strictObject({ emoji: z.string(), people: z.array(personName) })),
  files: z.array(roomFile),
  named: z.strictObject({ users: z.array(person), deals: z.array(z.string()), tools: z.array(z.string()) }),
});
/**
 * A message as it is now. `seq` is the room's event that made it so: of two states the one of the higher `seq` holds.
 * Of a deleted one only who, when and where are told. Times are ISO strings.
 */
export interface RoomMessage extends z.infer<typeof roomMessage> {}
export const changedMessage = z.strictObject({ message: roomMessage });
