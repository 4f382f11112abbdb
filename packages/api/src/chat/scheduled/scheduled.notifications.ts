import type { Db } from '@onceware/db/client';
import { scheduledMessages } from '@onceware/db/schema/kept-messages';
import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { shownBySubject, subjectsOf } from '#platform/notifications/look.ts';
import { type NotificationLine, notificationKind, type Reader } from '#platform/notifications/notification-kind.ts';
import { plainText } from '../text/formatting.limits.ts';

/** The reader's own words, as long as they keep them; the room is not named, since they may have left it. */
async function lookAtFailed(db: Db, reader: Reader, lines: readonly NotificationLine<{ roomId: string }>[]) {
  const { id, text, roomId } = scheduledMessages;
  const found = await db
    .select({ id, text, roomId })
    .from(scheduledMessages)
    .where(and(sql`${id} = ${subjectsOf(lines)}`, eq(scheduledMessages.userId, reader.id)));
  return shownBySubject(lines, found, (message) => ({
    values: {},
    path: `/dashboard?room=${message.roomId}`,
    quote: plainText(message.text),
  }));
}

export const scheduledNotifications = {
  scheduled_failed: notificationKind({
    tab: 'inbox',
    mail: 'off',
    push: true,
    data: z.object({ roomId: z.string() }),
    example: {},
    look: lookAtFailed,
    en: {
      name: 'A message that you scheduled was not sent',
      text: 'A message that you scheduled was not sent. You may not write there now.',
    },
    pt: {
      name: 'Uma mensagem que você agendou não foi enviada',
      text: 'Uma mensagem que você agendou não foi enviada. Você não pode escrever lá agora.',
    },
    ar: {
      name: 'لم تُرسل رسالة جدولتها',
      text: 'لم تُرسل رسالة جدولتها. لا يمكنك الكتابة هناك الآن.',
    },
    es: {
      name: 'No se envió un mensaje que programaste',
      text: 'No se envió un mensaje que programaste. Ahora no puedes escribir allí.',
    },
    de: {
      name: 'Eine geplante Nachricht wurde nicht gesendet',
      text: 'Eine geplante Nachricht wurde nicht gesendet. Du darfst dort gerade nicht schreiben.',
    },
    zh: {
      name: '你定时的一条消息未能发送',
      text: '你定时的一条消息未能发送。你现在不能在那里发言。',
    },
  }),
};
