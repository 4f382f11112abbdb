import { sql } from 'drizzle-orm';
import { openMail } from './create-mailer.ts';
import type { SealedMail } from './mailer.ts';
import type { Services } from '#kernel/services.ts';

const ROWS = 100;

/** Mails that wait in the queue to be sent to an address, some at a time: they are sealed, so each has to be opened to be found. */
export async function* readWaitingMails(
  { database: { db }, secrets }: Pick<Services, 'database' | 'secrets'>,
  address: string,
): AsyncGenerator<{ id: string; kind: string; created_at: string }[]> {
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const { rows } = await db.execute<{ jobId: string; data: SealedMail; createdAt: Date }>(sql`
      select id as "jobId", data, created_on as "createdAt" from pgboss.job
      where name = 'mail' and state in ('created', 'retry', 'failed') and id > ${after} order by id limit ${ROWS}`);
    yield rows.flatMap(({ jobId, data, createdAt }) => {
      const mail = openMail(secrets, data);
      return mail?.to === address
        ? [{ id: jobId, kind: mail.kind, created_at: new Date(createdAt).toISOString() }]
        : [];
    });
    const last = rows.at(-1);
    if (!last || rows.length < ROWS) return;
    after = last.jobId;
  }
}

/** Removes waiting mails to a deleted account, except the one about the deletion. */
export async function dropWaitingMails(
  services: Pick<Services, 'database' | 'secrets'>,
  address: string,
): Promise<void> {
  for await (const mails of readWaitingMails(services, address)) {
    const ids = mails.filter(({ kind }) => kind !== 'account_deleted').map(({ id }) => id);
    if (ids.length > 0)
      await services.database.db.execute(
        sql`delete from pgboss.job where name = 'mail' and state in ('created', 'retry', 'failed') and id = any(${sql.param(ids)}::uuid[])`,
      );
  }
}
