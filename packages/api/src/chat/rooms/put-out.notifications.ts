import type { Db } from '@onceware/db/client';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { isoTime } from '#kernel/moments.ts';
import { shownBySubject, subjectsOf } from '#platform/notifications/look.ts';
import { type NotificationLine, notificationKind, type Reader } from '#platform/notifications/notification-kind.ts';
import { NAMED, roomName } from '../look-at-messages.ts';

/** Rooms that the reader was taken out of and has not come back into: they knew the name, and are told nothing else of it. */
async function lookAtPutOut(db: Db, reader: Reader, lines: readonly NotificationLine[]) {
  const { rows } = await db.execute<{ id: string; room: string; until: string | null }>(sql`
    select r.id, ${roomName} as room, ${isoTime(sql`w.until`)} as until
    from rooms r left join room_members w on w.room_id = r.id and w.user_id = ${reader.id} ${NAMED}
    where r.id = ${subjectsOf(lines)} and (o.id is null or o.deleted_at is null)
      and coalesce(w.role, 'banned') in ('banned', 'asking')`);
  return shownBySubject(lines, rows, ({ room, until }) => ({
    values: { room, isForTime: until === null ? 0 : 1, until: until === null ? '' : { day: until } },
    path: '/dashboard',
  }));
}

export const putOutNotifications = {
  put_out_of_room: notificationKind({
    tab: 'inbox',
    mail: 'off',
    push: false,
    data: z.object({}),
    example: { room: 'Lounge', isForTime: 1, until: { day: '2026-12-04' } },
    look: lookAtPutOut,
    en: {
      name: 'A moderator takes you out of a room',
      text: 'A moderator took you out of {room}{isForTime, select, 1 {. You can ask to come back from {until} on} other {}}',
    },
    pt: {
      name: 'Um moderador tira você de uma sala',
      text: 'Um moderador tirou você de {room}{isForTime, select, 1 {. Você pode pedir para voltar a partir de {until}} other {}}',
    },
    ar: {
      name: 'أخرجك مشرف من غرفة',
      text: 'أخرجك مشرف من {room}{isForTime, select, 1 {. يمكنك طلب العودة ابتداءً من {until}} other {}}',
    },
    es: {
      name: 'Un moderador te saca de una sala',
      text: 'Un moderador te sacó de {room}{isForTime, select, 1 {. Puedes pedir volver a partir del {until}} other {}}',
    },
    de: {
      name: 'Ein Moderator nimmt dich aus einem Raum',
      text: 'Ein Moderator hat dich aus {room} genommen{isForTime, select, 1 {. Ab {until} kannst du um Aufnahme bitten} other {}}',
    },
    zh: {
      name: '管理员将你移出房间',
      text: '管理员将你移出了 {room}{isForTime, select, 1 {。从 {until} 起你可以申请返回} other {}}',
    },
  }),
};
