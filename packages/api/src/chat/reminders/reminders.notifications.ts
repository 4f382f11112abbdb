import type { Db } from '@onceware/db/client';
import { z } from 'zod';
import {
  type NotificationLine,
  notificationKind,
  type Reader,
  type Shown,
} from '#platform/notifications/notification-kind.ts';
import { findMessagesOf, mayRead, pathOf, valuesOf } from '../look-at-messages.ts';
import { plainText } from '../text/formatting.limits.ts';

const GONE: Shown = { values: { isGone: 1, room: '', isDirect: 0 }, path: '/dashboard' };

/** Messages as the reader may read them now; of the others that they are gone. */
async function lookAtReminders(db: Db, reader: Reader, lines: readonly NotificationLine[]) {
  const ids = lines.flatMap(({ subjectId }) => subjectId ?? []);
  const found = new Map((await findMessagesOf(db, reader, ids, mayRead(reader))).map((one) => [one.id, one]));
  return new Map(
    lines.map((line): [string, Shown] => {
      const message = found.get(line.subjectId ?? '');
      if (!message) return [line.id, GONE];
      return [
        line.id,
        {
          values: { ...valuesOf(message, line), isGone: 0 },
          path: pathOf(message),
          quote: plainText(message.text),
        },
      ];
    }),
  );
}

export const reminderNotifications = {
  chat_reminder: notificationKind({
    tab: 'inbox',
    mail: 'off',
    push: true,
    data: z.object({}),
    example: { isGone: 0, room: 'Lounge', isDirect: 0 },
    look: lookAtReminders,
    en: {
      name: 'Reminders of messages that you set',
      text: '{isGone, select, 1 {You wanted to be reminded of a message. The message is gone.} other {Your reminder: a message in {isDirect, select, 1 {a conversation} other {{room}}}}}',
    },
    pt: {
      name: 'Lembretes de mensagens que você criou',
      text: '{isGone, select, 1 {Você queria ser lembrado de uma mensagem. A mensagem não existe mais.} other {Seu lembrete: uma mensagem em {isDirect, select, 1 {uma conversa} other {{room}}}}}',
    },
    ar: {
      name: 'تذكيرات بالرسائل ضبطتها أنت',
      text: '{isGone, select, 1 {أردت أن نذكّرك برسالة. لم تعد الرسالة موجودة.} other {تذكيرك: رسالة في {isDirect, select, 1 {محادثة} other {{room}}}}}',
    },
    es: {
      name: 'Recordatorios de mensajes que creaste',
      text: '{isGone, select, 1 {Querías que te recordáramos un mensaje. El mensaje ya no existe.} other {Tu recordatorio: un mensaje en {isDirect, select, 1 {una conversación} other {{room}}}}}',
    },
    de: {
      name: 'Erinnerungen an Nachrichten, die du eingestellt hast',
      text: '{isGone, select, 1 {Du wolltest an eine Nachricht erinnert werden. Die Nachricht gibt es nicht mehr.} other {Deine Erinnerung: eine Nachricht in {isDirect, select, 1 {einer Unterhaltung} other {{room}}}}}',
    },
    zh: {
      name: '你设置的消息提醒',
      text: '{isGone, select, 1 {你曾想收到一条消息的提醒。该消息已不存在。} other {你的提醒：{isDirect, select, 1 {一个对话} other {{room}}}中的一条消息}}',
    },
  }),
};
