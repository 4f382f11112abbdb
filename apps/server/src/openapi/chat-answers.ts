import type { RoomFile } from '@onceware/api/chat/chat.contract';
import { z } from 'zod';
import { count, id, named } from './answers.ts';

const roomFile = z.strictObject({
  id,
  name: z.string(),
  size: count,
  type: z.string(),
  width: count.nullable(),
  height: count.nullable(),
}) satisfies z.ZodType<RoomFile>;

export const uploadedFile = named('UploadedFile', z.strictObject({ file: roomFile }));
