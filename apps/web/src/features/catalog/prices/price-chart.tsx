import type { AskedPrice } from '@onceware/api/catalog/prices/prices.contract';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import classes from './price-chart.module.css';
import { heightOf, SIDE, stepsOf } from './step-chart.ts';

interface Props {
  /** All of them are compared. */
  points: readonly AskedPrice[];
  /** The deal's currency of today. */
  currency: string;
  now: number;
}

/** Prices over time, those of other currencies as what they were worth. What it shows is in the table too. */
export function PriceChart({ points, currency, now }: Props) {
  const t = useTranslations('prices');
  const format = useFormat();
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  const end = last.until === null ? now : Date.parse(last.until);
  const { steps, ticks } = stepsOf(points, end);
  const prices = points.map(heightOf);
  const money = (amount: number) => format.money(amount, currency);
  const own = (point: AskedPrice) =>
    point.currency === currency
      ? money(point.price)
      : t('about', { price: format.money(point.price, point.currency), about: money(heightOf(point)) });
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
                price: own(point),
                from: format.date(point.from),
                until: point.until === null ? t('today') : format.date(point.until),
              })}
            </title>
          </path>
        ))}
        {steps.map(({ point, line }) => (
          <path
            key={point.from}
            className={classes.line}
            data-told={point.isTold || undefined}
            data-other={point.currency !== currency || undefined}
            d={line}
          />
        ))}
      </svg>
      <div className={classes.times} aria-hidden="true">
        <span>{format.date(first.from)}</span>
        <span>{last.until === null ? t('today') : format.date(last.until)}</span>
      </div>
    </figure>
  );
}
