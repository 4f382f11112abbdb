import type { AskedPrice } from '@onceware/api/catalog/prices/prices.contract';
import { useTranslations } from 'use-intl/react';
import classes from './period-choice.module.css';

const DAY_MS = 86_400_000;
/** Periods of the chart in days; the last is all. */
const PERIODS = { month: 30, quarter: 91, year: 365, all: Infinity };
export type Period = keyof typeof PERIODS;

/** Which part of the history the chart shows, as far as there is more than that. */
export function PeriodChoice({
  span,
  chosen,
  onChoose,
}: {
  span: number;
  chosen: Period;
  onChoose: (to: Period) => void;
}) {
  const t = useTranslations('prices.period');
  const shorter = (['month', 'quarter', 'year'] as const).filter((period) => PERIODS[period] * DAY_MS < span);
  if (shorter.length === 0) return null;
  return (
    <div className={classes.periods} role="group" aria-label={t('label')}>
      {[...shorter, 'all' as const].map((period) => (
        <button key={period} type="button" aria-pressed={period === chosen} onClick={() => onChoose(period)}>
          {t(period)}
        </button>
      ))}
    </div>
  );
}

/** The points of the last days before `end`; the first of them begins where the period does. */
export function withinPeriod(points: readonly AskedPrice[], period: Period, end: number): AskedPrice[] {
  const start = end - PERIODS[period] * DAY_MS;
  return points
    .filter(({ until }) => until === null || Date.parse(until) > start)
    .map((point) => (Date.parse(point.from) < start ? { ...point, from: new Date(start).toISOString() } : point));
}
