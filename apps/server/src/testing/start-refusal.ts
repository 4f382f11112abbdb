import path from 'node:path';
import { StartError } from '@onceware/db/start/start-error';
import { expect } from 'vitest';
import { readSettings } from '../start/settings.ts';
import { run } from '../start/start.ts';

/** Secrets as a production has them. */
export const KEYS = { APP_SECRET: 'q8Zt3vLx0NfKp2WmRy6HsJd9UbEg4TaC', DATA_KEY: 'w7Lk2pXs9QvBn4TzMc8RyGh3JdFe6UaK' };

/**
 * Returns the message with which a start with these settings fails: a sentence, without a stack and without a secret.
 * @param folder where its data would be
 */
export async function startRefusal(folder: string, env: Record<string, string>): Promise<string> {
  const patience = { connectWithinMs: 0, lockWithinMs: 0 };
  const data = { DATA_DIR: path.join(folder, 'data'), LOG_LEVEL: 'silent' };
  const failed = await Promise.resolve()
    .then(() => run(readSettings({ ...data, ...env }), new AbortController().signal, patience))
    .catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(StartError);
  const { message } = failed as StartError;
  expect(message).not.toMatch(/\n +at |undefined|\[object/);
  for (const secret of Object.values(KEYS)) expect(message).not.toContain(secret);
  return message;
}
