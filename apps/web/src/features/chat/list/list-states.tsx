import { Button } from '@onceware/ui/button/button';
import { Skeleton } from '@onceware/ui/skeleton/skeleton';
import { useTranslations } from 'use-intl/react';
import { LoadFailed } from '#lib/frames/load-failed.tsx';
import type { ChatSnapshot, RoomFacts } from '../chat-source.ts';
import { useMessageActions } from '../message-actions.ts';
import { useKeySentence } from '#lib/api/error-sentence.ts';
import classes from './list.module.css';

/** Widths of what is written, per cent: a conversation is not a table. */
const LINES = [62, 48, 74, 30, 56];

/** In the place of messages while there are none to show. */
export function ListState({
  status,
  failure,
  room,
  onRetry,
}: Pick<ChatSnapshot, 'status' | 'failure'> & { room?: RoomFacts; onRetry: () => void }) {
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
  if (room?.thread) return <EmptyThread />;
  return room?.kind === 'community' && room.may.write ? <EmptyLounge /> : <Empty />;
}

const STARTERS = ['hello', 'question', 'find'] as const;

/** A room of the community in which nobody has said anything: says what it is for, and offers first words (LIVE-01). */
function EmptyLounge() {
  const t = useTranslations('chatList.lounge');
  const { write } = useMessageActions();
  return (
    <div className={classes.empty}>
      <p className="weight-600 ink">{t('title')}</p>
      <p>{t('text')}</p>
      <ul className={classes.starters} aria-label={t('starters')}>
        {STARTERS.map((starter) => (
          <li key={starter}>
            <Button onClick={() => write(t(starter))}>{t(starter)}</Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function EmptyThread() {
  const t = useTranslations('chatThreads');
  return (
    <div className={classes.empty}>
      <p className="weight-600 ink">{t('empty')}</p>
      <p>{t('emptyHint')}</p>
    </div>
  );
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
