import { connectWithRetries, type RetryOptions } from './connect-with-retries.ts';
import { StartError } from './start-error.ts';

async function identityOf(url: string, patience: RetryOptions): Promise<string | undefined> {
  const client = await connectWithRetries(url, patience);
  try {
    const { rows } = await client.query<{ identity: string }>(
      `SELECT current_database() || extract(epoch FROM pg_postmaster_start_time()) AS identity`,
    );
    return rows[0]?.identity;
  } finally {
    await client.end();
  }
}

/** @throws {StartError} if the addresses of DATABASE_URL and DATABASE_DIRECT_URL do not lead to one database */
export async function checkSameDatabase(
  url: string,
  directUrl: string,
  patience: Omit<RetryOptions, 'setting'>,
): Promise<void> {
  const there = await identityOf(url, { ...patience, setting: 'DATABASE_URL' });
  const here = await identityOf(directUrl, { ...patience, setting: 'DATABASE_DIRECT_URL' });
  if (here !== there)
    throw new StartError(
      'DATABASE_URL and DATABASE_DIRECT_URL lead to different databases. Name the same one in both: by way of the pooler, and past it.',
    );
}
