import { choose, dice } from './hash.ts';
import { H, W, type Motif } from './motif.ts';
import { motifsOf } from './motifs.ts';
import { schemeOf } from './palette.ts';
import { rect, svg } from './svg.ts';

interface CoverOptions {
  /** A category's slug; one without a shape language of its own is drawn as `other`. */
  category: string;
  seed: string;
  /** Seed whose colours to use, so that a tool's pictures match; the picture's own seed if left out. */
  brand?: string;
}

/** Which of its category's compositions a seed gets. */
export const compositionOf = (category: string, seed: string): Motif =>
  choose(motifsOf(category), `composition:${seed}`);

/** A deal's cover: a complete 16:9 SVG (640×360), without text, ids or references. */
export function drawCover({ category, seed, brand = seed }: CoverOptions): string {
  const scheme = schemeOf(brand);
  const throws = dice(`cover:${category}:${seed}`);
  return svg(W, H, rect(0, 0, W, H, scheme.ground), compositionOf(category, seed)(scheme, throws));
}
