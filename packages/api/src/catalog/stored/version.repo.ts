import { type SQL, sql } from 'drizzle-orm';
import { type Db, prepared } from '@onceware/db/client';
import { iso } from '../cards.ts';
import type { Storable } from './stored-answers.ts';

/** Answer that holds while the catalogue has one version, and until a moment of the database's clock. */
export interface Versioned extends Storable {
  /** Version of the catalogue that it was read from. */
  version: number;
  /** First moment by the database's clock, in milliseconds, at which time alone makes it another. */
  changesAt: number;
}

/** Version of the catalogue (packages/db/sql/catalog/notify_catalog_change.sql), of the same snapshot as the statement's rows. */
export const catalogVersion = sql<number>`(select coalesce(sum(version), 0)::float8 from catalog_versions)`;

const present = prepared((db: Db) =>
  db
    .select({ version: catalogVersion, serverTime: sql<string>`${iso('now()')}` })
    .from(sql`(select 1) one`)
    .prepare('catalog_version'),
);

/** Finds the catalogue's version and the database's time, as ISO text. */
export async function findCatalogVersion(db: Db): Promise<{ version: number; serverTime: string }> {
  const [found] = await present(db).execute();
  return found ?? { version: -1, serverTime: '' };
}

/** @returns the database's time, as ISO text, if the answer still holds; else null */
export async function checkVersion(db: Db, { version, changesAt }: Versioned): Promise<string | null> {
  const now = await findCatalogVersion(db);
  return now.version === version && Date.parse(now.serverTime) < changesAt ? now.serverTime : null;
}

/** The next moment of all deals that are not hidden, from the list's index that begins with it. */
const nextOf = (moment: SQL) =>
  sql`(select ${moment} as moment from deals d where not d.has_ended and ${moment} > now() order by ${moment}, d.id limit 1)`;

const next = prepared((db: Db) =>
  db
    .select({
      version: catalogVersion,
      changesAt: sql<number | null>`(select floor(extract(epoch from min(moment)) * 1000)::float8
        from (${nextOf(sql`d.starts_at`)} union all ${nextOf(sql`coalesce(d.ends_at, 'infinity')`)}) next where moment < 'infinity')`,
    })
    .from(sql`(select 1) one`)
    .prepare('catalog_next_change'),
);

/** Finds the catalogue's version, and when a deal begins or ends next, in milliseconds; never: Infinity. */
export async function findNextChange(db: Db): Promise<Pick<Versioned, 'version' | 'changesAt'>> {
  const [found] = await next(db).execute();
  return { version: found?.version ?? -1, changesAt: found?.changesAt ?? Infinity };
}
