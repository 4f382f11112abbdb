import type { Db } from '@onceware/db/client';
import { type SQL, sql } from 'drizzle-orm';

/** A host that is reserved for one process, until it is released. */
export interface HeldHost {
  host: string;
  /** Timestamp with the database's precision, because by then another process may hold the host. */
  heldUntil: string;
}

/** Longer than a page and its pictures take. */
const HELD = sql.raw(`interval '2 minutes'`);

/** Reserves the free ones of the hosts that `hosts` selects; in one order, so that no processes wait for each other. */
export const holdHosts = (hosts: SQL) => sql`
  insert into page_hosts (host, free_at) select host, now() + ${HELD} from (${hosts}) asked order by host
  on conflict (host) do update set free_at = excluded.free_at, is_resting = false where page_hosts.free_at <= now()
  returning host, free_at::text as "heldUntil"`;

/** Reserves a host over all processes; undefined while another process has it. */
export async function holdHost(db: Db, host: string): Promise<HeldHost | undefined> {
  const { rows } = await db.execute<HeldHost & Record<string, unknown>>(holdHosts(sql`select ${host}::text as host`));
  return rows[0];
}

/** Releases a reserved host. */
export async function freeHost(db: Db, { host, heldUntil }: HeldHost): Promise<void> {
  await db.execute(sql`delete from page_hosts where host = ${host} and free_at = ${heldUntil}::timestamptz`);
}

/** Blocks a host for as long as it asked; the process that holds it does not release it then. */
export async function restHost(db: Db, host: string, seconds: number): Promise<void> {
  await db.execute(sql`
    insert into page_hosts (host, free_at, is_resting) values (${host}, now() + make_interval(secs => ${seconds}), true)
    on conflict (host) do update set free_at = excluded.free_at, is_resting = true`);
}

/** The time as the database has it. */
export async function readNow(db: Db): Promise<Date> {
  const { rows } = await db.execute<{ now: string }>(sql`select now()::text as now`);
  return new Date(rows[0]?.now ?? NaN);
}
