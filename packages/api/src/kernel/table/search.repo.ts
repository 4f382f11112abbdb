import type { Db } from '@onceware/db/client';
import { users } from '@onceware/db/schema/auth';
import { desc, ilike, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Replaces the characters that Postgres cannot store. */
export const storable = (value: string): string => value.toWellFormed().replaceAll('\0', ' ');

/** Whether the indexes, which are over three letters each, help only with how words begin. */
export const isShort = (q: string): boolean => q.length < 3;

/**
 * Rows of which a column, indexed by trigrams, holds `q`, in whatever case. Of one or two letters only the beginnings of words
 * are looked for, because those too are in the index.
 */
export function holdsText(q: string, ...columns: PgColumn[]): SQL | undefined {
  const literal = storable(q).replace(/[\\%_]/g, String.raw`\$&`);
  const patterns = isShort(q) ? [`${literal}%`, `% ${literal}%`] : [`%${literal}%`];
  return or(...columns.flatMap((column) => patterns.map((pattern) => ilike(column, pattern))));
}

const PEOPLE_MAX = 500;

/** Finds the newest users whose name or e-mail holds `q`. */
export async function findPeople(db: Db, q: string): Promise<string[]> {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(holdsText(q, users.name, users.email))
    .orderBy(desc(users.id))
    .limit(PEOPLE_MAX);
  return found.map(({ id }) => id);
}
