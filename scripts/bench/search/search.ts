import type { DealPage } from '@onceware/api/catalog/catalog.contract';
import type { Call } from '@onceware/api/kernel/call';
import { createCallerFactory } from '@onceware/api/kernel/trpc';
import { appRouter } from '@onceware/api/composition/router';
import { openDatabase } from '@onceware/db/client';
import { seedCatalog } from '@onceware/db/seed/seed';
import { type Answered, figuresOf, type Figures, isHit, FIRST, quietShare, targetsOf } from './measure.ts';
import { HALVES, type JudgedQuery, KINDS, LANGUAGES, readQueries } from './queries.ts';

/** A query with what is given as its answers, and the page with all that follows below a heading. */
type AnsweredQuery = JudgedQuery & Answered & { shown: readonly string[] };

interface Goal {
  name: string;
  of(answered: readonly AnsweredQuery[]): number;
  least?: number;
  below?: number;
}

const hasAnswers = ({ kind }: JudgedQuery) => kind !== 'junk';
const kindIs = (name: string) => (query: JudgedQuery) => query.kind === name;

/** Goals of CAT-16, for queries that nobody tuned for: the held-out half. */
const GOALS: Goal[] = [
  { name: 'all, in the first ten', of: (all) => figuresOf(all.filter(hasAnswers)).inTen, least: 0.92 },
  { name: 'all, in the first three', of: (all) => figuresOf(all.filter(hasAnswers)).inThree, least: 0.8 },
  { name: 'intents, in the first ten', of: (all) => figuresOf(all.filter(kindIs('intent'))).inTen, least: 0.85 },
  { name: 'typos, in the first ten', of: (all) => figuresOf(all.filter(kindIs('typo'))).inTen, least: 0.9 },
  {
    name: 'alternatives, in the first ten',
    of: (all) => figuresOf(all.filter(kindIs('alternative'))).inTen,
    least: 0.9,
  },
  { name: 'junk in the first ten', of: (all) => figuresOf(all.filter(hasAnswers)).junk, below: 0.15 },
];

/**
 * Asks the demonstration catalogue all judged queries and prints how well they are answered. The held-out half is printed as
 * figures alone, so that nobody tunes for it; `showsMisses` lists queries of the open half.
 */
export async function benchSearch(databaseUrl: string, { showsMisses = false } = {}): Promise<void> {
  const { open, 'held-out': heldOut } = await answerAll(databaseUrl);
  console.log(`${open.length} open queries, ${heldOut.length} held out\n`);
  const rows = [
    ['all', hasAnswers] as const,
    ...KINDS.filter((kind) => kind !== 'junk').map((kind) => [kind, kindIs(kind)] as const),
    ...LANGUAGES.map(
      (language) => [language, (query: JudgedQuery) => hasAnswers(query) && query.language === language] as const,
    ),
  ];
  console.log(`${''.padEnd(12)} |${heading('open')} |${heading('held out')}`);
  for (const [name, belongs] of rows)
    console.log(
      `${name.padEnd(12)} |${line(figuresOf(open.filter(belongs)))} |${line(figuresOf(heldOut.filter(belongs)))}`,
    );
  const quiet = (answered: AnsweredQuery[]) => percent(quietShare(answered.filter(kindIs('junk'))));
  console.log(
    `\nstop words and letters that find nothing or little: ${quiet(open)} open, ${quiet(heldOut)} held out\n`,
  );
  const whole = (answered: AnsweredQuery[]) =>
    percent(figuresOf(answered.filter(hasAnswers).map((query) => ({ ...query, found: query.shown }))).junk);
  console.log(
    `junk in the first ten with what is headed as fitting less: ${whole(open)} open, ${whole(heldOut)} held out\n`,
  );
  for (const goal of GOALS) console.log(judged(goal, goal.of(heldOut)));
  if (showsMisses) printMisses(open);
}

/** Number of a page's deals that stand above a heading that says others fit less, or only partly; all, where the page says so of every one. */
function answersOf({ items, lessFrom, restFrom, partialFrom }: DealPage): number {
  return lessFrom || restFrom || partialFrom || items.length;
}

/** Answers of the first page to each query, on a fresh catalogue. */
async function answerAll(url: string): Promise<Record<(typeof HALVES)[number], AnsweredQuery[]>> {
  const database = openDatabase({ url });
  try {
    await database.transaction((tx) => seedCatalog(tx, new Date()));
    // A visitor's call, of which search uses the database alone. The product's search takes no language of the reader.
    const caller = createCallerFactory(appRouter)({ database, actor: null } as unknown as Call);
    const answered = { open: [] as AnsweredQuery[], 'held-out': [] as AnsweredQuery[] };
    for (const half of HALVES)
      for (const query of readQueries(half)) {
        const page = await caller.catalog.searchDeals({ q: query.q });
        const slugs = page.items.map(({ slug }) => slug);
        answered[half].push({ ...query, found: slugs.slice(0, answersOf(page)), shown: slugs });
      }
    return answered;
  } finally {
    await database.close();
  }
}

const percent = (share: number) => (Number.isNaN(share) ? '-' : `${(share * 100).toFixed(1)} %`);

const COLUMNS = ['queries', 'NDCG@10', 'in ten', 'in three', 'junk'];
const heading = (half: string) => ` ${half}: ${COLUMNS.join(', ')}`.padEnd(50);

const line = ({ queries, ndcg, inTen, inThree, junk }: Figures) =>
  [String(queries), ndcg.toFixed(3), percent(inTen), percent(inThree), percent(junk)]
    .map((cell) => cell.padStart(10))
    .join('');

function judged({ name, least, below }: Goal, value: number): string {
  const isReached = least === undefined ? value < (below ?? 0) : value >= least;
  const goal = least === undefined ? `under ${percent(below ?? 0)}` : percent(least);
  return `${isReached ? 'reached' : 'missed '}  ${name}: ${percent(value)} (goal ${goal})`;
}

function printMisses(open: readonly AnsweredQuery[]): void {
  const missed = open.filter((query) => hasAnswers(query) && !isHit(query, FIRST));
  console.log(
    `\n${missed.length} open queries without a hit in the first ten: what was looked for, and what came first`,
  );
  for (const { q, kind, language, grades, found } of missed)
    console.log(
      `${kind} ${language}  ${q}  |  ${targetsOf(grades).slice(0, 3).join(' ')}  |  ${found.slice(0, 3).join(' ')}`,
    );
}
