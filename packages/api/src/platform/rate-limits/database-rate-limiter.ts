import type pg from 'pg';
import { type IRateLimiterOptions, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

/** In the milliseconds of the table. */
const NOW = '(extract(epoch from now()) * 1000)::bigint';

interface Counted {
  points: number;
  /** Null: for ever. */
  msLeft: number | null;
}

/**
 * The library's limiter for Postgres, whose windows begin and end by the database's clock: by a process's, one that is ahead
 * would lift the limits of all (T49). What has ended `purgeExpired` deletes.
 */
export class DatabaseRateLimiter extends RateLimiterPostgres {
  readonly #pool: pg.Pool;

  constructor(pool: pg.Pool, options: IRateLimiterOptions) {
    super({
      ...options,
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
    });
    this.#pool = pool;
  }

  // Methods that the library calls on a store, under its names.

  async _upsert(key: string, points: number, forMs: number, isForced = false): Promise<Counted | undefined> {
    const { rows } = await this.#pool.query<Counted>({
      name: 'rate_limits_count',
      text: `
        insert into rate_limits as r (key, points, expire) values ($1, $2, ${NOW} + $3::bigint)
        on conflict (key) do update set
          points = case when $4 or r.expire <= ${NOW} then excluded.points else r.points + excluded.points end,
          expire = case when $4 or r.expire <= ${NOW} then excluded.expire else r.expire end
        returning points, (expire - ${NOW})::float8 as "msLeft"`,
      values: [key, points, forMs > 0 ? Math.round(forMs) : null, isForced],
    });
    return rows[0];
  }

  async _get(key: string): Promise<Counted | null> {
    const { rows } = await this.#pool.query<Counted>({
      name: 'rate_limits_get',
      text: `select points, (expire - ${NOW})::float8 as "msLeft" from rate_limits where key = $1 and (expire is null or expire > ${NOW})`,
      values: [key],
    });
    return rows[0] ?? null;
  }

  _getRateLimiterRes(_key: string, changed: number, { points, msLeft }: Counted): RateLimiterRes {
    const isFirst = points === changed;
    const left = Math.max(this.points - points, 0);
    return new RateLimiterRes(left, msLeft === null ? -1 : Math.max(msLeft, 0), points, isFirst);
  }
}
