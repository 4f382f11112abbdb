import type { Db } from '@onceware/db/client';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { ACTORS } from '#platform/notifications/common-words.ts';
import { shownBySubject, subjectsOf } from '#platform/notifications/look.ts';
import { type NotificationLine, notificationKind, type Reader } from '#platform/notifications/notification-kind.ts';
import { NAMED, roomName } from '../look-at-messages.ts';
import { MAY_SEE } from '../mentions/mentions.repo.ts';

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

export const joinNotifications = {
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
};
