import type { Room } from '@onceware/api/chat/chat.contract';
import { useEffect, useEffectEvent } from 'react';
import { useTranslations } from 'use-intl/react';
import { failureKey } from '#lib/api/api-error.ts';
import { ChatHeader } from '../header/chat-header.tsx';
import { ListState } from '../list/list-states.tsx';
import type { RoomRef } from './room-ref.ts';
import { useRooms } from './use-rooms.ts';

interface Props {
  /** Null: there is no such room. */
  onFound: (room: RoomRef | null) => void;
  onBack: () => void;
}

/** Finds the room in which a newcomer begins: the community's first, which is the Lounge (LIVE-01). */
export function FirstRoom({ onFound, onBack }: Props) {
  const t = useTranslations('chatRooms');
  const { data, error, refetch } = useRooms();
  const find = useEffectEvent(() => {
    if (!data) return;
    const lounge = loungeOf(data.rooms);
    onFound(lounge ? { roomId: lounge.id } : null);
  });
  useEffect(() => find(), [data]);
  return (
    <>
      <ChatHeader
        group={{ name: t('title.public'), members: [] }}
        status=""
        typing={[]}
        isChosen={false}
        onBack={onBack}
      >
        {null}
      </ChatHeader>
      <ListState
        status={error ? 'failed' : 'loading'}
        failure={error && failureKey(error)}
        onRetry={() => void refetch()}
      />
    </>
  );
}

const loungeOf = (rooms: readonly Room[]): Room | undefined =>
  rooms
    .filter(({ kind, standing, isClosed }) => kind === 'community' && standing === 'in' && !isClosed)
    .toSorted((one, other) => one.ordinal - other.ordinal)[0];
