import { useFormat } from '#i18n/format.ts';
import { useExactTime } from './exact-time.ts';
import { useRelativeTime } from './relative-time.ts';
import { useNow } from './use-now.ts';

const WEEK = 7 * 24 * 3_600_000;

/** How long ago within a week, and the day before that; the exact time is its title. */
export function Moment({ at }: { at: string }) {
  const { date } = useFormat();
  const relative = useRelativeTime();
  const exact = useExactTime();
  const isRecent = useNow() - Date.parse(at) < WEEK;
  return (
    <time dateTime={at} title={exact(at)}>
      {isRecent ? relative(at) : date(at)}
    </time>
  );
}
