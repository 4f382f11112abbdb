import type { Db } from '@onceware/db/client';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { isoTime } from '#kernel/moments.ts';
import { shownBySubject, subjectsOf } from '#platform/notifications/look.ts';
import { type NotificationLine, notificationKind, type Reader } from '#platform/notifications/notification-kind.ts';
import { findMessages, NAMED, pathOf, roomName, valuesOf } from '../look-at-messages.ts';
import { MAY_SEE } from '../mentions/mentions.repo.ts';

/** Own messages that moderators removed and have not brought back. What they said is not shown again. */
async function lookAtRemoved(db: Db, reader: Reader, lines: readonly NotificationLine[]) {
  const isRemoved = sql`m.author_id = u.id and m.deleted_at is not null and m.deleted_by is distinct from m.author_id`;
  const found = await findMessages(db, reader, lines, isRemoved);
  return shownBySubject(lines, found, (message, line) => ({
    values: valuesOf(message, line),
    path: pathOf(message),
  }));
}

async function lookAtDecided(db: Db, reader: Reader, lines: readonly NotificationLine<{ isRemoved: boolean }>[]) {
  const found = await findMessages(db, reader, lines, sql`true`);
  return shownBySubject(lines, found, (message, line) => ({
    values: { total: line.count, isRemoved: line.data.isRemoved ? 1 : 0 },
    path: pathOf(message),
  }));
}

/** Mutes of the reader, until they really end. */
async function lookAtMutes(db: Db, reader: Reader, lines: readonly NotificationLine[]) {
  const { rows } = await db.execute<{ id: string; roomId: string | null; room: string | null; until: string }>(sql`
    select s.id, r.id as "roomId", ${roomName} as room, ${isoTime(sql`s.until`)} as until
    from silences s join users u on u.id = s.user_id left join rooms r on r.id = s.room_id ${NAMED}
    where s.id = ${subjectsOf(lines)} and s.user_id = ${reader.id} and (r.id is null or ${sql.raw(MAY_SEE)})`);
  return shownBySubject(lines, rows, ({ roomId, room, until }) => ({
    values: { room: room ?? '', isEverywhere: roomId === null ? 1 : 0, until: { day: until } },
    path: roomId === null ? '/dashboard' : `/dashboard?room=${roomId}`,
  }));
}

