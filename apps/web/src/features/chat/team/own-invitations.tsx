import type { OwnInvitation } from '@onceware/api/chat/team/team.contract';
import { Button } from '@onceware/ui/button/button';
import { useTranslations } from 'use-intl/react';
import { trpc } from '#lib/api/trpc.ts';
import { useMake } from '#lib/changes/use-make.ts';
import { useWork } from '#lib/changes/use-change.ts';
import { ROOMS } from '../rooms/rooms-cache.ts';
import classes from './team.module.css';
import { TEAM } from './use-team-changes.ts';

interface Props {
  /** The reader is in the team now; its first room, if it has one. */
  onJoined: (roomId: string | null) => void;
}

/** Invitations into teams that wait for the reader, above their rooms (LIVE-17). */
export function OwnInvitations({ onJoined }: Props) {
  const t = useTranslations('chatTeam');
  const { data } = trpc.chat.team.invitations.useQuery();
  if (!data || data.invitations.length === 0) return null;
  return (
    <section aria-label={t('invitations')}>
      <ul className={classes.invitations}>
        {data.invitations.map((invitation) => (
          <li key={invitation.id} className={classes.invitation}>
            <p className="flex-1 min-w-0 breaks">
              {invitation.by
                ? t('invitesYou', { name: invitation.by.name, team: invitation.team.name })
                : t('invitedTo', { team: invitation.team.name })}
            </p>
            <Answers invitation={invitation} onJoined={onJoined} />
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Answers({ invitation: { id, team, roomId }, onJoined }: Props & { invitation: OwnInvitation }) {
  const t = useTranslations('chatTeam');
  const { change, isPending } = useWork(TEAM, ROOMS);
  const make = useMake();
  const answer = (given: 'accept' | 'decline') =>
    make(() => change(({ chat }) => chat.team.answer.mutate({ invitationId: id, answer: given })), {
      done: t(given === 'accept' ? 'joined' : 'declined', { team: team.name }),
    });
  return (
    <span className="row gap-2">
      <Button disabled={isPending} onClick={() => void answer('decline')}>
        {t('decline')}
        <span className="sr-only"> {team.name}</span>
      </Button>
      <Button
        variant="primary"
        isBusy={isPending}
        onClick={() => void answer('accept').then((made) => made !== null && onJoined(roomId))}
      >
        {t('accept')}
        <span className="sr-only"> {team.name}</span>
      </Button>
    </span>
  );
}
