import { z } from 'zod';

const id = z.uuid('This is not an id.').toLowerCase();

export const uploadInput = z.object({
  roomId: id,
  /** Made by the sender: what is sent again is there once. */
  id,
  /** Name of the file on the sender's disk; unsafe characters are removed. */
  name: z.string().max(1_000).default(''),
});
export type UploadInput = z.infer<typeof uploadInput>;

export const fileInput = z.object({ id });

/** Part of a file that is requested; a picture also has a small preview. */
export type FilePart = 'file' | 'preview';
