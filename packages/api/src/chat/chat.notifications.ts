import type { Db } from '@onceware/db/client';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { isoTime } from '#kernel/moments.ts';
import { ACTORS } from '#platform/notifications/common-words.ts';
import { shownBySubject, subjectsOf } from '#platform/notifications/look.ts';
import {
  type FactsOf,
  type NotificationLine,
  notificationKind,
  type Reader,
} from '#platform/notifications/notification-kind.ts';
import { MAY_SEE } from './mentions/mentions.repo.ts';
import { plainText } from './text/formatting.limits.ts';

/** Rooms, deals that rooms are of, and teams, by their names. */
const NAMED = sql`left join deals d on d.id = r.deal_id left join organizations o on o.id = r.organization_id`;
const roomName = sql`coalesce(r.name, d.title, o.name)`;

interface MessageRow extends Record<string, unknown> {
  id: string;
  roomId: string;
  text: string;
  room: string | null;
}

/** Messages of lines in rooms that the reader may see, as far as the condition has them. */
async function findMessages(db: Db, reader: Reader, lines: readonly NotificationLine[], condition: SQL) {
  const { rows } = await db.execute<MessageRow>(sql`
    select m.id, m.room_id as "roomId", m.text, ${roomName} as room
    from messages m join rooms r on r.id = m.room_id join users u on u.id = ${reader.id} ${NAMED}
    where m.id = ${subjectsOf(lines)} and ${condition} and ${sql.raw(MAY_SEE)}
      and not exists (select from blocks b where b.user_id = u.id and b.blocked_id = m.author_id)`);
  return rows;
}

const valuesOf = ({ room }: MessageRow, { count }: NotificationLine) => ({
  room: room ?? '',
  isDirect: room === null ? 1 : 0,
  total: count,
});
const pathOf = ({ roomId, id }: MessageRow) => `/dashboard?room=${roomId}&message=${id}`;

/** Messages that are there, with what they say. */
async function lookAtMessages(db: Db, reader: Reader, lines: readonly NotificationLine[]) {
  const found = await findMessages(db, reader, lines, sql`m.deleted_at is null`);
  return shownBySubject(lines, found, (message, line) => ({
    values: valuesOf(message, line),
    path: pathOf(message),
    quote: plainText(message.text),
  }));
}

/** Own messages that somebody still reacts to. */
async function lookAtReactions(db: Db, reader: Reader, lines: readonly NotificationLine<{ emoji: string }>[]) {
  const isOwn = sql`m.deleted_at is null and m.author_id = u.id
    and exists (select from reactions x where x.message_id = m.id and x.user_id <> u.id)`;
  const found = await findMessages(db, reader, lines, isOwn);
  return shownBySubject(lines, found, (message, line) => ({
    values: { ...valuesOf(message, line), emoji: line.data.emoji },
    path: pathOf(message),
    quote: plainText(message.text),
  }));
}

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

interface RoomRow extends Record<string, unknown> {
  id: string;
  room: string;
}

/** Rooms in which people wait whom the reader may let in. */
async function lookAtRequests(db: Db, reader: Reader, lines: readonly NotificationLine[]) {
  const { rows } = await db.execute<RoomRow>(sql`
    select r.id, ${roomName} as room from rooms r join users u on u.id = ${reader.id} ${NAMED}
    where r.id = ${subjectsOf(lines)}
      and exists (select from room_members a where a.room_id = r.id and a.role = 'asking')
      and case when r.organization_id is null
        then ${reader.permissions.has('admin.chat')} or (${sql.raw(MAY_SEE)} and exists (
          select from room_members w where w.room_id = r.id and w.user_id = u.id and w.role = 'owner'))
        else o.deleted_at is null and exists (
          select from organization_members w
          where w.organization_id = o.id and w.user_id = u.id and w.role in ('owner', 'manager')) end`);
  return shownBySubject(lines, rows, ({ id, room }) => ({
    values: { room },
    path: `/dashboard?room=${id}`,
  }));
}

