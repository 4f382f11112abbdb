import { useTranslations } from 'use-intl/react';
import { useClockTime } from '../message/use-clock-time.ts';
import classes from './composer.module.css';
import type { Refusal } from './use-writing.ts';

/** In the place of the field's tools: why nothing can be written (LIVE-11). */
export function WritingRefused({ refusal }: { refusal: NonNullable<Refusal> }) {
  const t = useTranslations('chatWriting');
  const { moment } = useClockTime();
  return (
    <p className={classes.refused} role="status">
      {refusal.why === 'silenced' ? t('silenced', { time: moment(refusal.until) }) : t(refusal.why)}
    </p>
  );
}
