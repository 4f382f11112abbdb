import { createWorkerPool } from '#platform/workers/worker-pool.ts';
import { LRUCache } from 'lru-cache';
import type { PreviewToDraw } from './preview.worker.ts';

export type PreviewDrawing = Omit<PreviewToDraw, 'fonts' | 'pictures'>;

/** Draws pictures for previews outside the event loop, one after the other, and keeps the last ones. */
export interface Previews {
  /**
   * @param key of the whole drawing: simultaneous calls with the same key share it
   * @param admit called before drawing, but not for stored pictures; its error is thrown
   * @throws unavailable where too many wait
   */
  draw(key: string, drawing: PreviewDrawing, admit: () => Promise<void>): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** Some tenths of a second each. */
const LIMITS = { limitMs: 10_000, waitingMax: 20, idleMs: 60_000 };
const KEPT_BYTES = 16 * 1024 * 1024;

export function createPreviews(folders: Pick<PreviewToDraw, 'fonts' | 'pictures'>): Previews {
  const worker = createWorkerPool<PreviewToDraw, Uint8Array>('preview.worker', import.meta.url, LIMITS);
  const kept = new LRUCache<string, Uint8Array>({ maxSize: KEPT_BYTES, sizeCalculation: ({ length }) => length });
  const drawing = new Map<string, Promise<Uint8Array>>();

  async function drawNow(key: string, what: PreviewDrawing): Promise<Uint8Array> {
    try {
      const png = await worker.run({ ...what, ...folders });
      kept.set(key, png);
      return png;
    } finally {
      drawing.delete(key);
    }
  }

  return {
    async draw(key, what, admit) {
      const known = kept.get(key) ?? drawing.get(key);
      if (known) return known;
      await admit();
      const begun = drawing.get(key) ?? drawNow(key, what);
      drawing.set(key, begun);
      return begun;
    },
    close: () => worker.close(),
  };
}
