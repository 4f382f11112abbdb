import { Dialog } from '@onceware/ui/dialog/dialog';
import { useTranslations } from 'use-intl/react';
import type { ChatMessage } from '../chat-source.ts';
import classes from './overlay.module.css';
import { plainText } from '../text/plain-text.ts';
import { useClockTime } from '../message/use-clock-time.ts';

/** What a message said before, newest first (CHAT-09). */
export function EditHistory({ message, onClose }: { message: ChatMessage; onClose: () => void }) {
  const t = useTranslations('chat.history');
  const { moment } = useClockTime();
  return (
    <Dialog isOpen onClose={onClose} title={t('title')} closeLabel={t('close')}>
      <h3 className={classes.label}>{t('current')}</h3>
      <p className={classes.text} dir="auto">
        {plainText(message.text)}
      </p>
      <h3 className={classes.label}>{t('versions')}</h3>
      <ol className={classes.versions}>
        {message.editHistory.toReversed().map(({ id, previousText, editedAt, editedBy }) => (
          <li key={id} className={classes.version}>
            <p className={classes.text} dir="auto">
              {plainText(previousText)}
            </p>
            <p className={classes.by}>{t('by', { name: editedBy, time: moment(editedAt) })}</p>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
