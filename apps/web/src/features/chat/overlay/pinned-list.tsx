import { Button } from '@onceware/ui/button/button';
import { Dialog } from '@onceware/ui/dialog/dialog';
import { useTranslations } from 'use-intl/react';
import type { ChatMessage } from '../chat-source.ts';
import { useMessageActions } from '../message-actions.ts';
import { useAuthorName } from '../message/use-author-name.ts';
import { useClockTime } from '../message/use-clock-time.ts';
import { mayPin, useRoom } from '../room-facts.ts';
import { plainText } from '@onceware/api/chat/text/formatting.limits';
import classes from './overlay.module.css';

/** More than some lines hold. */
const EXCERPT = 400;

/** The messages that are pinned for all (LIVE-06). Stands below `MessageActionsContext` and `RoomContext`. */
export function PinnedList({ messages, onClose }: { messages: readonly ChatMessage[]; onClose: () => void }) {
  const t = useTranslations('chatMessage');
  return (
    <Dialog isOpen onClose={onClose} title={t('pinnedMessages')} closeLabel={t('close')}>
      {messages.length === 0 ? (
        <p>{t('nothingPinned')}</p>
      ) : (
        <ul>
          {messages.map((message) => (
            <Pin key={message.id} message={message} onClose={onClose} />
          ))}
        </ul>
      )}
    </Dialog>
  );
}

function Pin({ message, onClose }: { message: ChatMessage; onClose: () => void }) {
  const t = useTranslations('chatMessage');
  const chat = useTranslations('chat.message');
  const { jumpTo, toggleFlag } = useMessageActions();
  const room = useRoom();
  const { moment } = useClockTime();
  const blocking = useTranslations('chatBlocking');
  const { id, text, timestamp, attachments, isFolded } = message;
  const name = useAuthorName()(message);
  const go = () => {
    onClose();
    jumpTo(id);
  };
  return (
    <li className={classes.pin}>
      <p className="mt-1 text-12 quiet">
        <bdi className="weight-600 breaks ink">{name}</bdi> <time dateTime={timestamp}>{moment(timestamp)}</time>
      </p>
      <p className={classes.excerpt} dir="auto">
        {isFolded
          ? blocking('folded')
          : plainText(text.slice(0, EXCERPT)) || chat('noText', { count: attachments.length })}
      </p>
      <p className="row wrap gap-2">
        <Button onClick={go}>{t('goTo')}</Button>
        {mayPin(room) && (
          <Button variant="quiet" onClick={() => toggleFlag(id, 'pinned')}>
            {chat('unpin')}
          </Button>
        )}
      </p>
    </li>
  );
}
