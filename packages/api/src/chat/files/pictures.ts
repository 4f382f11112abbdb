import { createBeside } from '#core/beside/beside.ts';
import { AppError } from '#core/errors.ts';

/** Those that are drawn anew and shown. All else is kept as it was sent, to be saved and not to be shown. */
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

interface Written {
  path: string;
  /** Bytes. */
  size: number;
}

export interface DrawnPicture {
  picture: Written;
  /** A WebP that is at most 480 pixels wide and high, and stands still. */
  preview: Written;
  /** Of the picture, in pixels. */
  width: number;
  height: number;
}

/** Draws pictures anew, one after the other, beside the event loop. */
export interface Pictures {
  /**
   * Writes both beside the file at `path`.
   *
   * @throws picture_unreadable if it is damaged or too large; unavailable where too many wait
   */
  draw(picture: PictureToDraw): Promise<DrawnPicture>;
  close(): Promise<void>;
}

/** A photo takes a second; the thread goes with what the library holds. */
const LIMITS = { limitMs: 60_000, waitingMax: 40, idleMs: 60_000 };

export function createPictures(): Pictures {
  const drawing = createBeside<PictureToDraw, DrawnPicture | { problem: string }>(
    'picture.worker',
    import.meta.url,
    LIMITS,
  );
  return {
    async draw(picture) {
      const drawn = await drawing.run(picture);
      if ('problem' in drawn) throw new AppError('picture_unreadable', { cause: new Error(drawn.problem) });
      return drawn;
    },
    close: () => drawing.close(),
  };
}
