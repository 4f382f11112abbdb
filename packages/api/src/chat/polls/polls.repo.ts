import type { Db } from '@onceware/db/client';
import { polls, pollVotes } from '@onceware/db/schema/chat';
import { and, asc, eq, sql } from 'drizzle-orm';

/** A question with its options, and until when it is asked, in minutes from now; null: until somebody closes it. */
export interface NewPoll {
  question: string;
  options: string[];
  isMany: boolean;
  closesInMinutes: number | null;
}

export async function insertPoll(tx: Db, messageId: string, { closesInMinutes, ...poll }: NewPoll): Promise<void> {
  await tx.insert(polls).values({
    ...poll,
    messageId,
    closesAt: closesInMinutes === null ? null : sql`clock_timestamp() + make_interval(mins => ${closesInMinutes})`,
  });
}

/** The rules of a message's poll; undefined: it has none. The caller has locked the room, so nobody closes it meanwhile. */
export async function findPoll(tx: Db, messageId: string) {
  const [found] = await tx
    .select({
      isMany: polls.isMany,
      optionCount: sql<number>`jsonb_array_length(${polls.options})`,
      isClosed: sql<boolean>`coalesce(${polls.closesAt} <= clock_timestamp(), false)`,
    })
    .from(polls)
    .where(eq(polls.messageId, messageId));
  return found;
}

/** Options that somebody has chosen. */
export async function votesOf(db: Db, messageId: string, userId: string): Promise<number[]> {
  const rows = await db
    .select({ option: pollVotes.option })
    .from(pollVotes)
    .where(and(eq(pollVotes.messageId, messageId), eq(pollVotes.userId, userId)))
    .orderBy(asc(pollVotes.option));
  return rows.map(({ option }) => option);
}

/** Makes these the options that somebody has chosen. @returns whether that changed anything */
export async function setVotes(tx: Db, messageId: string, userId: string, options: number[]): Promise<boolean> {
  const chosen = sql`any(${sql.param(options)}::smallint[])`;
  const gone = await tx.execute(
    sql`delete from poll_votes where message_id = ${messageId} and user_id = ${userId} and not option = ${chosen}`,
  );
  const come = await tx.execute(sql`
    insert into poll_votes (message_id, option, user_id, created_at)
    select ${messageId}, option, ${userId}, clock_timestamp() from unnest(${sql.param(options)}::smallint[]) as option
    on conflict do nothing`);
  return (gone.rowCount ?? 0) + (come.rowCount ?? 0) > 0;
}

/** Ends the voting now. @returns whether that changed anything */
export async function setClosed(tx: Db, messageId: string): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update chat_polls set closes_at = clock_timestamp()
    where message_id = ${messageId} and (closes_at is null or closes_at > clock_timestamp())`);
  return rowCount === 1;
}
