import { useTranslations } from 'use-intl/react';
import { useNow } from '#lib/time/use-now.ts';
import { useClockTime } from '../message/use-clock-time.ts';
import { dayOf } from './days.ts';
import classes from './list.module.css';

/** Shown above the first message of a room (LIVE-09). */
export function StartRow({ groupName }: { groupName: string }) {
  const t = useTranslations('chatList');
  return (
    <p className={classes.start}>
      <span className="weight-620 breaks ink">{t('start', { name: groupName })}</span>
      {t('startHint')}
    </p>
  );
}

/** Above the first message that is new to the reader (LIVE-06). @param since ISO time of that message */
export function UnreadRow({ since }: { since: string }) {
  const t = useTranslations('chatList');
  const { time, moment } = useClockTime();
  const isToday = dayOf(since) === dayOf(useNow());
  return <h4 className={classes.unread}>{t('newSince', { time: isToday ? time(since) : moment(since) })}</h4>;
}
