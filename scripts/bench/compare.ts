import { deepStrictEqual } from 'node:assert';
import { randomUUID } from 'node:crypto';
import { openDatabase } from '@onceware/db/client';
import { sql } from 'drizzle-orm';
import type { Call } from './calls.ts';
import { measure, type Measured, NEW_ID, type Request } from './load.ts';
import type { Serving, Sizes, Stage } from './stage.ts';

/** A load with what its answers took of the processor, each: milliseconds of Node and of Postgres. */
export interface Costed extends Measured {
  nodeMs: number;
  postgresMs: number;
}

/** The middle one; for each number by itself. */
export const median = (numbers: number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

export function middle(rounds: Costed[]): Costed {
  const of = (name: keyof Costed) => median(rounds.map((round) => round[name]));
  return {
    requests: of('requests'),
    failed: 0,
    perSecond: of('perSecond'),
    p50: of('p50'),
    p99: of('p99'),
    nodeMs: of('nodeMs'),
    postgresMs: of('postgresMs'),
  };
}

type PerSecond = Pick<Costed, 'perSecond'>;

/** Our answers a second by theirs, of neighbouring rounds: the middle one. */
export const ratioOf = (ours: PerSecond[], theirs: PerSecond[]): number =>
  median(ours.map(({ perSecond }, round) => perSecond / (theirs[round]?.perSecond ?? Number.NaN)));

/** Word of a table for it: a goal that is missed is said, and fails nothing. */
export const isReached = (is: boolean): string => (is ? 'yes' : 'no');

/** All of them in turn, `rounds` times, after a round that warms them up, which counts where it is the only one. */
export async function inTurn<Done>(
  { rounds }: Pick<Sizes, 'rounds'>,
  servings: Serving[],
  measureOne: (serving: Serving) => Promise<Done>,
): Promise<Done[][]> {
  const measured: Done[][] = servings.map(() => []);
  for (let round = 0; round <= rounds; round += 1)
    for (const [index, serving] of servings.entries()) {
      const one = await measureOne(serving);
      if (round > 0 || rounds === 0) measured[index]?.push(one);
    }
  return measured;
}

/** Loads each in turn; a change is undone before. */
export const loadInTurn = (
  { databaseUrl, costOf }: Stage,
  { rounds, seconds }: Pick<Sizes, 'rounds' | 'seconds'>,
  { sequences, isChange }: Pick<Call, 'sequences' | 'isChange'>,
  servings: Serving[],
): Promise<Costed[][]> =>
  inTurn({ rounds }, servings, async (serving) => {
    if (isChange) await undoChanges(databaseUrl);
    const load = { url: serving.url, sequences, seconds };
    const { done, nodeMs, postgresMs } = await costOf(serving, () => measure(load, rounds > 0));
    return { ...done, nodeMs: nodeMs / done.requests, postgresMs: postgresMs / done.requests };
  });

/** A load ends somewhere between an addition and its removal. */
async function undoChanges(url: string): Promise<void> {
  const { db, close } = openDatabase({ url, poolSize: 1 });
  try {
    await db.execute(sql`delete from floor_items`);
    await db.execute(
      sql`update collection_items set removed_at = now() where entity_id = (select spare_deal_id from bench) and removed_at is null`,
    );
  } finally {
    await close();
  }
}

/** The floor must answer what the product answers, or it would be measured at other work. Changes are made, and taken away. */
export async function checkSameAnswers(
  { name, sequences, isRanked }: Pick<Call, 'name' | 'sequences' | 'isRanked'>,
  floor: Pick<Serving, 'url'>,
  product: Pick<Serving, 'url'>,
): Promise<void> {
  const [requests = []] = sequences;
  for (const { method, path, headers, body } of requests) {
    const [bare, ours] = await Promise.all(
      [floor, product].map(async ({ url }) => {
        const answer = await fetch(url + path, { method, headers, body: body?.replace(NEW_ID, randomUUID()) });
        const text = await answer.text();
        if (!answer.ok) throw new Error(`${name}: ${url} answers ${answer.status} ${text}`);
        return comparable(method, isRanked, JSON.parse(text));
      }),
    );
    deepStrictEqual(bare, ours, `${name}: the floor and the product answer differently`);
  }
}

/** Ids, places and times that each change makes anew, and ranks, which each computes by its own rule. */
const OWN = new Set(['id', 'added_at', 'number', 'seq', 'sentAt']);
const OWN_OF_RANKED = new Set(['nextCursor']);

function comparable(method: Request['method'], isRanked: boolean | undefined, answer: unknown): unknown {
  if (method === 'GET' && !isRanked) return answer;
  const own = isRanked ? OWN_OF_RANKED : OWN;
  return JSON.parse(JSON.stringify(answer, (key, value: unknown) => (own.has(key) ? typeof value : value)));
}
