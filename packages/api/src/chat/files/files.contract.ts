import { z } from 'zod';

const id = z.uuid('This is not an id.').toLowerCase();

export const uploadInput = z.object({
  roomId: id,
  /** Made by the sender: what is sent again is there once. */
  id,
  /** As the sender's disk has it; what is unsafe in it is taken away. */
  name: z.string().max(1_000).default(''),
});
export type UploadInput = z.infer<typeof uploadInput>;

export const fileInput = z.object({ id });

/** What of a file is asked for: a picture has a small one of itself. */
export type FilePart = 'file' | 'preview';
