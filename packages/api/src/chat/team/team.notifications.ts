import type { Db } from '@onceware/db/client';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { ACTORS } from '#platform/notifications/common-words.ts';
import { shownBySubject, subjectsOf } from '#platform/notifications/look.ts';
import { type NotificationLine, notificationKind, type Reader } from '#platform/notifications/notification-kind.ts';

const firstRoom = sql`(select r.id from rooms r where r.organization_id = o.id and r.closed_at is null and not r.is_members_only
  order by r.created_at, r.id limit 1)`;
const pathOf = (roomId: string | null) => (roomId === null ? '/dashboard' : `/dashboard?room=${roomId}`);

interface TeamRow extends Record<string, unknown> {
  id: string;
  team: string;
  roomId: string | null;
}

/** Invitations that still wait for the reader. */
async function lookAtInvitations(db: Db, reader: Reader, lines: readonly NotificationLine[]) {
  const { rows } = await db.execute<TeamRow>(sql`
    select i.id, o.name as team, ${firstRoom} as "roomId"
    from team_invitations i join organizations o on o.id = i.organization_id and o.deleted_at is null
    where i.id = ${subjectsOf(lines)} and i.user_id = ${reader.id} and i.state = 'waiting'`);
  return shownBySubject(lines, rows, ({ team, roomId }) => ({ values: { team }, path: pathOf(roomId) }));
}

/** Teams of the reader. */
async function lookAtAccepted(db: Db, reader: Reader, lines: readonly NotificationLine[]) {
  const { rows } = await db.execute<TeamRow>(sql`
    select o.id, o.name as team, ${firstRoom} as "roomId"
    from organizations o join organization_members m on m.organization_id = o.id and m.user_id = ${reader.id}
    where o.id = ${subjectsOf(lines)} and o.deleted_at is null`);
  return shownBySubject(lines, rows, ({ team, roomId }) => ({ values: { team }, path: pathOf(roomId) }));
}

export const teamNotifications = {
  team_invited: notificationKind({
    tab: 'team',
    mail: 'at_once',
    push: true,
    data: z.object({}),
    example: { actor: 'Ada Lovelace', others: 0, team: 'Kiln & Co' },
    look: lookAtInvitations,
    en: { name: 'Somebody invites you to a team', text: `${ACTORS.en} invited you to {team}` },
    pt: {
      name: 'Alguém convida você para uma equipe',
      text: `${ACTORS.pt}{others, plural, =0 { convidou} other { convidaram}} você para {team}`,
    },
    ar: { name: 'دعوتك إلى فريق', text: `دعاك ${ACTORS.ar} إلى {team}` },
    es: {
      name: 'Alguien te invita a un equipo',
      text: `${ACTORS.es}{others, plural, =0 { te invitó} other { te invitaron}} a {team}`,
    },
    de: {
      name: 'Jemand lädt dich in ein Team ein',
      text: `${ACTORS.de}{others, plural, =0 { hat} other { haben}} dich in {team} eingeladen`,
    },
    zh: { name: '有人邀请你加入团队', text: `${ACTORS.zh}邀请你加入 {team}` },
  }),
  invitation_accepted: notificationKind({
    tab: 'team',
    mail: 'daily',
    push: false,
    data: z.object({}),
    example: { actor: 'Ada Lovelace', others: 2, team: 'Kiln & Co' },
    look: lookAtAccepted,
    en: { name: 'Somebody accepts your invitation to a team', text: `${ACTORS.en} joined {team} at your invitation` },
    pt: {
      name: 'Alguém aceita seu convite para uma equipe',
      text: `${ACTORS.pt}{others, plural, =0 { entrou} other { entraram}} em {team} a seu convite`,
    },
    ar: { name: 'قبول دعوتك إلى فريق', text: `انضم ${ACTORS.ar} إلى {team} بدعوتك` },
    es: {
      name: 'Alguien acepta tu invitación a un equipo',
      text: `${ACTORS.es}{others, plural, =0 { se unió} other { se unieron}} a {team} por tu invitación`,
    },
    de: {
      name: 'Jemand nimmt deine Einladung in ein Team an',
      text: `${ACTORS.de}{others, plural, =0 { ist} other { sind}} auf deine Einladung in {team} gekommen`,
    },
    zh: { name: '有人接受你的团队邀请', text: `${ACTORS.zh}接受了你的邀请，加入 {team}` },
  }),
};
