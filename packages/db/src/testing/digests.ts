import pg from 'pg';

/** Columns with data of their own, by table. */
export async function storedColumns(pool: pg.Pool): Promise<Record<string, string[]>> {
  const { rows } = await pool.query<{ name: string; columns: string[] }>(
    `select relname as name, array_agg(attname::text order by attnum) as columns
     from pg_class c join pg_attribute a on attrelid = c.oid
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and attnum > 0 and not attisdropped and attgenerated = ''
     group by 1 order by 1`,
  );
  return Object.fromEntries(rows.map(({ name, columns }) => [name, columns]));
}

/** A digest of each table's rows, to compare two databases by. @param columns those that it is of; all, if none are named */
export async function digests(
  pool: pg.Pool,
  columns?: Readonly<Record<string, readonly string[]>>,
): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const [name, all] of Object.entries(columns ?? (await storedColumns(pool)))) {
    const row = `row(${all.map((column) => `t.${pg.escapeIdentifier(column)}`).join(', ')})::text`;
    const { rows } = await pool.query<{ digest: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(${row}, '|' order by ${row})), '') as digest from "${name}" t`,
    );
    found[name] = rows[0]?.digest ?? '';
  }
  return found;
}
