import { constants, closeSync, fstatSync, openSync, readFileSync } from 'node:fs';
import { StartError } from '@onceware/db/start/start-error';

/** Settings that hold a secret, or an address with a password in it. */
const SECRETS = [
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'REDIS_URL',
  'DEMO_PASSWORD',
  'APP_SECRET',
  'DATA_KEY',
  'DATA_KEY_OLD',
  'SMTP_URL',
  'METRICS_TOKEN',
  'MAIL_EVENTS_TOKEN',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
] as const;

/** Settings that name a file instead of holding the secret. */
export const SECRET_FILES: readonly string[] = SECRETS.map((name) => `${name}_FILE`);

/** Secrets are lines; this is not one. */
const BYTES_MAX = 64 * 1024;

const WHY: Record<string, string> = {
  ENOENT: 'there is no such file',
  ENOTDIR: 'there is no such file',
  EACCES: 'this user may not read it',
  EPERM: 'this user may not read it',
};

type Environment = Record<string, string | undefined>;

/**
 * Returns the environment with each secret of which only the file is named (`NAME_FILE`, as Docker and systemd give them), without
 * the line break at its end. An empty value counts as absent.
 *
 * @throws {StartError} naming every file that cannot be read, and every secret that is given twice
 */
export function withSecretFiles(env: Environment): Environment {
  const wrong: string[] = [];
  const found: Environment = {};
  for (const name of SECRETS) {
    const file = env[`${name}_FILE`];
    if (!file) continue;
    const read = env[name] ? null : readSecret(file);
    if (read === null) wrong.push(`${name} and ${name}_FILE are both given: remove one of them.`);
    else if ('why' in read) wrong.push(`${name}_FILE=${file}: ${read.why}.`);
    else found[name] = read.secret;
  }
  if (wrong.length > 0) throw new StartError(`${wrong.join('\n')}\nAll settings: docs/settings.md`);
  return { ...env, ...found };
}

function readSecret(file: string): { secret: string } | { why: string } {
  try {
    const open = openSync(file, constants.O_RDONLY | constants.O_NONBLOCK);
    try {
      // A device or a pipe has no end that a start could wait for.
      const about = fstatSync(open);
      if (!about.isFile()) return { why: 'it is no file' };
      if (about.size > BYTES_MAX) return { why: 'it is too large for a secret' };
      const text = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(open));
      const secret = text.replace(/\r?\n$/, '');
      if (secret.trim() === '') return { why: 'it is empty' };
      return secret.includes('\n') ? { why: 'it has more than one line' } : { secret };
    } finally {
      closeSync(open);
    }
  } catch (error) {
    if (error instanceof TypeError) return { why: 'it is no text in UTF-8' };
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    return { why: WHY[code] ?? `it cannot be read (${code})` };
  }
}
