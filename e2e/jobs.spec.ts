import { openDatabase } from '@onceware/db/client';
import { sql } from 'drizzle-orm';
import { audit } from './support/audit.ts';
import { arriveAs } from './support/members.ts';
import { SLOWNESS } from './support/slowness.ts';
import { expect, test } from './support/test.ts';

const KIND = 'Catalogue maintenance';
/** Any constant works: the screens of each size take turns. */
const JOURNEY = 7_318_901;

// Each process looks every ten seconds for jobs whose time has come.
test.setTimeout(150_000 * SLOWNESS);

test(
  'a failed job is listed below the logs with its cause, and is run again once that is fixed (CAT-11)',
  { tag: '@desktop' },
  async ({ page }) => {
    const database = openDatabase({ url: process.env.E2E_DATABASE_URL ?? '', lockTimeoutMs: 100_000 });
    await database.transaction(async (turn) => {
      await turn.execute(sql`set local idle_in_transaction_session_timeout = 0`);
      await turn.execute(sql`set local statement_timeout = 0`);
      await turn.execute(sql`select pg_advisory_xact_lock(${JOURNEY})`);
      await arriveAs(page, 'admin', '/dashboard/admin/logs');
      const panel = page.getByRole('region', { name: 'Jobs' });
      const failure = panel.getByRole('listitem').filter({ hasText: KIND });
      await expect(panel.getByRole('row').filter({ hasText: KIND })).toBeVisible();
      await expect(failure).toHaveCount(0);

      // Somebody keeps everybody else from writing the counts, while it is time to count.
      await database.transaction(async (tx) => {
        await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
        await database.db.execute(sql`update catalog_counts set counted_at = counted_at - interval '1 hour'`);
        await tx.execute(sql`lock table catalog_counts in share mode`);
        await database.db.execute(
          sql`update pgboss.job set start_after = now() where name = 'catalogUpkeep' and state = 'created'`,
        );
        await expect(failure).toContainText('canceling statement due to lock timeout', { timeout: 60_000 * SLOWNESS });
      });
      await expect(failure).toContainText('1 attempt');
      expect(await audit(page)).toEqual([]);

      await panel.getByRole('button', { name: `Run again: ${KIND}` }).click();
      await expect(panel.getByRole('status')).toHaveText('It runs again in a moment.');
      await expect(failure).toHaveCount(0, { timeout: 60_000 * SLOWNESS });
      await expect
        .poll(
          async () => {
            const { rows } = await database.db.execute<{ isFresh: boolean }>(
              sql`select min(counted_at) > now() - interval '5 minutes' as "isFresh" from catalog_counts`,
            );
            return rows[0]?.isFresh;
          },
          { timeout: 30_000 * SLOWNESS },
        )
        .toBe(true);
    });
    await database.close();
  },
);
