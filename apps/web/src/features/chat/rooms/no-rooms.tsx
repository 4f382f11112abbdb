import type { Room } from '@onceware/api/chat/chat.contract';
import { useTranslations } from 'use-intl/react';
import { ConversationButton } from './new-buttons.tsx';
import { State } from './states.tsx';

/** Says which private rooms are missing, and how to get them. */
export function NoRooms({ rooms, onMade }: { rooms: readonly Room[]; onMade: (roomId: string) => void }) {
  const t = useTranslations('chatRooms');
  return (
    <>
      {!rooms.some(({ kind }) => kind === 'team') && <State title={t('noTeam')} hint={t('noTeamHint')} />}
      {!rooms.some(({ kind }) => kind === 'direct') && (
        <State title={t('noConversation')} hint={t('noConversationHint')}>
          <ConversationButton onMade={onMade} />
        </State>
      )}
    </>
  );
}
