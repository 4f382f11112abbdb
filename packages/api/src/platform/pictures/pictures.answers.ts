import { z } from 'zod';
import { count, named } from '#kernel/answers.ts';

export const storedPicture = named(
  'StoredPicture',
  z.strictObject({ url: z.string().describe('`/api/pictures/….webp`'), width: count, height: count }),
);
/** A picture of ours, drawn anew. */
export interface StoredPicture extends z.infer<typeof storedPicture> {}
