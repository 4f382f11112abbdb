import type { PriceHistory as History } from '@onceware/api/catalog/prices/prices.contract';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import { WithWords } from '#lib/page/with-words.tsx';
import { dealPaths } from '#lib/deal-paths.ts';
import { useNow } from '#lib/time/use-now.ts';
import { type Period, PeriodChoice, withinPeriod } from './period-choice.tsx';
import { PriceChart } from './price-chart.tsx';
import { type PricedDeal, PriceFacts } from './price-facts.tsx';
import { PriceTable } from './price-table.tsx';
import classes from './price-history.module.css';

interface Props {
  deal: PricedDeal;
  history: History;
}

/** Less than this is no picture. */
const CHART_MIN_MS = 86_400_000;

export function PriceHistory(props: Props) {
  return (
    <WithWords part="prices">
      <Shown {...props} />
    </WithWords>
  );
}

function Shown({ deal, history }: Props) {
  const t = useTranslations('prices');
  const { date, number } = useFormat();
  const now = useNow();
  const [period, setPeriod] = useState<Period>('all');
  const { points, keptSince } = history;
  const compared = points.filter((point) => point.compared !== null);
  const hasOther = points.some(({ currency }) => currency !== deal.currency);
  const [first, last] = [compared[0], compared.at(-1)];
  const end = last?.until ? Date.parse(last.until) : now;
  return (
    <section className="stack one-column gap-5">
      <h2 className="text-20">{t('title')}</h2>
      <PriceFacts deal={deal} history={history} />
      {first && now - Date.parse(first.from) > CHART_MIN_MS && (
        <>
          <PeriodChoice span={end - Date.parse(first.from)} chosen={period} onChoose={setPeriod} />
          <PriceChart points={withinPeriod(compared, period, end)} currency={deal.currency} now={now} />
        </>
      )}
      <p className="text-14 quiet">
        {keptSince && t('kept', { date: date(keptSince) })} {points.some(({ isTold }) => isTold) && t('told')}{' '}
        {hasOther &&
          t(compared.length < points.length ? 'notCompared' : 'otherCurrencies', { currency: deal.currency })}
      </p>
      <details className={classes.details}>
        <summary>{t('table')}</summary>
        <PriceTable points={points} />
        {history.isCut && <p className="text-14 quiet">{t('cut', { count: number(points.length) })}</p>}
        <a className={classes.file} href={dealPaths.prices(deal.id)} download>
          <IconDownload size={16} stroke={1.75} aria-hidden />
          {t('file')}
        </a>
      </details>
    </section>
  );
}
