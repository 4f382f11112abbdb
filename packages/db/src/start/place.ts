import pg from 'pg';

/** Setting that names a database: that of the product, or the way to it past a pooler. */
export type DatabaseSetting = 'DATABASE_URL' | 'DATABASE_DIRECT_URL';

/** Which database an address means, without its password. */
export interface Place {
  setting: DatabaseSetting;
  host: string;
  port: number;
  /** Host and port, for sentences. */
  at: string;
  user: string;
  database: string;
}

export function placeOf(url: string, setting: DatabaseSetting): Place {
  const { host, port, user = '', database = '' } = new pg.Client({ connectionString: url });
  return { setting, host, port, at: host.startsWith('/') ? host : `${host}:${port}`, user, database };
}
