import { createWorkerPool } from '#platform/workers/worker-pool.ts';
import { WorkerReplaced } from '#platform/workers/one-worker.ts';
import { AppError } from '#kernel/errors.ts';

declare module '#kernel/services.ts' {
  interface Services {
    pictures: Pictures;
  }
}

/** Types that are redrawn and shown. All others are kept as they were sent, to be downloaded and not shown. */
export const PICTURES = {
  'image/jpeg': { format: 'jpeg', endings: ['jpg', 'jpeg'] },
  'image/png': { format: 'png', endings: ['png'] },
  'image/apng': { format: 'png', endings: ['png'] },
  'image/webp': { format: 'webp', endings: ['webp'] },
  'image/gif': { format: 'gif', endings: ['gif'] },
  'image/avif': { format: 'avif', endings: ['avif'] },
} as const;

export interface PictureToDraw {
  path: string;
  format: (typeof PICTURES)[keyof typeof PICTURES]['format'];
}

interface Asked {
  /** Member for whom it is drawn; members take turns. */
  member?: string | undefined;
  /** Ends it. */
  signal?: AbortSignal | undefined;
}

export interface SmallPictureToDraw {
  bytes: Uint8Array;
  /** Pixels of the longer side, at most. */
  maxSide: number;
  /** Pixels to which an SVG icon is drawn. */
  isIcon?: boolean;
}

/** A still WebP. */
export interface SmallPicture {
  webp: Uint8Array;
  /** Pixels. */
  width: number;
  height: number;
}

interface Written {
  path: string;
  /** Bytes. */
  size: number;
}

export interface DrawnPicture {
  picture: Written;
  /** A still WebP of at most 480 pixels in width and height. */
  preview: Written;
  /** Size of the picture, in pixels. */
  width: number;
  height: number;
}

/** Re-encodes pictures, one after the other, in a separate process. */
export interface Pictures {
  /**
   * Writes both beside the file at `path`.
   *
   * @throws picture_unreadable if it is damaged or too large, or its worker does not come back; unavailable where too many wait
   */
  draw(picture: PictureToDraw, asked?: Asked): Promise<DrawnPicture>;
  /**
   * Draws a small picture of any of these types, or of an icon.
   *
   * @throws picture_unreadable as `draw`, or if it is none; unavailable where too many wait
   */
  drawSmall(picture: SmallPictureToDraw, asked?: Asked): Promise<SmallPicture>;
  close(): Promise<void>;
}

/**
 * A photo takes a second; the process goes with what the library holds. The second is there while two members wait: what one of
 * them sends may take as long as the limit.
 */
const LIMITS = { limitMs: 60_000, waitingMax: 40, idleMs: 60_000, isProcess: true, workers: 2 };

export function createPictures(): Pictures {
  const drawing = createWorkerPool<
    PictureToDraw | SmallPictureToDraw,
    DrawnPicture | SmallPicture | { problem: string }
  >('drawing.worker', import.meta.url, LIMITS);
  /** Returns the worker's result, if it is of the type that this kind of work makes. */
  async function run<Made extends DrawnPicture | SmallPicture>(
    input: PictureToDraw | SmallPictureToDraw,
    isMade: (drawn: DrawnPicture | SmallPicture) => drawn is Made,
    asked?: Asked,
  ): Promise<Made> {
    const drawn = await drawing.run(input, asked).catch((error: unknown) => {
      // Once more it would be the same.
      throw error instanceof WorkerReplaced ? new AppError('picture_unreadable', { cause: error }) : error;
    });
    if ('problem' in drawn) throw new AppError('picture_unreadable', { cause: new Error(drawn.problem) });
    if (!isMade(drawn)) throw new Error('The worker answered something else.');
    return drawn;
  }
  return {
    draw: (picture, asked) => run(picture, (drawn) => 'preview' in drawn, asked),
    // A copy: the memory around a Buffer, which others share, would go with it.
    drawSmall: ({ bytes, ...how }, asked) =>
      run({ bytes: new Uint8Array(bytes), ...how }, (drawn) => 'webp' in drawn, asked),
    close: () => drawing.close(),
  };
}
