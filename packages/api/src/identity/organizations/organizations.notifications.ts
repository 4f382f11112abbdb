import type { Db } from '@onceware/db/client';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { shownBySubject, subjectsOf } from '#platform/notifications/look.ts';
import {
  type FactsOf,
  type NotificationLine,
  notificationKind,
  type Reader,
} from '#platform/notifications/notification-kind.ts';

/** Teams that the reader is in. */
async function lookAtTeams(db: Db, reader: Reader, lines: readonly NotificationLine[]) {
  const { rows } = await db.execute<{ id: string; name: string; roomId: string | null }>(sql`
    select o.id, o.name, (
      select r.id from rooms r where r.organization_id = o.id and r.closed_at is null and not r.is_members_only order by r.created_at, r.id limit 1) as "roomId"
    from organizations o join organization_members m on m.organization_id = o.id and m.user_id = ${reader.id}
    where o.id = ${subjectsOf(lines)} and o.deleted_at is null`);
  return shownBySubject(lines, rows, ({ name, roomId }) => ({
    values: { team: name },
    path: roomId === null ? '/dashboard' : `/dashboard?room=${roomId}`,
  }));
}

export const organizationNotifications = {
  team_joined: notificationKind({
    tab: 'team',
    mail: 'at_once',
    push: true,
    data: z.object({}),
    example: { team: 'Kiln & Co' },
    look: lookAtTeams,
    en: { name: 'You are added to a team', text: 'You were added to {team}' },
    pt: { name: 'Você é adicionado a uma equipe', text: 'Você foi adicionado a {team}' },
    ar: { name: 'إضافتك إلى فريق', text: 'أُضفت إلى {team}' },
    es: { name: 'Te añaden a un equipo', text: 'Te añadieron a {team}' },
    de: { name: 'Du wirst in ein Team aufgenommen', text: 'Du wurdest in {team} aufgenommen' },
    zh: { name: '你被加入团队', text: '你已被加入 {team}' },
  }),
};

declare module '#platform/notifications/notifier.ts' {
  interface NotificationFacts extends FactsOf<typeof organizationNotifications> {}
}