/** Rooms that the reader asked to enter: those of which they are told that they may, as long as they may. */
async function lookAtAnswers(db: Db, reader: Reader, lines: readonly NotificationLine<{ isAccepted: boolean }>[]) {
  const { rows } = await db.execute<RoomRow & { isIn: boolean }>(sql`
    select r.id, ${roomName} as room, ${sql.raw(MAY_SEE)} as "isIn"
    from rooms r join users u on u.id = ${reader.id} ${NAMED}
    where r.id = ${subjectsOf(lines)} and r.closed_at is null and (o.id is null or o.deleted_at is null)`);
  const rooms = new Map(rows.map((row) => [row.id, row]));
  return shownBySubject(
    lines.filter(({ subjectId, data }) => rooms.get(subjectId ?? '')?.isIn === data.isAccepted),
    rows,
    ({ id, room }, { data }) => ({
      values: { room, isAccepted: data.isAccepted ? 1 : 0 },
      path: data.isAccepted ? `/dashboard?room=${id}` : '/dashboard',
    }),
  );
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
  reply: notificationKind({
    tab: 'inbox',
    mail: 'daily',
    push: true,
    data: z.object({}),
    example: { actor: 'Ada Lovelace', others: 2, total: 3, room: 'Lounge', isDirect: 0 },
    look: lookAtMessages,
    en: {
      name: 'Somebody replies to your message',
      text: '{total, plural, one {{actor} replied to you in {isDirect, select, 1 {your conversation} other {{room}}}} other {# replies to you in {isDirect, select, 1 {your conversation} other {{room}}}, the last by {actor}}}',
    },
    pt: {
      name: 'Alguém responde à sua mensagem',
      text: '{total, plural, one {{actor} respondeu a você em {isDirect, select, 1 {sua conversa} other {{room}}}} other {# respostas para você em {isDirect, select, 1 {sua conversa} other {{room}}}, a última de {actor}}}',
    },
    ar: {
      name: 'ردّ أحدهم على رسالتك',
      text: '{total, plural, one {ردّ عليك {actor} في {isDirect, select, 1 {محادثتكما} other {{room}}}} two {ردّان عليك في {isDirect, select, 1 {محادثتكما} other {{room}}}، آخرهما من {actor}} few {# ردود عليك في {isDirect, select, 1 {محادثتكما} other {{room}}}، آخرها من {actor}} many {# ردًّا عليك في {isDirect, select, 1 {محادثتكما} other {{room}}}، آخرها من {actor}} other {# رد عليك في {isDirect, select, 1 {محادثتكما} other {{room}}}، آخرها من {actor}}}',
    },
    es: {
      name: 'Alguien responde a tu mensaje',
      text: '{total, plural, one {{actor} te respondió en {isDirect, select, 1 {vuestra conversación} other {{room}}}} other {# respuestas para ti en {isDirect, select, 1 {vuestra conversación} other {{room}}}, la última de {actor}}}',
    },
    de: {
      name: 'Jemand antwortet auf deine Nachricht',
      text: '{total, plural, one {{actor} hat dir in {isDirect, select, 1 {eurer Unterhaltung} other {{room}}} geantwortet} other {# Antworten an dich in {isDirect, select, 1 {eurer Unterhaltung} other {{room}}}, die letzte von {actor}}}',
    },
    zh: {
      name: '有人回复你的消息',
      text: '{total, plural, one {{actor} 在{isDirect, select, 1 {你们的对话} other {{room}}}中回复了你} other {{isDirect, select, 1 {你们的对话} other {{room}}}中有 # 条给你的回复，最后一条来自 {actor}}}',
    },
  }),
  reaction: notificationKind({
    tab: 'inbox',
    mail: 'off',
    push: false,
    data: z.object({ emoji: z.string() }),
    example: { actor: 'Ada Lovelace', others: 2, total: 3, room: 'Lounge', isDirect: 0, emoji: '🎉' },
    look: lookAtReactions,
    en: {
      name: 'Somebody reacts to your message',
      text: `${ACTORS.en} reacted to your message: {emoji}`,
    },
    pt: {
      name: 'Alguém reage à sua mensagem',
      text: `${ACTORS.pt}{others, plural, =0 { reagiu} other { reagiram}} à sua mensagem: {emoji}`,
    },
    ar: {
      name: 'تفاعل أحدهم مع رسالتك',
      text: `تفاعل ${ACTORS.ar} مع رسالتك: {emoji}`,
    },
    es: {
      name: 'Alguien reacciona a tu mensaje',
      text: `${ACTORS.es}{others, plural, =0 { reaccionó} other { reaccionaron}} a tu mensaje: {emoji}`,
    },
    de: {
      name: 'Jemand reagiert auf deine Nachricht',
      text: `${ACTORS.de}{others, plural, =0 { hat} other { haben}} auf deine Nachricht reagiert: {emoji}`,
    },
    zh: {
      name: '有人回应你的消息',
      text: `${ACTORS.zh}回应了你的消息：{emoji}`,
    },
  }),
  join_request: notificationKind({
    tab: 'team',
    mail: 'daily',
    push: true,
    data: z.object({}),
    example: { actor: 'Ada Lovelace', others: 2, room: 'Lounge' },
    look: lookAtRequests,
    en: {
      name: 'Somebody asks to enter a room that you look after',
      text: `${ACTORS.en}{others, plural, =0 { asks} other { ask}} to enter {room}`,
    },
    pt: {
      name: 'Alguém pede para entrar em uma sala que você administra',
      text: `${ACTORS.pt}{others, plural, =0 { pede} other { pedem}} para entrar em {room}`,
    },
    ar: {
      name: 'طلب أحدهم دخول غرفة تشرف عليها',
      text: `طلب ${ACTORS.ar} دخول {room}`,
    },
    es: {
      name: 'Alguien pide entrar en una sala que gestionas',
      text: `${ACTORS.es}{others, plural, =0 { pide} other { piden}} entrar en {room}`,
    },
    de: {
      name: 'Jemand möchte in einen Raum, den du betreust',
      text: `${ACTORS.de}{others, plural, =0 { möchte} other { möchten}} in {room} aufgenommen werden`,
    },
    zh: {
      name: '有人申请进入你管理的房间',
      text: `${ACTORS.zh}申请进入 {room}`,
    },
  }),
  join_answer: notificationKind({
    tab: 'inbox',
    mail: 'at_once',
    push: true,
    data: z.object({ isAccepted: z.boolean() }),
    example: { room: 'Lounge', isAccepted: 1 },
    look: lookAtAnswers,
    en: {
      name: 'Your request to enter a room is answered',
      text: '{isAccepted, select, 1 {You were let into {room}} other {Your request to enter {room} was declined}}',
    },
    pt: {
      name: 'Seu pedido para entrar em uma sala é respondido',
      text: '{isAccepted, select, 1 {Você foi aceito em {room}} other {Seu pedido para entrar em {room} foi recusado}}',
    },
    ar: {
      name: 'الرد على طلبك دخول غرفة',
      text: '{isAccepted, select, 1 {قُبل طلبك دخول {room}} other {رُفض طلبك دخول {room}}}',
    },
    es: {
      name: 'Se responde a tu solicitud para entrar en una sala',
      text: '{isAccepted, select, 1 {Ya puedes entrar en {room}} other {Tu solicitud para entrar en {room} fue rechazada}}',
    },
    de: {
      name: 'Deine Anfrage für einen Raum wird beantwortet',
      text: '{isAccepted, select, 1 {Du wurdest in {room} aufgenommen} other {Deine Anfrage für {room} wurde abgelehnt}}',
    },
    zh: {
      name: '你的进入房间申请有了答复',
      text: '{isAccepted, select, 1 {你已获准进入 {room}} other {你进入 {room} 的申请被拒绝}}',
    },
  }),
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

declare module '#platform/notifications/notifier.ts' {
  interface NotificationFacts extends FactsOf<typeof chatNotifications> {}
}
