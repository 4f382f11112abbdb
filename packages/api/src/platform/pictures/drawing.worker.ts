import { stat } from 'node:fs/promises';
import { Resvg } from '@resvg/resvg-js';
import sharp, { type Sharp } from 'sharp';
import { serveWorker } from '#platform/workers/serve-worker.ts';
import decodeIco from 'decode-ico';
import { pictureLimits } from './pictures.limits.ts';
import { plainSvg } from './plain-svg.ts';
import type { DrawnPicture, PictureToDraw, SmallPicture, SmallPictureToDraw } from './drawing.ts';

const { pixelsMax: PIXELS_MAX } = pictureLimits;
/** Pixels of a stored picture. Larger ones are made smaller; AVIF takes ten times the memory to write. */
const KEPT_PIXELS_MAX = 12_000_000;
const KEPT_AVIF_PIXELS_MAX = 4_000_000;
/** Pixels of an animation, all its frames together; of a longer one only the first frame is kept. */
const ANIMATED_PIXELS_MAX = 30_000_000;
const PREVIEW_PIXELS = 480;
const SECONDS_MAX = 25;
/** Signature of an icon file, and the maximum of its pictures, which may all name the same bytes. */
const ICON = 0x00_01_00_00;
const ICONS_MAX = 32;

// One picture at a time, on one thread, and nothing of it kept.
sharp.concurrency(1);
sharp.cache(false);
// Only what reads the pictures that we take: no vector graphics, no documents, nothing that loads other files.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegFile',
    'VipsForeignLoadPngFile',
    'VipsForeignLoadWebpFile',
    'VipsForeignLoadNsgifFile',
    'VipsForeignLoadHeifFile',
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadNsgifBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
});

const reading = { limitInputPixels: PIXELS_MAX, failOn: 'error', sequentialRead: true } as const;

serveWorker(
  async (input: PictureToDraw | SmallPictureToDraw): Promise<DrawnPicture | SmallPicture | { problem: string }> => {
    try {
      return await ('path' in input ? draw(input) : drawSmall(input));
    } catch (error) {
      // A faulty picture is answered, not thrown, because this worker is still sound.
      return { problem: error instanceof Error ? error.message : String(error) };
    }
  },
);

/**
 * Re-encodes a picture in its upright orientation, with a thumbnail: the result has pixels and colours, and nothing else of the
 * upload, such as its location.
 */
async function draw({ path, format }: PictureToDraw): Promise<DrawnPicture> {
  const { autoOrient, pages = 1, pageHeight } = await sharp(path, reading).metadata();
  const { width } = autoOrient;
  const height = pageHeight ?? autoOrient.height;
  const animated = pages > 1 && width * height * pages <= ANIMATED_PIXELS_MAX;
  const picture = sharp(path, { ...reading, animated })
    .autoOrient()
    .timeout({ seconds: SECONDS_MAX });
  const storedMax = format === 'avif' ? KEPT_AVIF_PIXELS_MAX : KEPT_PIXELS_MAX;
  const shrunk = Math.sqrt(storedMax / (width * height));
  if (shrunk < 1) picture.resize({ width: Math.max(1, Math.floor(width * shrunk)) });
  const drawn = await encode(picture, format).toFile(`${path}.picture`);
  const preview = await sharp(`${path}.picture`, reading)
    .timeout({ seconds: SECONDS_MAX })
    .resize({ width: PREVIEW_PIXELS, height: PREVIEW_PIXELS, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 75, effort: 2 })
    .toFile(`${path}.preview`);
  return {
    picture: { path: `${path}.picture`, size: (await stat(`${path}.picture`)).size },
    preview: { path: `${path}.preview`, size: preview.size },
    width: drawn.width,
    height: drawn.pageHeight ?? drawn.height,
  };
}

async function drawSmall({ bytes, maxSide, isIcon = false }: SmallPictureToDraw): Promise<SmallPicture> {
  const { data, info } = await (isIcon && isXml(bytes) ? readSvg(bytes, maxSide) : read(bytes))
    .autoOrient()
    .timeout({ seconds: SECONDS_MAX })
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80, effort: 2 })
    .toBuffer({ resolveWithObject: true });
  return { webp: data, width: info.width, height: info.height };
}

const isXml = (bytes: Uint8Array) => /^\ufeff?\s*</.test(Buffer.from(bytes.subarray(0, 100)).toString());

/** Draws SVG with a separate renderer, without fonts and files, because the other decoders refuse it. */
const readSvg = (bytes: Uint8Array, side: number): Sharp =>
  sharp(new Resvg(plainSvg(bytes, side), { font: { loadSystemFonts: false } }).render().asPng(), reading);

/** Reads a picture, or the largest one in a site's icon, which may hold several. */
function read(bytes: Uint8Array): Sharp {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const isIcon = file.length > 6 && file.readUInt32LE(0) === ICON && file.readUInt16LE(4) <= ICONS_MAX;
  if (!isIcon) return sharp(file, reading);
  const [largest] = decodeIco(file).toSorted((one, other) => other.width - one.width || other.bpp - one.bpp);
  if (!largest) throw new Error('There is no icon in it.');
  if (largest.type === 'png') return sharp(largest.data, reading);
  const { width, height, data } = largest;
  return sharp(data, { raw: { width, height, channels: 4 }, limitInputPixels: PIXELS_MAX });
}

function encode(picture: Sharp, format: PictureToDraw['format']): Sharp {
  switch (format) {
    case 'jpeg':
      return picture.jpeg({ quality: 85 });
    case 'png':
      return picture.png({ compressionLevel: 6 });
    case 'webp':
      return picture.webp({ quality: 85, effort: 2 });
    case 'gif':
      return picture.gif({ effort: 1 });
    case 'avif':
      return picture.avif({ quality: 55, effort: 0 });
  }
}
