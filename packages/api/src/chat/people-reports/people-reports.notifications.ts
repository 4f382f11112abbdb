import type { Db } from '@onceware/db/client';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { shownBySubject, subjectsOf } from '#platform/notifications/look.ts';
import { type NotificationLine, notificationKind, type Reader } from '#platform/notifications/notification-kind.ts';

/** People whom the reader reported. What staff did about them is not told: it is theirs and staff's. */
async function lookAtReported(db: Db, reader: Reader, lines: readonly NotificationLine[]) {
  const { rows } = await db.execute<{ id: string; name: string }>(sql`
    select p.id, p.name from users p join person_reports f on f.person_id = p.id and f.user_id = ${reader.id}
    where p.id = ${subjectsOf(lines)} and p.deleted_at is null and f.settled_at is not null
      and not exists (select from blocks b where b.user_id = p.id and b.blocked_id = f.user_id)`);
  return shownBySubject(lines, rows, ({ name }) => ({ values: { name }, path: '/dashboard' }));
}

export const peopleReportsNotifications = {
  person_report_decided: notificationKind({
    tab: 'inbox',
    mail: 'off',
    push: false,
    data: z.object({ isRemoved: z.boolean() }),
    example: { name: 'Grace Hopper' },
    look: lookAtReported,
    en: {
      name: 'Your report of a person was looked at',
      text: 'The moderators looked at your report of {name}',
    },
    pt: {
      name: 'Sua denúncia de uma pessoa foi analisada',
      text: 'Os moderadores analisaram sua denúncia de {name}',
    },
    ar: { name: 'نُظر في إبلاغك عن شخص', text: 'نظر المشرفون في إبلاغك عن {name}' },
    es: {
      name: 'Se revisó tu denuncia de una persona',
      text: 'Los moderadores revisaron tu denuncia de {name}',
    },
    de: {
      name: 'Deine Meldung einer Person wurde angesehen',
      text: 'Die Moderatoren haben sich deine Meldung von {name} angesehen',
    },
    zh: { name: '你对某人的举报已被查看', text: '管理员已查看你对 {name} 的举报' },
  }),
};
