import { createHmac } from 'node:crypto';
import { StartError } from '@onceware/db/start/start-error';
import type { Services } from '@onceware/api/kernel/services';

/** The secrets of this process, as the settings name them. */
export interface Keys {
  APP_SECRET: string;
  DATA_KEY: string;
  DATA_KEY_OLD: readonly string[];
}

const hashOf = (name: string, key: string): string =>
  createHmac('sha256', key).update(`onceware check of ${name}`).digest('base64url');

const WHAT_BREAKS: Record<string, string> = {
  APP_SECRET: 'with another, nobody could sign in by a password',
  DATA_KEY: 'with another, licence codes and waiting mail could not be opened',
};

/**
 * Keeps a keyed hash of each secret in the database the first time, and compares from then on. A new DATA_KEY takes the place
 * of one that is among DATA_KEY_OLD. `isReplaced`: the operator says that the old ones are gone for good.
 *
 * @throws {StartError} if the other processes of this database, or those before, have other secrets
 */
export async function checkKeys(
  { pool }: Pick<Services['database'], 'pool'>,
  keys: Keys,
  isReplaced: boolean,
): Promise<void> {
  // One statement: of two that start first, one writes and the other compares.
  const { rows } = await pool.query<{ name: string; hash: string }>(
    `insert into key_checks as k (name, hash) values ('APP_SECRET', $1), ('DATA_KEY', $2)
     on conflict (name) do update set hash = case when $4 or (k.name = 'DATA_KEY' and k.hash = any($3)) then excluded.hash else k.hash end
     returning name, hash`,
    [
      hashOf('APP_SECRET', keys.APP_SECRET),
      hashOf('DATA_KEY', keys.DATA_KEY),
      keys.DATA_KEY_OLD.map((key) => hashOf('DATA_KEY', key)),
      isReplaced,
    ],
  );
  const other = rows.find(
    ({ name, hash }) => hash !== hashOf(name, name === 'DATA_KEY' ? keys.DATA_KEY : keys.APP_SECRET),
  );
  if (!other) return;
  throw new StartError(
    `${other.name} is not the one that this database was used with: ${WHAT_BREAKS[other.name]}. Set the one of the other processes or of your backup. ` +
      'To replace keys on purpose, see docs/settings.md.',
  );
}
