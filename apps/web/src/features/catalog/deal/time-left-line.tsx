import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { useMoment } from '#lib/time/exact-time.ts';
import { useServerClock } from '#lib/time/server-clock.ts';
import { timeLeft } from '#lib/time/time-left.ts';
import classes from './time-left-line.module.css';

const SECOND = 1000;
const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** Below this a deal's end is counted down to (CAT-09). */
const COUNTED = 48 * HOUR;

interface Props {
  endsAt: string | null;
  serverTime: string;
}

/** Whether a deal is over, by the server's clock. */
export const useIsOver = ({ endsAt, serverTime }: Props): boolean =>
  useServerClock(serverTime, (now) => timeLeft(endsAt, now).kind === 'ended');

/** When the deal ends, to the hour in the reader's time zone; under a week how long that is, under two days counted down. */
export function TimeLeftLine({ endsAt, serverTime }: Props) {
  const t = useTranslations('deal');
  const time = useTranslations('catalog.time');
  const moment = useMoment();
  const kind = useServerClock(serverTime, (now) => timeLeft(endsAt, now).kind);
  const count = useServerClock(serverTime, (now) => {
    const left = timeLeft(endsAt, now);
    return 'count' in left ? left.count : null;
  });
  if (endsAt === null || kind === 'open') return <p className={classes.time}>{t('open')}</p>;
  const end = <time dateTime={endsAt}>{time(kind === 'ended' ? 'endedOn' : 'endsOn', { date: moment(endsAt) })}</time>;
  if (count === null || (kind !== 'days' && kind !== 'hours')) return <p className={classes.time}>{end}</p>;
  const left = time(kind, { count });
  return (
    <p className={classes.time} data-soon>
      {kind === 'hours' ? <Countdown endsAt={endsAt} serverTime={serverTime} words={left} /> : <strong>{left}</strong>}
      {end}
    </p>
  );
}

const inSeconds = (seconds: ReactNode) => <span className={classes.seconds}>{seconds}</span>;

/** For the eye alone: screen readers are told the hours, and not every second. */
function Countdown({ endsAt, serverTime, words }: { endsAt: string; serverTime: string; words: string }) {
  const t = useTranslations('deal');
  const left = useServerClock(serverTime, (now) =>
    Math.min(COUNTED - 1, Math.max(0, Math.ceil((Date.parse(endsAt) - now) / SECOND))),
  );
  return (
    <strong>
      <span className="sr-only">{words}</span>
      <span aria-hidden="true">
        {t.rich('countdown', {
          hours: Math.floor(left / HOUR),
          minutes: Math.floor((left % HOUR) / MINUTE),
          seconds: left % MINUTE,
          s: inSeconds,
        })}
      </span>
    </strong>
  );
}
