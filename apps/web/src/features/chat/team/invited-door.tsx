import type { OwnInvitation } from '@onceware/api/chat/team/team.contract';
import { useTranslations } from 'use-intl/react';
import { ChatHeader } from '../header/chat-header.tsx';
import { State } from '../rooms/states.tsx';
import { Answers } from './own-invitations.tsx';

interface Props {
  invitation: OwnInvitation;
  onJoined: () => void;
  onBack: () => void;
}

/** In the place of a team's room to which the reader is invited, as the bell leads there (LIVE-17). */
export function InvitedDoor({ invitation, onJoined, onBack }: Props) {
  const t = useTranslations('chatTeam');
  const { by, team } = invitation;
  const title = by ? t('invitesYou', { name: by.name, team: team.name }) : t('invitedTo', { team: team.name });
  return (
    <>
      <ChatHeader group={{ name: team.name, members: [] }} status={t('title')} typing={[]} isChosen onBack={onBack} />
      <State title={title} hint={t('invitedHint')}>
        <Answers invitation={invitation} onJoined={onJoined} />
      </State>
    </>
  );
}
