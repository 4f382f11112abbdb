import type { Database } from '@onceware/db/client';
import type pg from 'pg';
import { PROOF } from '#platform/listening/listener-health-check.ts';

export interface Statement {
  text: string;
  values: unknown[];
}

/** Buffers of statements that were counted before, and the answer to those that came again: nothing changes in between. */
export type Known = Map<string, { buffers: number; answer?: Promise<unknown> }>;

const keyOf = ({ text, values }: Statement) => JSON.stringify([text, values]);

/** The statements that `work` sends by the pool; not the proof that changes of sessions are heard, which comes when its time has come. */
export async function statementsOf(
  { pool }: Pick<Database, 'pool'>,
  work: () => Promise<unknown>,
  known?: Known,
): Promise<Statement[]> {
  const statements: Statement[] = [];
  const query = pool.query;
  pool.query = ((...args: unknown[]) => {
    const [config, values = []] = args as [pg.QueryConfig | string, unknown[] | undefined];
    const asked = typeof config === 'string' ? { text: config, values } : { values, ...config };
    if (asked.text !== PROOF) statements.push(asked);
    const before = known?.get(keyOf(asked));
    if (!before) return Reflect.apply(query, pool, args);
    return (before.answer ??= Reflect.apply(query, pool, args) as Promise<unknown>);
  }) as typeof query;
  try {
    await work();
  } finally {
    pool.query = query;
  }
  return statements;
}

interface Plan {
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  'Temp Written Blocks': number;
}

/**
 * How many buffers (pages of 8 kB) Postgres reads for what `work` asks by the pool, as EXPLAIN counts them.
 *
 * @param known statements that are asked and counted no more
 */
export async function buffersOf(
  database: Pick<Database, 'pool'>,
  work: () => Promise<unknown>,
  known: Known = new Map(),
): Promise<number> {
  let sum = 0;
  for (const statement of await statementsOf(database, work, known)) {
    const key = keyOf(statement);
    const counted = known.get(key) ?? { buffers: await explained(database, statement.text, statement.values) };
    known.set(key, counted);
    sum += counted.buffers;
  }
  return sum;
}

/** Counts the buffers that Postgres writes to temporary files for it, because what it sorts or joins does not fit into its memory. */
export async function spilledBuffersOf(
  database: Pick<Database, 'pool'>,
  work: () => Promise<unknown>,
): Promise<number> {
  let sum = 0;
  for (const { text, values } of await statementsOf(database, work))
    for (const plan of await plansOf(database, text, values)) sum += plan['Temp Written Blocks'];
  return sum;
}

async function explained(database: Pick<Database, 'pool'>, text: string, values: unknown[]): Promise<number> {
  const plans = await plansOf(database, text, values);
  return plans.reduce((sum, plan) => sum + plan['Shared Hit Blocks'] + plan['Shared Read Blocks'], 0);
}

async function plansOf({ pool }: Pick<Database, 'pool'>, text: string, values: unknown[]): Promise<Plan[]> {
  const { rows } = await pool.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    `explain (analyze, buffers, timing off, format json) ${text}`,
    values,
  );
  return rows.map(({ 'QUERY PLAN': [{ Plan: plan }] }) => plan);
}
