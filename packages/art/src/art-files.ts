import { AVATARS, drawAvatar } from './draw-avatar.ts';
import { compositionOf, drawCover } from './draw-cover.ts';
import { drawLogo, drawToolMark, TOOL_MARKS } from './draw-logo.ts';
import { drawScreen } from './draw-screen.ts';
import { categories, motifsOf } from './motifs.ts';
import { schemeOf } from './palette.ts';

/** Data that a tool's pictures are drawn from. */
interface DrawnTool {
  slug: string;
  name: string;
  category: string;
  deals: readonly { slug: string }[];
}

/** Covers drawn per category for rows that bring none. */
export const COVERS_PER_CATEGORY = 6;

/**
 * Chance alone would repeat a composition three times in a row of six, or draw two neighbours alike. This keeps count,
 * and turns a seed into the nearest variant of it whose traits have been used least; the first trait weighs most.
 */
function evenly(): (seed: string, traitsOf: (seed: string) => readonly unknown[]) => string {
  const used = new Map<unknown, number>();
  const uses = (trait: unknown): number => used.get(trait) ?? 0;
  return (seed, traitsOf) => {
    const cost = (variant: string): number =>
      traitsOf(variant).reduce<number>((sum, trait) => sum * 100 + uses(trait), 0);
    const variants = [seed, ...Array.from({ length: 30 }, (_, i) => `${seed}~${i + 1}`)];
    const chosen = variants.reduce((best, variant) => (cost(variant) < cost(best) ? variant : best));
    for (const trait of traitsOf(chosen)) used.set(trait, uses(trait) + 1);
    return chosen;
  };
}

/** Draws the covers of one category: no composition twice in one colour while another is left. */
function coverSeries(category: string): (seed: string, brand: string) => string {
  const even = evenly();
  return (seed, brand) => {
    const colour = schemeOf(brand).name;
    const chosen = even(seed, (variant) => {
      const composition = compositionOf(category, variant);
      return [`${colour} ${motifsOf(category).indexOf(composition)}`, composition];
    });
    return drawCover({ category, seed: chosen, brand });
  };
}

const numbered = (index: number): string => `${String(index).padStart(2, '0')}.svg`;

/** Every picture the app ships: path below `pictures`, and below /art of the site, and its SVG. */
export function artFiles(tools: readonly DrawnTool[]): Map<string, string> {
  const files = new Map<string, string>();
  const evenLogo = evenly();
  for (const category of new Set(tools.map((tool) => tool.category))) {
    const drawNext = coverSeries(category);
    for (const { slug, name, deals } of tools.filter((tool) => tool.category === category)) {
      const logo = (seed: string) => drawLogo({ name, category, seed, brand: slug });
      files.set(`logos/${slug}.svg`, logo(evenLogo(slug, (variant) => [logo(variant)])));
      for (const deal of deals) {
        files.set(`covers/${deal.slug}.svg`, drawNext(deal.slug, slug));
        files.set(`screens/${deal.slug}.svg`, drawScreen({ category, seed: deal.slug, brand: slug }));
      }
    }
  }
  const evenBrand = evenly();
  for (const category of categories) {
    const drawNext = coverSeries(category);
    for (let i = 0; i < COVERS_PER_CATEGORY; i++) {
      const seed = `${category}-${i}`;
      const brand = evenBrand(seed, (variant) => [schemeOf(variant)]);
      files.set(`covers/_${seed}.svg`, drawNext(seed, brand));
    }
  }
  for (let i = 0; i < TOOL_MARKS; i++) files.set(`tools/${numbered(i)}`, drawToolMark(i));
  for (let i = 0; i < AVATARS; i++) files.set(`avatars/${numbered(i)}`, drawAvatar(i));
  return files;
}
