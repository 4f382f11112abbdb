/** Grades of a query's right answers, by the deal's slug: 3 exactly it, 2 good, 1 related. What is not named is 0. */
export type Grades = Readonly<Record<string, number>>;

export const FIRST = 10;
/** A row of large cards on a desktop: what is seen without scrolling. */
export const ON_TOP = 3;

/** A query with its grades, and the slugs that search answered, best first. */
export interface Answered {
  grades: Grades;
  found: readonly string[];
}

export interface Figures {
  /** Queries that have right answers. */
  queries: number;
  ndcg: number;
  /** Share of the queries with a hit in the first ten, and in the first three. */
  inTen: number;
  inThree: number;
  /** Share of what is in the first ten that answers nothing; NaN where nothing was found at all. */
  junk: number;
}

const isIn = (grades: Grades, slug: string): boolean => Object.hasOwn(grades, slug);
const gradeOf = (grades: Grades, slug: string): number => (isIn(grades, slug) ? (grades[slug] ?? 0) : 0);

/** Each answer counts by its grade, exponentially, and less the further down it is. */
const gain = (graded: readonly number[]): number =>
  graded.slice(0, FIRST).reduce((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0);

/** Normalised discounted cumulative gain of the first ten: 1 for the best possible order. */
export function ndcg({ grades, found }: Answered): number {
  const best = gain(Object.values(grades).toSorted((a, b) => b - a));
  // A slug that stands twice in a list is one answer.
  return best === 0 ? 0 : gain([...new Set(found)].map((slug) => gradeOf(grades, slug))) / best;
}

/** Answers that a hit is one of: those of grade 3, or of 2 where there is none. */
export function targetsOf(grades: Grades): string[] {
  const target = Object.values(grades).includes(3) ? 3 : 2;
  return Object.keys(grades).filter((slug) => grades[slug] === target);
}

/** Whether one of the first so many answers is a hit. */
export function isHit({ grades, found }: Answered, first: number): boolean {
  const targets = targetsOf(grades);
  return found.slice(0, first).some((slug) => targets.includes(slug));
}

/** The first ten answers, and how many of them answer nothing. */
export function countJunk({ grades, found }: Answered): { shown: number; junk: number } {
  const first = found.slice(0, FIRST);
  return { shown: first.length, junk: first.filter((slug) => !isIn(grades, slug)).length };
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** Figures of queries that all have right answers. */
export function figuresOf(answered: readonly Answered[]): Figures {
  const counted = answered.map(countJunk);
  const share = (first: number) => mean(answered.map((one) => Number(isHit(one, first))));
  return {
    queries: answered.length,
    ndcg: mean(answered.map(ndcg)),
    inTen: share(FIRST),
    inThree: share(ON_TOP),
    junk: mean(counted.map(({ junk }) => junk)) / mean(counted.map(({ shown }) => shown)),
  };
}

/** Answers that a query of stop words or letters may have and still be left alone: more is a list of nothing. */
const LITTLE = 3;

/** Share of the queries without a right answer that got none, or little. */
export const quietShare = (answered: readonly Pick<Answered, 'found'>[]): number =>
  mean(answered.map(({ found }) => Number(found.length <= LITTLE)));
