import type { Db } from '@onceware/db/client';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import {
  type FactsOf,
  type NotificationLine,
  notificationKind,
  type Reader,
  type Shown,
} from '#platform/notifications/notification-kind.ts';
import { MAY_SEE } from './mentions/mentions.repo.ts';

/** Messages that lines are about, with the names of their rooms, as far as the reader may read them. */
async function lookAtMessages(
  db: Db,
  reader: Reader,
  lines: readonly NotificationLine[],
): Promise<ReadonlyMap<string, Shown>> {
  const ids = lines.flatMap(({ subjectId }) => subjectId ?? []);
  const { rows } = await db.execute<{
    id: string;
    roomId: string;
    text: string;
    room: string | null;
    kind: string;
  }>(sql`
    select m.id, m.room_id as "roomId", m.text, r.kind, coalesce(r.name, d.title, o.name) as room
    from messages m join rooms r on r.id = m.room_id join users u on u.id = ${reader.id}
    left join deals d on d.id = r.deal_id left join organizations o on o.id = r.organization_id
    where m.id = any(${sql.param(ids)}::uuid[]) and m.deleted_at is null and ${sql.raw(MAY_SEE)}`);
  const messages = new Map(rows.map((row) => [row.id, row]));
  return new Map(
    lines.flatMap(({ id, subjectId }) => {
      const message = subjectId && messages.get(subjectId);
      if (!message) return [];
      return [
        [
          id,
          {
            values: { room: message.room ?? '', isDirect: message.room === null ? 1 : 0 },
            path: `/dashboard?room=${message.roomId}&message=${message.id}`,
            quote: message.text,
          },
        ] as const,
      ];
    }),
  );
}

export const chatNotifications = {
  mention: notificationKind({
    tab: 'inbox',
    mail: 'daily',
    push: true,
    data: z.object({}),
    example: { actor: 'Ada Lovelace', others: 2, room: 'Lounge', isDirect: 0 },
    look: lookAtMessages,
    en: {
      name: 'Somebody mentions you in the chat',
      text: '{actor} mentioned you in {isDirect, select, 1 {your conversation} other {{room}}}',
    },
    pt: {
      name: 'Alguém menciona você no chat',
      text: '{actor} mencionou você em {isDirect, select, 1 {sua conversa} other {{room}}}',
    },
    ar: {
      name: 'ذكرك أحدهم في الدردشة',
      text: 'ذكرك {actor} في {isDirect, select, 1 {محادثتكما} other {{room}}}',
    },
    es: {
      name: 'Alguien te menciona en el chat',
      text: '{actor} te mencionó en {isDirect, select, 1 {vuestra conversación} other {{room}}}',
    },
    de: {
      name: 'Jemand erwähnt dich im Chat',
      text: '{actor} hat dich in {isDirect, select, 1 {eurer Unterhaltung} other {{room}}} erwähnt',
    },
    zh: {
      name: '有人在聊天中提到你',
      text: '{actor} 在{isDirect, select, 1 {你们的对话} other {{room}}}中提到了你',
    },
  }),
};

declare module '#platform/notifications/notifier.ts' {
  interface NotificationFacts extends FactsOf<typeof chatNotifications> {}
}
