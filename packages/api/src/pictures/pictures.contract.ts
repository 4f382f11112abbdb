import { z } from 'zod';

export const pictureLimits = {
  /** Of what is sent or fetched. */
  bytesMax: 10 * 1024 * 1024,
  /** Pixels of the longer side of what staff and vendors upload. */
  uploadSide: 1_600,
};

/** `/api/pictures/{name}`: 64 hexadecimal digits and `.webp`. */
export const pictureNameInput = z.object({
  name: z.string().regex(/^[0-9a-f]{64}\.webp$/, 'This is not the name of a picture.'),
});

/** The address of a picture of ours, as it is written beside what it shows. */
export const pictureAddress = z.string().regex(/^\/api\/pictures\/[0-9a-f]{64}\.webp$/, 'This is no picture of ours.');

export interface StoredPicture {
  /** `/api/pictures/….webp` */
  url: string;
  width: number;
  height: number;
}
