import type { Db } from '@onceware/db/client';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { ACTORS } from '#platform/notifications/common-words.ts';
import { shownBySubject } from '#platform/notifications/look.ts';
import { type NotificationLine, notificationKind, type Reader } from '#platform/notifications/notification-kind.ts';
import { findMessages, pathOf, valuesOf } from '../look-at-messages.ts';
import { plainText } from '../text/formatting.limits.ts';

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

export const messageNotifications = {
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
    example: { actor: 'Ada Lovelace', others: 2, total: 3, room: 'Lounge', isDirect: 0, isThread: 0 },
    look: lookAtMessages,
    en: {
      name: 'Somebody replies to your message, or in a thread that you follow',
      text: '{isThread, select, 1 {{total, plural, one {{actor} replied in a thread of {isDirect, select, 1 {your conversation} other {{room}}}} other {# replies in a thread of {isDirect, select, 1 {your conversation} other {{room}}}, the last by {actor}}}} other {{total, plural, one {{actor} replied to you in {isDirect, select, 1 {your conversation} other {{room}}}} other {# replies to you in {isDirect, select, 1 {your conversation} other {{room}}}, the last by {actor}}}}}',
    },
    pt: {
      name: 'Alguém responde à sua mensagem ou em um tópico que você segue',
      text: '{isThread, select, 1 {{total, plural, one {{actor} respondeu em um tópico de {isDirect, select, 1 {sua conversa} other {{room}}}} other {# respostas em um tópico de {isDirect, select, 1 {sua conversa} other {{room}}}, a última de {actor}}}} other {{total, plural, one {{actor} respondeu a você em {isDirect, select, 1 {sua conversa} other {{room}}}} other {# respostas para você em {isDirect, select, 1 {sua conversa} other {{room}}}, a última de {actor}}}}}',
    },
    ar: {
      name: 'ردّ أحدهم على رسالتك أو في سلسلة تتابعها',
      text: '{isThread, select, 1 {{total, plural, one {ردّ {actor} في سلسلة ضمن {isDirect, select, 1 {محادثتكما} other {{room}}}} two {ردّان في سلسلة ضمن {isDirect, select, 1 {محادثتكما} other {{room}}}، آخرهما من {actor}} few {# ردود في سلسلة ضمن {isDirect, select, 1 {محادثتكما} other {{room}}}، آخرها من {actor}} many {# ردًّا في سلسلة ضمن {isDirect, select, 1 {محادثتكما} other {{room}}}، آخرها من {actor}} other {# رد في سلسلة ضمن {isDirect, select, 1 {محادثتكما} other {{room}}}، آخرها من {actor}}}} other {{total, plural, one {ردّ عليك {actor} في {isDirect, select, 1 {محادثتكما} other {{room}}}} two {ردّان عليك في {isDirect, select, 1 {محادثتكما} other {{room}}}، آخرهما من {actor}} few {# ردود عليك في {isDirect, select, 1 {محادثتكما} other {{room}}}، آخرها من {actor}} many {# ردًّا عليك في {isDirect, select, 1 {محادثتكما} other {{room}}}، آخرها من {actor}} other {# رد عليك في {isDirect, select, 1 {محادثتكما} other {{room}}}، آخرها من {actor}}}}}',
    },
    es: {
      name: 'Alguien responde a tu mensaje o en un hilo que sigues',
      text: '{isThread, select, 1 {{total, plural, one {{actor} respondió en un hilo de {isDirect, select, 1 {vuestra conversación} other {{room}}}} other {# respuestas en un hilo de {isDirect, select, 1 {vuestra conversación} other {{room}}}, la última de {actor}}}} other {{total, plural, one {{actor} te respondió en {isDirect, select, 1 {vuestra conversación} other {{room}}}} other {# respuestas para ti en {isDirect, select, 1 {vuestra conversación} other {{room}}}, la última de {actor}}}}}',
    },
    de: {
      name: 'Jemand antwortet auf deine Nachricht oder in einem Thread, dem du folgst',
      text: '{isThread, select, 1 {{total, plural, one {{actor} hat in einem Thread in {isDirect, select, 1 {eurer Unterhaltung} other {{room}}} geantwortet} other {# Antworten in einem Thread in {isDirect, select, 1 {eurer Unterhaltung} other {{room}}}, die letzte von {actor}}}} other {{total, plural, one {{actor} hat dir in {isDirect, select, 1 {eurer Unterhaltung} other {{room}}} geantwortet} other {# Antworten an dich in {isDirect, select, 1 {eurer Unterhaltung} other {{room}}}, die letzte von {actor}}}}}',
    },
    zh: {
      name: '有人回复你的消息，或在你关注的话题中回复',
      text: '{isThread, select, 1 {{total, plural, =1 {{actor} 在{isDirect, select, 1 {你们的对话} other {{room}}}的话题中回复了} other {{isDirect, select, 1 {你们的对话} other {{room}}}的话题中有 # 条新回复，最后一条来自 {actor}}}} other {{total, plural, one {{actor} 在{isDirect, select, 1 {你们的对话} other {{room}}}中回复了你} other {{isDirect, select, 1 {你们的对话} other {{room}}}中有 # 条给你的回复，最后一条来自 {actor}}}}}',
    },
  }),
  direct_message: notificationKind({
    tab: 'inbox',
    mail: 'daily',
    push: true,
    data: z.object({}),
    example: { actor: 'Ada Lovelace', others: 2, total: 3 },
    look: lookAtMessages,
    en: {
      name: 'Somebody writes to you in a conversation',
      text: '{total, plural, one {{actor} wrote to you} other {# new messages in your conversation, the last by {actor}}}',
    },
    pt: {
      name: 'Alguém escreve para você em uma conversa',
      text: '{total, plural, one {{actor} escreveu para você} other {# mensagens novas na sua conversa, a última de {actor}}}',
    },
    ar: {
      name: 'كتب إليك أحدهم في محادثة',
      text: '{total, plural, one {كتب إليك {actor}} two {رسالتان جديدتان في محادثتكما، آخرهما من {actor}} few {# رسائل جديدة في محادثتكما، آخرها من {actor}} many {# رسالة جديدة في محادثتكما، آخرها من {actor}} other {# رسالة جديدة في محادثتكما، آخرها من {actor}}}',
    },
    es: {
      name: 'Alguien te escribe en una conversación',
      text: '{total, plural, one {{actor} te escribió} other {# mensajes nuevos en vuestra conversación, el último de {actor}}}',
    },
    de: {
      name: 'Jemand schreibt dir in einer Unterhaltung',
      text: '{total, plural, one {{actor} hat dir geschrieben} other {# neue Nachrichten in eurer Unterhaltung, die letzte von {actor}}}',
    },
    zh: {
      name: '有人在对话中给你发消息',
      text: '{total, plural, =1 {{actor} 给你发了消息} other {你们的对话中有 # 条新消息，最后一条来自 {actor}}}',
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
};
