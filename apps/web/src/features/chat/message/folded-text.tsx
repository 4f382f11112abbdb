import { useTranslations } from 'use-intl/react';
import { useMessageActions } from '../message-actions.ts';
import classes from './message-row.module.css';
import { useTabStop } from './tab-stop.ts';

/** Stands for what somebody says whom the reader has blocked, until they want to see it (LIVE-16). */
export function FoldedText({ id }: { id: string }) {
  const t = useTranslations('chatBlocking');
  const { reveal } = useMessageActions();
  return (
    <p className={classes.folded}>
      <span className={classes.trace}>{t('folded')}</span>
      <button type="button" className={classes.show} tabIndex={useTabStop()} onClick={() => reveal(id)}>
        {t('show')}
      </button>
    </p>
  );
}
