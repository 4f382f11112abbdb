import type { Door as DoorFacts } from '@onceware/api/chat/chat.contract';
import { Button } from '@onceware/ui/button/button';
import { useTranslations } from 'use-intl/react';
import { useMake } from '#lib/changes/use-make.ts';
import { useWork } from '#lib/changes/use-change.ts';
import { ChatHeader } from '../header/chat-header.tsx';
import { State } from './states.tsx';
import { useClockTime } from '../message/use-clock-time.ts';
import { ROOMS } from './rooms-cache.ts';

interface Props {
  door: DoorFacts;
  onBack: () => void;
  /** Called after a join request was sent or withdrawn. */
  onChanged: () => void;
}

/** Entrance of a room with join requests: outsiders can ask to join (LIVE-10). */
export function Door({
  door: { id: roomId, kind, name, peopleCount, standing, bannedUntil },
  onBack,
  onChanged,
}: Props) {
  const t = useTranslations('chatRoom.door');
  const kinds = useTranslations('chatRooms.kind');
  const { change, isPending } = useWork(ROOMS);
  const make = useMake();
  const ask = () => void make(() => change((client) => client.chat.join.mutate({ roomId })), {}).then(onChanged);
  const withdraw = () => void make(() => change((client) => client.chat.leave.mutate({ roomId })), {}).then(onChanged);
  const shownName = name ?? kinds(kind);
  const shown = standing === 'in' ? 'outside' : standing;
  const { moment } = useClockTime();
  return (
    <>
      <ChatHeader group={{ name: shownName, members: [] }} status={kinds(kind)} typing={[]} isChosen onBack={onBack} />
      <State
        title={t(`title.${shown}`)}
        hint={
          shown === 'banned'
            ? t('hint.banned', { time: bannedUntil === null ? '' : moment(bannedUntil) })
            : t(`hint.${shown}`, { count: peopleCount })
        }
      >
        {standing === 'outside' && (
          <Button variant="primary" isBusy={isPending} onClick={ask}>
            {t('ask')}
          </Button>
        )}
        {standing === 'asking' && (
          <Button isBusy={isPending} onClick={withdraw}>
            {t('withdraw')}
          </Button>
        )}
      </State>
    </>
  );
}
