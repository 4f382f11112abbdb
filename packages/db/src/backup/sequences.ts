import type pg from 'pg';
import { qualified } from './tables.ts';

/** A counter that a column draws from: of an identity or a serial column. */
interface Sequence {
  name: string;
  table: string;
  column: string;
  /** The number handed out last; null before the first, or where the user may not see it. */
  last: number | null;
}

/** The sequences of these tables' columns. */
export async function sequencesOf(client: pg.ClientBase, tables: readonly string[]): Promise<Sequence[]> {
  const { rows } = await client.query<Omit<Sequence, 'last'> & { last: string | null }>(
    `SELECT s.relname AS name, t.relname AS "table", a.attname AS "column",
       (SELECT last_value FROM pg_sequences WHERE schemaname = 'public' AND sequencename = s.relname) AS last
     FROM pg_class s
     JOIN pg_depend d ON d.classid = 'pg_class'::regclass AND d.objid = s.oid AND d.refclassid = 'pg_class'::regclass AND d.deptype IN ('a', 'i')
     JOIN pg_class t ON t.oid = d.refobjid
     JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum = d.refobjsubid
     WHERE s.relkind = 'S' AND s.relnamespace = 'public'::regnamespace AND t.relname = ANY($1)
     ORDER BY s.relname`,
    [tables],
  );
  return rows.map(({ last, ...sequence }) => ({ ...sequence, last: last === null ? null : Number(last) }));
}

/**
 * Has each sequence go on behind the highest number in its column and behind the last one that the backup knows of: a number
 * of a row that was deleted must not name another. Backups of versions that did not write the latter have the rows alone.
 */
export async function restoreSequences(
  client: pg.ClientBase,
  tables: readonly string[],
  known: Readonly<Record<string, number>>,
): Promise<void> {
  for (const { name, table, column } of await sequencesOf(client, tables)) {
    const highest = `SELECT max(${client.escapeIdentifier(column)}) FROM ${qualified(client, table)}`;
    // A strict function: without any number it is not called, and the sequence stands at its beginning.
    await client.query(`SELECT setval($1::regclass, greatest((${highest}), $2::bigint))`, [
      qualified(client, name),
      known[name] ?? null,
    ]);
  }
}
