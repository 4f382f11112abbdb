import type { Room } from '@onceware/api/chat/chat.contract';
import { Button, IconButton } from '@onceware/ui/button/button';
import { IconEdit, IconPlus } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useWhenLoaded } from '../overlay/use-when-loaded.ts';
import type { Team } from '../dialogs/new-room.tsx';

const loadConversation = () => import('../dialogs/new-conversation.tsx');
const NewConversation = lazy(async () => ({ default: (await loadConversation()).NewConversation }));
const loadRoom = () => import('../dialogs/new-room.tsx');
const NewRoom = lazy(async () => ({ default: (await loadRoom()).NewRoom }));

interface Props {
  onMade: (roomId: string) => void;
}

/** Teams in which the reader may make rooms. */
const ownTeams = (rooms: readonly Room[]): Team[] => [
  ...new Map(rooms.flatMap(({ team, may }) => (team && may.moderate ? [[team.id, team]] : []))).values(),
];

/** Begins a conversation, or makes a room of a team. */
export function NewButtons({ rooms, onMade }: Props & { rooms: readonly Room[] }) {
  const t = useTranslations('chatRooms');
  const teams = ownTeams(rooms);
  const [isNaming, setIsNaming] = useState(false);
  const whenLoaded = useWhenLoaded();
  return (
    <>
      {teams.length > 0 && (
        <IconButton
          aria-label={t('newRoom.title')}
          title={t('newRoom.title')}
          aria-haspopup="dialog"
          onClick={() => whenLoaded(loadRoom, () => setIsNaming(true))}
        >
          <IconPlus size={20} stroke={1.75} aria-hidden />
        </IconButton>
      )}
      <ConversationButton isIcon onMade={onMade} />
      {isNaming && (
        <Suspense>
          <NewRoom teams={teams} onMade={onMade} onClose={() => setIsNaming(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Asks for the recipients. */
export function ConversationButton({ isIcon = false, onMade }: Props & { isIcon?: boolean }) {
  const t = useTranslations('chatRooms.newConversation');
  const [isChoosing, setIsChoosing] = useState(false);
  const whenLoaded = useWhenLoaded();
  const choose = () => whenLoaded(loadConversation, () => setIsChoosing(true));
  return (
    <>
      {isIcon ? (
        <IconButton aria-label={t('title')} title={t('title')} aria-haspopup="dialog" onClick={choose}>
          <IconEdit size={20} stroke={1.75} aria-hidden />
        </IconButton>
      ) : (
        <Button aria-haspopup="dialog" onClick={choose}>
          {t('title')}
        </Button>
      )}
      {isChoosing && (
        <Suspense>
          <NewConversation onMade={onMade} onClose={() => setIsChoosing(false)} />
        </Suspense>
      )}
    </>
  );
}
