import { compositionOf, drawCover } from './draw-cover.ts';
import { drawLogo, drawToolMark, TOOL_MARKS } from './draw-logo.ts';
import { drawScreen } from './draw-screen.ts';
import { categories } from './motifs.ts';
import { schemeOf } from './palette.ts';

/** What a tool's pictures are drawn from. */
export interface DrawnTool {
  slug: string;
  name: string;
  category: string;
  deals: readonly { slug: string }[];
}

/** Covers drawn per category for rows that bring none. */
export const COVERS_PER_CATEGORY = 6;

/**
 * Chance alone would repeat one composition three times in a row of six. This keeps count, and turns a seed into the
 * nearest variant of it whose trait has been used least.
 */
function evenly(traitOf: (seed: string) => unknown): (seed: string) => string {
  const used = new Map<unknown, number>();
  const uses = (seed: string): number => used.get(traitOf(seed)) ?? 0;
  return (seed) => {
    const variants = [seed, ...Array.from({ length: 30 }, (_, i) => `${seed}~${i + 1}`)];
    const chosen = variants.reduce((best, variant) => (uses(variant) < uses(best) ? variant : best));
    used.set(traitOf(chosen), uses(chosen) + 1);
    return chosen;
  };
}

/** Every picture the app ships: path below `public/art`, and its SVG. */
export function artFiles(tools: readonly DrawnTool[]): Map<string, string> {
  const files = new Map<string, string>();
  for (const category of new Set(tools.map((tool) => tool.category))) {
    const evenSeed = evenly((seed) => compositionOf(category, seed));
    for (const { slug, name, deals } of tools.filter((tool) => tool.category === category)) {
      files.set(`logos/${slug}.svg`, drawLogo({ name, category, seed: slug }));
      for (const deal of deals) {
        files.set(`covers/${deal.slug}.svg`, drawCover({ category, seed: evenSeed(deal.slug), brand: slug }));
        files.set(`screens/${deal.slug}.svg`, drawScreen({ category, seed: deal.slug, brand: slug }));
      }
    }
  }
  const evenBrand = evenly(schemeOf);
  for (const category of categories) {
    const evenSeed = evenly((seed) => compositionOf(category, seed));
    for (let i = 0; i < COVERS_PER_CATEGORY; i++) {
      const seed = `${category}-${i}`;
      files.set(`covers/_${seed}.svg`, drawCover({ category, seed: evenSeed(seed), brand: evenBrand(seed) }));
    }
  }
  for (let i = 0; i < TOOL_MARKS; i++) files.set(`tools/${String(i).padStart(2, '0')}.svg`, drawToolMark(i));
  return files;
}
