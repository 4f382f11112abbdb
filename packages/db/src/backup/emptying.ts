import type pg from 'pg';

/** Excludes what Postgres' extensions brought. */
const OURS = (catalog: string) =>
  `NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = '${catalog}'::regclass AND d.objid = o.oid AND d.deptype = 'e')`;

async function namesOf(client: pg.ClientBase, sql: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(sql);
  return rows.map(({ name }) => name);
}

const tablesOf = (client: pg.ClientBase) =>
  namesOf(
    client,
    `SELECT o.oid::regclass::text AS name FROM pg_class o WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND ${OURS('pg_class')}`,
  );

const functionsOf = (client: pg.ClientBase) =>
  namesOf(
    client,
    `SELECT o.oid::regprocedure::text AS name FROM pg_proc o WHERE pronamespace = 'public'::regnamespace AND prokind = 'f' AND ${OURS('pg_proc')}`,
  );

/** Whether no table is in the schema that the product uses. */
export const isEmpty = async (client: pg.ClientBase): Promise<boolean> => (await tablesOf(client)).length === 0;

/** Removes all tables and functions of the product's schema, and all jobs, if the transaction commits. Extensions stay. */
export async function removeEverything(client: pg.ClientBase): Promise<void> {
  await client.query('DROP SCHEMA IF EXISTS drizzle, pgboss CASCADE');
  const tables = await tablesOf(client);
  if (tables.length > 0) await client.query(`DROP TABLE ${tables.join(', ')} CASCADE`);
  const functions = await functionsOf(client);
  if (functions.length > 0) await client.query(`DROP FUNCTION ${functions.join(', ')} CASCADE`);
}
