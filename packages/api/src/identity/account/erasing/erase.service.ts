import type { Database } from '@onceware/db/client';
import * as repo from './erase.repo.ts';

/** Rows of one statement. */
const ROWS_AT_ONCE = 500;
const ACCOUNTS_AT_ONCE = 20;
const FIRST = '00000000-0000-0000-0000-000000000000';

/**
 * Erases the remaining data of a closed account, and at last its row (decision 058). Each statement is small and independent,
 * so it can be interrupted and repeated, also by two processes at once. `signal` ends it between two statements.
 *
 * @returns whether all is gone
 */
export async function eraseAccount(
  { db }: Pick<Database, 'db'>,
  userId: string,
  signal: AbortSignal,
): Promise<boolean> {
  for (const step of repo.steps) while (!signal.aborted && (await step(db, userId, ROWS_AT_ONCE)) >= ROWS_AT_ONCE);
  let after: string | null = FIRST;
  while (after !== null && !signal.aborted) after = await repo.anonymizeLog(db, userId, { after, limit: ROWS_AT_ONCE });
  if (signal.aborted) return false;
  await repo.deleteClosedAccount(db, userId);
  return true;
}

/** Finishes erasing that the request had no time for, or that a restored backup brought back half done. */
export async function eraseAccounts(database: Pick<Database, 'db'>, signal: AbortSignal): Promise<void> {
  let found: string[] = [];
  do {
    found = await repo.findClosedAccounts(database.db, ACCOUNTS_AT_ONCE);
    for (const userId of found) if (!(await eraseAccount(database, userId, signal))) return;
  } while (found.length === ACCOUNTS_AT_ONCE);
}
