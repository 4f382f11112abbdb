import type { Db } from '@onceware/db/client';
import { userRoles } from '@onceware/db/schema/access';
import { avatars } from '@onceware/db/schema/account';
import { apiKeys } from '@onceware/db/schema/api-keys';
import { calendarAddresses } from '@onceware/db/schema/calendar';
import { accountTokens, emailChanges, sessions, users } from '@onceware/db/schema/auth';
import { roomMembers } from '@onceware/db/schema/chat';
import { collections } from '@onceware/db/schema/collections';
import { contactMessages } from '@onceware/db/schema/contact';
import { messageReminders, scheduledMessages } from '@onceware/db/schema/kept-messages';
import { memberWebhooks } from '@onceware/db/schema/member-webhooks';
import { organizationMembers, teamInvitations } from '@onceware/db/schema/organizations';
import { formerHandles, interests, profiles } from '@onceware/db/schema/people';
import { and, eq, isNotNull, or, sql } from 'drizzle-orm';

/** Small tables of a member's access, emptied before the rest is erased. */
const ACCESS = [
  sessions,
  apiKeys,
  calendarAddresses,
  memberWebhooks,
  accountTokens,
  emailChanges,
  userRoles,
  avatars,
  profiles,
  interests,
  formerHandles,
  organizationMembers,
  teamInvitations,
  roomMembers,
  messageReminders,
  scheduledMessages,
];

/**
 * Shuts an account at once: nobody comes in any more, what it shared is no longer shared, its row names nobody, and its address is
 * free for another account. The rest is erased afterwards.
 *
 * @param isVerified whether its address was shown to be theirs, so that what was written under it is theirs too
 */
export async function closeAccount(
  tx: Db,
  { id, email, isVerified }: { id: string; email: string; isVerified: boolean },
): Promise<void> {
  for (const table of ACCESS) await tx.delete(table).where(eq(table.userId, id));
  await tx
    .update(collections)
    .set({
      shareToken: null,
      sharesNotes: false,
      isShareIndexed: false,
      publicToken: null,
      publishedAt: null,
      unpublishedAt: null,
      publishesNotes: false,
      publishesPages: false,
      theme: null,
    })
    .where(and(eq(collections.userId, id), or(isNotNull(collections.shareToken), isNotNull(collections.publicToken))));
  // Their questions may still be worked on; names are of no use, since there is nobody to answer.
  await tx
    .update(contactMessages)
    .set({ name: '', email: '', userId: null })
    .where(or(eq(contactMessages.userId, id), isVerified ? eq(contactMessages.email, email) : undefined));
  await tx
    .update(users)
    .set({
      name: '',
      email: `${id}@deleted.invalid`,
      passwordHash: '',
      avatar: null,
      language: null,
      emailVerifiedAt: null,
      suspendedAt: sql`now()`,
      deletedAt: sql`now()`,
      updatedAt: sql`now()`,
    })
    .where(eq(users.id, id));
}
