import type { Db } from '@onceware/db/client';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { ACTORS } from '#platform/notifications/common-words.ts';
import { shownBySubject, subjectsOf } from '#platform/notifications/look.ts';
import {
  type FactsOf,
  type NotificationLine,
  notificationKind,
  type Reader,
} from '#platform/notifications/notification-kind.ts';
import { isSeenBy, joinProfile } from '#platform/people/seen-by.sql.ts';

/** People who still follow the reader, and whom the reader may see. */
async function lookAtFollows(db: Db, reader: Reader, lines: readonly NotificationLine[]) {
  const { rows } = await db.execute<{ id: string }>(sql`
    select u.id from users u ${joinProfile}
    where u.id = ${subjectsOf(lines)} and ${isSeenBy(reader.id)}
      and exists (select from member_follows f where f.user_id = u.id and f.followed_id = ${reader.id})`);
  return shownBySubject(lines, rows, (_, { count }) => ({
    values: { total: count },
    path: '/network/following/followers',
  }));
}

export const followingNotifications = {
  follow: notificationKind({
    tab: 'inbox',
    mail: 'off',
    push: false,
    data: z.object({}),
    example: { actor: 'Ada Lovelace', others: 2, total: 3 },
    look: lookAtFollows,
    en: {
      name: 'Somebody follows you',
      text: `${ACTORS.en}{others, plural, =0 { follows} other { follow}} you`,
    },
    pt: {
      name: 'Alguém segue você',
      text: `${ACTORS.pt}{others, plural, =0 { segue} other { seguem}} você`,
    },
    ar: {
      name: 'بدأ أحدهم بمتابعتك',
      text: `يتابعك ${ACTORS.ar}`,
    },
    es: {
      name: 'Alguien te sigue',
      text: `${ACTORS.es}{others, plural, =0 { te sigue} other { te siguen}}`,
    },
    de: {
      name: 'Jemand folgt dir',
      text: `${ACTORS.de}{others, plural, =0 { folgt} other { folgen}} dir`,
    },
    zh: {
      name: '有人关注你',
      text: `${ACTORS.zh}关注了你`,
    },
  }),
};

declare module '#platform/notifications/notifier.ts' {
  interface NotificationFacts extends FactsOf<typeof followingNotifications> {}
}
