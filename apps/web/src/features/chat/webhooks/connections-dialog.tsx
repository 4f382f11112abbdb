import type { Room } from '@onceware/api/chat/chat.contract';
import { Dialog } from '@onceware/ui/dialog/dialog';
import { useTranslations } from 'use-intl/react';
import { IncomingSection } from './incoming-section.tsx';
import { OutgoingSection } from './outgoing-section.tsx';

/** Which tools write into a room, and where messages of a team's room can be moved to (LIVE-12); for those who look after it. */
export function ConnectionsDialog({ room, onClose }: { room: Room; onClose: () => void }) {
  const t = useTranslations('chatConnections');
  return (
    <Dialog isOpen onClose={onClose} title={t('title')} closeLabel={t('close')}>
      <IncomingSection roomId={room.id} />
      {room.kind === 'team' && <OutgoingSection roomId={room.id} />}
    </Dialog>
  );
}
