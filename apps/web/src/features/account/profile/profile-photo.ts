import { accountLimits } from '@onceware/api/identity/account/account.limits';

const { pictureSide, pictureBytesMax } = accountLimits;

/** The file holds no picture that this browser can show. */
export class NoPictureError extends Error {
  override readonly name = 'NoPictureError';
}

/**
 * The middle of a photo as a small square, which is all that is ever sent: neither its size nor its place data leaves
 * the browser.
 * @throws NoPictureError
 */
export async function squarePicture(file: Blob): Promise<Blob> {
  const canvas = await drawn(file);
  for (const quality of [0.85, 0.7, 0.5]) {
    const picture = await encoded(canvas, quality);
    if (picture && picture.size <= pictureBytesMax) return picture;
  }
  throw new NoPictureError();
}

async function drawn(file: Blob): Promise<HTMLCanvasElement> {
  const photo = await readPhoto(file);
  const canvas = document.createElement('canvas');
  canvas.width = pictureSide;
  canvas.height = pictureSide;
  const context = canvas.getContext('2d');
  if (!context) throw new NoPictureError();
  const side = Math.min(photo.width, photo.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(
    photo,
    (photo.width - side) / 2,
    (photo.height - side) / 2,
    side,
    side,
    0,
    0,
    pictureSide,
    pictureSide,
  );
  photo.close();
  return canvas;
}

async function readPhoto(file: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file);
  } catch {
    throw new NoPictureError();
  }
}

/** WebP; Safari cannot write it and answers with another type, then JPEG. */
async function encoded(canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> {
  const webp = await toBlob(canvas, 'image/webp', quality);
  return webp?.type === 'image/webp' ? webp : toBlob(canvas, 'image/jpeg', quality);
}

const toBlob = (canvas: HTMLCanvasElement, type: string, quality: number) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));

/** Encodes a picture in base64, as `account.setPicture` takes it. */
export async function base64Of(picture: Blob): Promise<string> {
  const bytes = new Uint8Array(await picture.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
