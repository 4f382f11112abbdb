import type { Db } from '@onceware/db/client';
import { contactMessages } from '@onceware/db/schema/contact';
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { ContactStatus, ContactTopic } from './contact.limits.ts';
import type { AdminContact } from './inbox.contract.ts';
import { holdsText, isShort, storable } from '#kernel/table/search.repo.ts';
import type { Slice, Source } from '#kernel/table/table.repo.ts';

/** The database's time: the sender's program chose the id. */
export const contactOrder: SQL[] = [sql`${contactMessages.createdAt}`, sql`${contactMessages.id}`];

interface ContactFilter {
  q: string;
  status?: ContactStatus | undefined;
  topic?: ContactTopic | undefined;
}

function filterContacts({ q, status, topic }: ContactFilter): SQL | undefined {
  return and(
    status && eq(contactMessages.status, status),
    topic && eq(contactMessages.topic, topic),
    q === '' ? undefined : or(holdsText(q, contactMessages.name, contactMessages.email), holdsWords(q)),
  );
}

/** Messages with all the words of `q`, the last of which may be unfinished if it is not very short. */
function holdsWords(q: string): SQL {
  const words = sql`nullif(replace(search_text(${storable(q)}), ' ', ' & '), '') || ${isShort(q) ? '' : ':*'}`;
  return sql`search_document(${contactMessages.message}, 'A') @@ to_tsquery('pg_catalog.simple', ${words})`;
}

async function readContacts(db: Db, { where, orderBy, limit, offset = 0 }: Slice): Promise<AdminContact[]> {
  const rows = await db
    .select({
      id: contactMessages.id,
      name: contactMessages.name,
      email: contactMessages.email,
      topic: contactMessages.topic,
      message: contactMessages.message,
      language: contactMessages.language,
      userId: contactMessages.userId,
      status: contactMessages.status,
      createdAt: contactMessages.createdAt,
    })
    .from(contactMessages)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset);
  return rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() }));
}

export const contactSource: Source<ContactFilter, AdminContact> = {
  table: contactMessages,
  time: contactMessages.createdAt,
  where: async (_db, filter) => filterContacts(filter),
  read: readContacts,
};

/** The state of each, which stays until the transaction ends. In the order of their ids, so that two do not wait for one another. */
export function lockContacts(tx: Db, ids: string[]): Promise<{ id: string; status: ContactStatus }[]> {
  return tx
    .select({ id: contactMessages.id, status: contactMessages.status })
    .from(contactMessages)
    .where(inArray(contactMessages.id, ids))
    .orderBy(contactMessages.id)
    .for('update');
}

export async function setStatus(tx: Db, ids: string[], status: ContactStatus): Promise<void> {
  await tx
    .update(contactMessages)
    .set({ status, updatedAt: sql`now()` })
    .where(inArray(contactMessages.id, ids));
}
