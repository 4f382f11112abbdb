import { z } from 'zod';
import { count, id, named } from '#kernel/answers.ts';

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
