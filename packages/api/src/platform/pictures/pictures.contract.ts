import { z } from 'zod';

export type * from './pictures.answers.ts';

/** `/api/pictures/{name}`: 64 hexadecimal digits and `.webp`. */
export const pictureNameInput = z.object({
  name: z.string().regex(/^[0-9a-f]{64}\.webp$/, 'This is not the name of a picture.'),
});

/** The address of a picture of ours, as it is written beside what it shows. */
export const pictureAddress = z.string().regex(/^\/api\/pictures\/[0-9a-f]{64}\.webp$/, 'This is no picture of ours.');
