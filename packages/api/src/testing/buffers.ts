import type { Database } from '@onceware/db/client';
import type pg from 'pg';
import { PROOF } from '#platform/listening/listener-health-check.ts';

interface Statement {
  text: string;
  values: unknown[];
}

/** The statements that `work` sends by the pool; not the proof that changes of sessions are heard, which comes when its time has come. */
async function statementsOf({ pool }: Pick<Database, 'pool'>, work: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const query = pool.query;
  pool.query = ((...args: unknown[]) => {
    const [config, values = []] = args as [pg.QueryConfig | string, unknown[] | undefined];
    const asked = typeof config === 'string' ? { text: config, values } : { values, ...config };
    if (asked.text !== PROOF) statements.push(asked);
    return Reflect.apply(query, pool, args);
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
}

/**
 * How many buffers (pages of 8 kB) Postgres reads for what `work` asks by the pool, as EXPLAIN counts them.
 *
 * @param known statements that were counted before, where nothing changes in between
 */
export async function buffersOf(
  database: Pick<Database, 'pool'>,
  work: () => Promise<unknown>,
  known?: Map<string, number>,
): Promise<number> {
  let sum = 0;
  for (const { text, values } of await statementsOf(database, work)) {
    const key = JSON.stringify([text, values]);
    const buffers = known?.get(key) ?? (await explained(database, text, values));
    known?.set(key, buffers);
    sum += buffers;
  }
  return sum;
}

async function explained({ pool }: Pick<Database, 'pool'>, text: string, values: unknown[]): Promise<number> {
  const { rows } = await pool.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    `explain (analyze, buffers, timing off, format json) ${text}`,
    values,
  );
  return rows.reduce(
    (sum, { 'QUERY PLAN': [{ Plan: plan }] }) => sum + plan['Shared Hit Blocks'] + plan['Shared Read Blocks'],
    0,
  );
}
