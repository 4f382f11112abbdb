import type { Motifs } from './motif.ts';
import { design, development } from './motifs-build.ts';
import { ai, analytics, finance } from './motifs-data.ts';
import { other, productivity, security } from './motifs-order.ts';
import { marketing, media, sales } from './motifs-reach.ts';
import { infrastructure } from './motifs-stacks.ts';
import { education, support, writing } from './motifs-words.ts';

const motifs: Readonly<Record<string, Motifs>> = {
  ai,
  analytics,
  design,
  development,
  education,
  finance,
  infrastructure,
  marketing,
  media,
  other,
  productivity,
  sales,
  security,
  support,
  writing,
};

/** The categories that have a shape language of their own. */
export const categories: readonly string[] = Object.keys(motifs);

/** The compositions of a category; an unknown one gets those of `other`. */
export const motifsOf = (category: string): Motifs => motifs[category] ?? other;
