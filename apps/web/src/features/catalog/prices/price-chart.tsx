import type { AskedPrice } from '@onceware/api/catalog/prices/prices.contract';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import classes from './price-chart.module.css';
import { SIDE, stepsOf } from './step-chart.ts';

/** Prices of one currency over time. What it shows is in the table too. */
export function PriceChart({ points, now }: { points: readonly AskedPrice[]; now: number }) {
  const t = useTranslations('prices');
  const format = useFormat();
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  const end = last.until === null ? now : Date.parse(last.until);
  const { steps, ticks } = stepsOf(points, end);
  const prices = points.map(({ price }) => price);
  const money = (amount: number) => format.money(amount, first.currency);
  return (
    <figure
      className={classes.chart}
      role="img"
      aria-label={t('chart', {
        from: format.date(first.from),
        until: format.date(new Date(end)),
        low: money(Math.min(...prices)),
        high: money(Math.max(...prices)),
      })}
    >
      <div className={classes.prices} aria-hidden="true">
        {ticks.toReversed().map((tick) => (
          <span key={tick}>{money(tick)}</span>
        ))}
      </div>
      <svg className={classes.plot} viewBox={`0 0 ${SIDE} ${SIDE}`} preserveAspectRatio="none" aria-hidden="true">
        {ticks.map((tick, index) => (
          <path key={tick} className={classes.rule} d={`M0 ${(index * SIDE) / (ticks.length - 1)}H${SIDE}`} />
        ))}
        {steps.map(({ point, area }) => (
          <path key={point.from} className={classes.area} d={area}>
            <title>
              {t('step', {
                price: money(point.price),
                from: format.date(point.from),
                until: point.until === null ? t('today') : format.date(point.until),
              })}
            </title>
          </path>
        ))}
        {steps.map(({ point, line }) => (
          <path key={point.from} className={classes.line} data-told={point.isTold || undefined} d={line} />
        ))}
      </svg>
      <div className={classes.times} aria-hidden="true">
        <span>{format.date(first.from)}</span>
        <span>{last.until === null ? t('today') : format.date(last.until)}</span>
      </div>
    </figure>
  );
}
