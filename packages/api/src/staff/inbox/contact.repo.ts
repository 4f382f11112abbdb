import type { Db } from '@onceware/db/client';
import { contactMessages } from '@onceware/db/schema/contact';

/** Once for each id. */
export async function insertMessage(db: Db, message: typeof contactMessages.$inferInsert): Promise<void> {
  await db.insert(contactMessages).values(message).onConflictDoNothing({ target: contactMessages.id });
}
