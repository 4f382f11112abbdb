import type { Db } from '@onceware/db/client';
import { memberWebhooks, webhookDeliveries } from '@onceware/db/schema/member-webhooks';
import { desc, eq, sql } from 'drizzle-orm';
import { hoursFromNow } from '#kernel/moments.ts';
import { LEASE_SECONDS } from './attempts.repo.ts';
import { webhookLimits } from './webhook.limits.ts';

export async function findWebhook(db: Db, userId: string) {
  const { url, kinds, pausedAt, offAt, offReason, formerUntil } = memberWebhooks;
  const former = sql<Date | null>`case when ${formerUntil} > now() then ${formerUntil} end`.mapWith(formerUntil);
  const [row] = await db
    .select({ url, kinds, pausedAt, offAt, offReason, formerUntil: former })
    .from(memberWebhooks)
    .where(eq(memberWebhooks.userId, userId));
  return row ?? null;
}

export const findLog = (db: Db, userId: string) => {
  const { id, kind, createdAt, triedAt, attempts, nextAt, arrivedAt, status, answer, failure } = webhookDeliveries;
  return db
    .select({ id, kind, createdAt, triedAt, attempts, nextAt, arrivedAt, status, answer, failure })
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.userId, userId))
    .orderBy(desc(createdAt), desc(id))
    .limit(webhookLimits.logMax);
};

interface NewWebhook {
  url: string;
  kinds: string[] | null;
}

/** @returns false where there is one already */
export async function addWebhook(db: Db, userId: string, webhook: NewWebhook & { secret: string }): Promise<boolean> {
  const { rowCount } = await db
    .insert(memberWebhooks)
    .values({ userId, ...webhook })
    .onConflictDoNothing();
  return rowCount === 1;
}

/** Another address begins anew: it has not failed yet. */
export async function changeWebhook(db: Db, userId: string, { url, kinds }: NewWebhook): Promise<void> {
  const isSame = sql`${memberWebhooks.url} = ${url}`;
  await db
    .update(memberWebhooks)
    .set({
      url,
      kinds,
      offAt: sql`case when ${isSame} then ${memberWebhooks.offAt} end`,
      offReason: sql`case when ${isSame} then ${memberWebhooks.offReason} end`,
      failures: sql`case when ${isSame} then ${memberWebhooks.failures} else 0 end`,
      failingSince: sql`case when ${isSame} then ${memberWebhooks.failingSince} end`,
      updatedAt: sql`now()`,
    })
    .where(eq(memberWebhooks.userId, userId));
}

/** Replaces the secret; the one before signs too for a day. @returns whether there is a webhook */
export async function replaceSecret(db: Db, userId: string, secret: string): Promise<boolean> {
  const { rowCount } = await db
    .update(memberWebhooks)
    .set({
      secret,
      formerSecret: sql`${memberWebhooks.secret}`,
      formerUntil: hoursFromNow(webhookLimits.formerHours),
      updatedAt: sql`now()`,
    })
    .where(eq(memberWebhooks.userId, userId));
  return rowCount === 1;
}

/** Pauses it, or has it go on, also after it was switched off. @returns whether there is a webhook */
export async function setPaused(db: Db, userId: string, on: boolean): Promise<boolean> {
  const { rowCount } = await db
    .update(memberWebhooks)
    .set(
      on
        ? { pausedAt: sql`coalesce(${memberWebhooks.pausedAt}, now())`, updatedAt: sql`now()` }
        : { pausedAt: null, offAt: null, offReason: null, failures: 0, failingSince: null, updatedAt: sql`now()` },
    )
    .where(eq(memberWebhooks.userId, userId));
  return rowCount === 1;
}

/** Removes it with its log, and what was due to be sent. @returns whether there was one */
export async function deleteWebhook(db: Db, userId: string): Promise<boolean> {
  await db.execute(sql`delete from notification_deliveries where user_id = ${userId} and way = 'webhook'`);
  const { rowCount } = await db.delete(memberWebhooks).where(eq(memberWebhooks.userId, userId));
  return rowCount === 1;
}

/** @returns whether there is a webhook */
export async function addTest(db: Db, userId: string, kind: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    insert into webhook_deliveries (user_id, kind, next_at)
    select user_id, ${kind}, now() from member_webhooks where user_id = ${userId}`);
  return rowCount === 1;
}

/** Has a message of the log be tried now, unless it is being tried. @returns whether there is such a one */
export async function tryNow(db: Db, userId: string, id: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update webhook_deliveries set next_at = case
      when next_at is null or attempts = 0 or tried_at < now() - make_interval(secs => ${LEASE_SECONDS}) then now() else next_at end
    where id = ${id} and user_id = ${userId}`);
  return rowCount === 1;
}

/** Leaves of what is over only the latest in the log. */
export async function trimLog(db: Db, userId: string): Promise<void> {
  await db.execute(sql`
    delete from webhook_deliveries where id in (
      select id from webhook_deliveries where user_id = ${userId} and next_at is null
      order by created_at desc, id desc offset ${webhookLimits.logMax})`);
}
