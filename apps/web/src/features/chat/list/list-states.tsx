import { Skeleton } from '@onceware/ui/skeleton/skeleton';
import { useTranslations } from 'use-intl/react';
import { LoadFailed } from '#lib/frames/load-failed.tsx';
import type { ChatSnapshot } from '../chat-source.ts';
import { useKeySentence } from '#lib/api/error-sentence.ts';
import classes from './list.module.css';

/** Widths of what is written, per cent: a conversation is not a table. */
const LINES = [62, 48, 74, 30, 56];

/** In the place of messages while there are none to show. */
export function ListState({
  status,
  failure,
  onRetry,
}: Pick<ChatSnapshot, 'status' | 'failure'> & { onRetry: () => void }) {
  const t = useTranslations('chatList');
  const sentence = useKeySentence();
  if (status === 'loading')
    return (
      <div className={classes.loading} role="status" aria-label={t('loading')}>
        {LINES.map((width) => (
          <span key={width} className="row gap-2">
            <Skeleton width="28px" height="28px" isRound />
            <Skeleton width={`${width}%`} height="52px" />
          </span>
        ))}
      </div>
    );
  if (status === 'failed')
    return (
      <div className={classes.empty}>
        <LoadFailed text={sentence(failure)} action={t('tryAgain')} onRetry={onRetry} />
      </div>
    );
  return <Empty />;
}

function Empty() {
  const t = useTranslations('chat.screen');
  return (
    <div className={classes.empty}>
      <p className="weight-600 ink">{t('empty')}</p>
      <p>{t('emptyHint')}</p>
    </div>
  );
}
