import type { Call } from '#kernel/call.ts';
import { searchDealsInput } from '#catalog/catalog.contract.ts';
import { searchDeals } from '../search.service.ts';

/** In each language what people ask, and what an answer to it is: the name and the promise of a deal that meets the pattern. */
export type JudgedQueries = Record<'en' | 'de' | 'es' | 'pt' | 'ar' | 'zh', [query: string, answer: RegExp][]>;

export interface Judgement {
  queries: number;
  /** The part of the queries that have an answer among their first ten deals. */
  hits: number;
  /** The mean of one through the place of the first answer there. */
  reciprocalRank: number;
  /** Queries that find nothing at all (`empty`), and those without an answer (`missed`). */
  empty: string[];
  missed: string[];
}

const FIRST = 10;

/** How good the answers to these are. */
export async function judge(call: Pick<Call, 'database'>, judged: JudgedQueries): Promise<Judgement> {
  const asked = Object.values(judged).flat();
  const empty: string[] = [];
  const missed: string[] = [];
  let reciprocals = 0;
  for (const [q, answer] of asked) {
    const { items } = await searchDeals(call, searchDealsInput.parse({ q, limit: FIRST }));
    const place = items.slice(0, FIRST).findIndex(({ tool, promise }) => answer.test(`${tool.name} — ${promise}`));
    if (items.length === 0) empty.push(q);
    if (place < 0) missed.push(q);
    else reciprocals += 1 / (place + 1);
  }
  return {
    queries: asked.length,
    hits: 1 - missed.length / asked.length,
    reciprocalRank: reciprocals / asked.length,
    empty,
    missed,
  };
}
