import pg from 'pg';

/** Which database an address means, without its password. */
export interface Place {
  host: string;
  port: number;
  /** Host and port, for sentences. */
  at: string;
  user: string;
  database: string;
}

export function placeOf(url: string): Place {
  const { host, port, user = '', database = '' } = new pg.Client({ connectionString: url });
  return { host, port, at: host.startsWith('/') ? host : `${host}:${port}`, user, database };
}
