import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { type ConnectionMistake, connectionMistake } from './connection-mistakes.ts';
import { type DatabaseSetting, type Place, placeOf } from './place.ts';
import { isPostgres } from './is-postgres.ts';
import { StartError } from './start-error.ts';

export interface RetryOptions {
  /** Setting that holds the address, for messages. */
  setting?: DatabaseSetting;
  /** Aborts waiting, which then throws the signal's reason. */
  signal?: AbortSignal;
  /** Told once what is waited for. */
  log?: (line: string) => void;
  /** A minute unless told. */
  withinMs?: number;
}

const MINUTE_MS = 60_000;
const AGAIN_MS = 500;
const ATTEMPT_MS = 5_000;

/**
 * Connects to a database that may be coming up only now.
 *
 * @throws {StartError} at once for what waiting cannot mend, as a wrong password
 */
export async function connectWithRetries(
  url: string,
  { setting = 'DATABASE_URL', signal, log, withinMs = MINUTE_MS }: RetryOptions = {},
): Promise<pg.Client> {
  const place = readPlace(url, setting);
  const deadline = performance.now() + withinMs;
  const seconds = Math.ceil(withinMs / 1000);
  for (let isSaid = false; ; isSaid = true) {
    signal?.throwIfAborted();
    const outcome = await connect(url).catch((error: Error) => mistakeOf(error, place));
    if (outcome instanceof pg.Client) return outcome;
    if (!outcome.mayMend) throw new StartError(outcome.sentence);
    if (performance.now() > deadline) throw new StartError(`${outcome.sentence} It was tried for ${seconds} s.`);
    if (!isSaid) log?.(`${outcome.sentence} Waiting for it, for ${seconds} s at most.`);
    await delay(AGAIN_MS, undefined, { signal });
  }
}

function readPlace(url: string, setting: DatabaseSetting): Place {
  try {
    return placeOf(url, setting);
  } catch (error) {
    // A file of a certificate, or the address itself; its own words may hold the password.
    const isFile = error instanceof Error && 'path' in error;
    throw new StartError(
      isFile
        ? `A file that ${setting} names cannot be read: ${error.message}.`
        : `${setting} must be like postgres://user:password@host:5432/database.`,
    );
  }
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'onceware-migrate',
    connectionTimeoutMillis: ATTEMPT_MS,
  });
  // A statement under way fails with the connection.
  client.on('error', () => {});
  await client.connect();
  return client;
}

const IS_ODD = /timeout expired|terminated|establishing an SSL connection/;

async function mistakeOf(error: Error, place: Place): Promise<ConnectionMistake> {
  // Servers that are silent or hang up may not be Postgres at all.
  if (IS_ODD.test(error.message) && (await isPostgres(place)) === false) {
    return {
      sentence: `What listens at ${place.at} is not Postgres. Correct host and port in ${place.setting}.`,
      mayMend: false,
    };
  }
  return connectionMistake(error, place);
}