export const moderationNotifications = {
  message_removed: notificationKind({
    tab: 'inbox',
    mail: 'off',
    push: false,
    data: z.object({}),
    example: { room: 'Lounge', isDirect: 0, total: 1 },
    look: lookAtRemoved,
    en: {
      name: 'A moderator removes your message',
      text: 'A moderator removed your message in {isDirect, select, 1 {your conversation} other {{room}}}',
    },
    pt: {
      name: 'Um moderador remove sua mensagem',
      text: 'Um moderador removeu sua mensagem em {isDirect, select, 1 {sua conversa} other {{room}}}',
    },
    ar: {
      name: 'حذف مشرف رسالتك',
      text: 'حذف مشرف رسالتك في {isDirect, select, 1 {محادثتكما} other {{room}}}',
    },
    es: {
      name: 'Un moderador elimina tu mensaje',
      text: 'Un moderador eliminó tu mensaje en {isDirect, select, 1 {vuestra conversación} other {{room}}}',
    },
    de: {
      name: 'Ein Moderator entfernt deine Nachricht',
      text: 'Ein Moderator hat deine Nachricht in {isDirect, select, 1 {eurer Unterhaltung} other {{room}}} entfernt',
    },
    zh: {
      name: '管理员移除了你的消息',
      text: '管理员移除了你在{isDirect, select, 1 {你们的对话} other {{room}}}中的消息',
    },
  }),
  muted: notificationKind({
    tab: 'inbox',
    mail: 'off',
    push: false,
    data: z.object({}),
    example: { room: 'Lounge', isEverywhere: 0, until: { day: '2026-11-27' } },
    look: lookAtMutes,
    en: {
      name: 'A moderator mutes you',
      text: 'A moderator muted you in {isEverywhere, select, 1 {all rooms} other {{room}}} until {until}',
    },
    pt: {
      name: 'Um moderador silencia você',
      text: 'Um moderador silenciou você em {isEverywhere, select, 1 {todas as salas} other {{room}}} até {until}',
    },
    ar: {
      name: 'كتمك مشرف',
      text: 'كتمك مشرف في {isEverywhere, select, 1 {كل الغرف} other {{room}}} حتى {until}',
    },
    es: {
      name: 'Un moderador te silencia',
      text: 'Un moderador te silenció en {isEverywhere, select, 1 {todas las salas} other {{room}}} hasta el {until}',
    },
    de: {
      name: 'Ein Moderator schaltet dich stumm',
      text: 'Ein Moderator hat dich in {isEverywhere, select, 1 {allen Räumen} other {{room}}} bis {until} stummgeschaltet',
    },
    zh: {
      name: '管理员将你禁言',
      text: '管理员在{isEverywhere, select, 1 {所有房间} other {{room}}}中将你禁言至 {until}',
    },
  }),
  message_report_decided: notificationKind({
    tab: 'inbox',
    mail: 'off',
    push: false,
    data: z.object({ isRemoved: z.boolean() }),
    example: { total: 2, isRemoved: 1 },
    look: lookAtDecided,
    en: {
      name: 'A message that you reported is decided about',
      text: '{isRemoved, select, 1 {{total, plural, one {A message that you reported was removed} other {# messages that you reported were removed}}} other {{total, plural, one {A message that you reported stays} other {# messages that you reported stay}}}}',
    },
    pt: {
      name: 'Há uma decisão sobre uma mensagem que você denunciou',
      text: '{isRemoved, select, 1 {{total, plural, one {Uma mensagem que você denunciou foi removida} other {# mensagens que você denunciou foram removidas}}} other {{total, plural, one {Uma mensagem que você denunciou permanece} other {# mensagens que você denunciou permanecem}}}}',
    },
    ar: {
      name: 'البتّ في رسالة أبلغت عنها',
      text: '{isRemoved, select, 1 {{total, plural, one {حُذفت رسالة أبلغت عنها} two {حُذفت رسالتان أبلغت عنهما} few {حُذفت # رسائل أبلغت عنها} many {حُذفت # رسالة أبلغت عنها} other {حُذفت # رسالة أبلغت عنها}}} other {{total, plural, one {بقيت رسالة أبلغت عنها} two {بقيت رسالتان أبلغت عنهما} few {بقيت # رسائل أبلغت عنها} many {بقيت # رسالة أبلغت عنها} other {بقيت # رسالة أبلغت عنها}}}}',
    },
    es: {
      name: 'Se decide sobre un mensaje que denunciaste',
      text: '{isRemoved, select, 1 {{total, plural, one {Se eliminó un mensaje que denunciaste} other {Se eliminaron # mensajes que denunciaste}}} other {{total, plural, one {Un mensaje que denunciaste se mantiene} other {# mensajes que denunciaste se mantienen}}}}',
    },
    de: {
      name: 'Über eine von dir gemeldete Nachricht wird entschieden',
      text: '{isRemoved, select, 1 {{total, plural, one {Eine Nachricht, die du gemeldet hast, wurde entfernt} other {# Nachrichten, die du gemeldet hast, wurden entfernt}}} other {{total, plural, one {Eine Nachricht, die du gemeldet hast, bleibt} other {# Nachrichten, die du gemeldet hast, bleiben}}}}',
    },
    zh: {
      name: '你举报的消息有了处理结果',
      text: '{isRemoved, select, 1 {{total, plural, other {你举报的 # 条消息已被移除}}} other {{total, plural, other {你举报的 # 条消息予以保留}}}}',
    },
  }),
};
