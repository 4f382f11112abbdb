import type { Db } from '@onceware/db/client';
import { deals, tools } from '@onceware/db/schema/catalog';
import { inArray } from 'drizzle-orm';

/** When rows were made and last changed, by their ids. */
export async function findTimes(
  db: Db,
  table: 'deals' | 'tools',
  ids: string[],
): Promise<Map<string, { createdAt: Date; updatedAt: Date }>> {
  const { id, createdAt, updatedAt } = table === 'deals' ? deals : tools;
  const rows = await db
    .select({ id, createdAt, updatedAt })
    .from(table === 'deals' ? deals : tools)
    .where(inArray(id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}
