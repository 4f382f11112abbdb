import { readFileSync } from 'node:fs';
import type { Grades } from './measure.ts';

export const KINDS = ['named', 'intent', 'typo', 'alternative', 'acronym', 'price', 'junk'] as const;
export const LANGUAGES = ['en', 'de', 'es', 'pt', 'zh', 'ar'] as const;
export type Kind = (typeof KINDS)[number];

export interface JudgedQuery {
  q: string;
  kind: Kind;
  /** Language of whoever typed it; a name or an acronym may be in none. */
  language: (typeof LANGUAGES)[number];
  /** Lowest and highest price that the query names, and their currency. */
  within?: readonly [min: number, max: number, currency: string];
  grades: Grades;
}

export const HALVES = ['open', 'held-out'] as const;
export type Half = (typeof HALVES)[number];

/** Queries of a half, a line each in its file. */
export const readQueries = (half: Half): JudgedQuery[] =>
  JSON.parse(readFileSync(new URL(`${half}.json`, import.meta.url), 'utf8')) as JudgedQuery[];
