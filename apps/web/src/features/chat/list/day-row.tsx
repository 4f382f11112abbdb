import { useLocale, useTranslations } from 'use-intl/react';
import { useNow } from '#lib/time/use-now.ts';
import { dayLabel } from './days.ts';
import classes from './list.module.css';

/** Heading above the messages of a day (CHAT-03). */
export function DayRow({ day, isSample }: { day: number; isSample: boolean }) {
  const t = useTranslations('chat.screen');
  const locale = useLocale();
  const now = useNow(isSample ? 'browser' : 'server');
  return (
    <h4 className={classes.day}>{dayLabel(day, now, locale, { today: t('today'), yesterday: t('yesterday') })}</h4>
  );
}
