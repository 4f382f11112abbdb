import type { Db } from '@onceware/db/client';
import { type SQL, sql } from 'drizzle-orm';

/** A total order of rows, and the condition for those after one. */
export interface Order {
  order: SQL;
  /** The row's place, as text. */
  place: SQL;
  behind: (place: string) => SQL;
}

/** Orders by one unique column. */
export const by = (key: SQL, type: 'uuid' | 'text'): Order => ({
  order: key,
  place: key,
  behind: (place) => sql`${key} > ${place}::${sql.raw(type)}`,
});

/** A list of the account's file that one statement reads. */
export interface Section {
  /** The section's name in the file. */
  name: string;
  /** The rows' source, with its condition. */
  from: SQL;
  by: Order;
  /** A JSON object. */
  row: SQL;
  /** Rows of one statement, by how large one may be. */
  rows: number;
}

/** Reads a section some rows at a time, so that however much there is, little of it is in memory at once. */
export async function* readSection(db: Db, { from, by: { order, place, behind }, row, rows }: Section) {
  let last: string | undefined;
  do {
    const rest = last === undefined ? sql`` : sql`and ${behind(last)}`;
    const page: { rows: { place: string; row: object }[] } = await db.execute(
      sql`select (${place})::text as place, ${row} as row from ${from} ${rest} order by ${order} limit ${rows}`,
    );
    if (page.rows.length > 0) yield page.rows.map((one) => one.row);
    last = page.rows.length === rows ? page.rows.at(-1)?.place : undefined;
  } while (last !== undefined);
}
