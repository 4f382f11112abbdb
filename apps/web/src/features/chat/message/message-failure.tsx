import { useTranslations } from 'use-intl/react';
import type { ChatMessage } from '../chat-source.ts';
import { useMessageActions } from '../message-actions.ts';
import classes from './message.module.css';
import { useTabStop } from './tab-stop.ts';
import { useKeySentence } from '#lib/api/error-sentence.ts';

/** Why an own message was not sent, and what can be done about it (LIVE-05). `Failures` says it aloud. */
export function MessageFailure({ message: { id, failure } }: { message: ChatMessage }) {
  const t = useTranslations('chatMessage');
  const sentence = useKeySentence();
  const tabIndex = useTabStop();
  const { retry, discard } = useMessageActions();
  return (
    <div className="row wrap items-center gap-0-2">
      <p className="text-14 danger">{t('failedBecause', { reason: sentence(failure) })}</p>
      <button type="button" className={classes.remedy} tabIndex={tabIndex} onClick={() => retry(id)}>
        {t('tryAgain')}
      </button>
      <button type="button" className={classes.remedy} tabIndex={tabIndex} onClick={() => discard(id)}>
        {t('discard')}
      </button>
    </div>
  );
}
