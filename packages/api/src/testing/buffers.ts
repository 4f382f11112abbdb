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

/** How many buffers (pages of 8 kB) Postgres reads for what `work` asks by the pool, as EXPLAIN counts them. */
export async function buffersOf(database: Pick<Database, 'pool'>, work: () => Promise<unknown>): Promise<number> {
  let buffers = 0;
  for (const { text, values } of await statementsOf(database, work)) {
    const { rows } = await database.pool.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      `explain (analyze, buffers, timing off, format json) ${text}`,
      values,
    );
    for (const { 'QUERY PLAN': plans } of rows)
      buffers += plans[0].Plan['Shared Hit Blocks'] + plans[0].Plan['Shared Read Blocks'];
  }
  return buffers;
}
