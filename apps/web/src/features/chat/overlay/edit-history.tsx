import { Dialog } from '@onceware/ui/dialog/dialog';
import { Skeleton } from '@onceware/ui/skeleton/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { useErrorSentence } from '#lib/api/error-sentence.ts';
import { LoadFailed } from '#lib/frames/load-failed.tsx';
import type { ChatMessage, ChatSource } from '../chat-source.ts';
import classes from './overlay.module.css';
import { plainText } from '@onceware/api/chat/text/formatting.limits';
import { useClockTime } from '../message/use-clock-time.ts';

interface Props {
  source: ChatSource;
  message: ChatMessage;
  onClose: () => void;
}

/** Previous texts of a message, newest first (CHAT-09). */
export function EditHistory({ source, message, onClose }: Props) {
  const t = useTranslations('chat.history');
  return (
    <Dialog isOpen onClose={onClose} title={t('title')} closeLabel={t('close')}>
      <h3 className={classes.label}>{t('current')}</h3>
      <p className={classes.text} dir="auto">
        {plainText(message.text)}
      </p>
      <h3 className={classes.label}>{t('versions')}</h3>
      <Versions source={source} message={message} />
    </Dialog>
  );
}

function Versions({ source, message: { id, text } }: Omit<Props, 'onClose'>) {
  const t = useTranslations('chat.history');
  const words = useTranslations('chatMessage');
  const sentence = useErrorSentence();
  const { moment } = useClockTime();
  // With every edit there is one more.
  const { data, error, refetch } = useQuery({
    queryKey: ['chat history', id, text],
    queryFn: () => source.history(id),
    networkMode: 'always',
  });
  if (error !== null)
    return <LoadFailed text={sentence(error)} action={words('tryAgain')} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <div className={classes.version} role="status" aria-label={words('loading')}>
        <Skeleton width="80%" height="20px" />
        <Skeleton width="45%" height="16px" />
      </div>
    );
  return (
    <ol className={classes.versions}>
      {data.toReversed().map((version) => (
        <li key={version.id} className={classes.version}>
          <p className={classes.text} dir="auto">
            {plainText(version.previousText)}
          </p>
          <p className="mt-1 text-12 quiet">{t('by', { name: version.editedBy, time: moment(version.editedAt) })}</p>
        </li>
      ))}
    </ol>
  );
}
