import type { DealDetail } from '@onceware/api/catalog/catalog.contract';
import type { PriceHistory } from '@onceware/api/catalog/prices/prices.contract';
import { priceLimits } from '@onceware/api/catalog/prices/prices.limits';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import classes from './price-history.module.css';

export interface PricedDeal extends Pick<DealDetail, 'id' | 'price' | 'basePrice' | 'currency'> {}

/** Facts from the price history about today's price; says so where the history does not reach back far enough. */
export function PriceFacts({ deal, history }: { deal: PricedDeal; history: PriceHistory }) {
  const t = useTranslations('prices');
  const format = useFormat();
  const money = (amount: number) => format.money(amount, deal.currency);
  const { offer, lowestEver, knownSince, wasBasePriceAsked } = history;
  const since = { date: format.date(knownSince ?? '') };

  const before = () => {
    if (!offer) return null;
    const other = offer.otherCurrency;
    if (other && offer.lowestBefore === null) {
      const price = format.money(other.price, other.currency);
      if (other.compared === null) return t('beforeNotCompared', { price });
      return t('beforeOther', { price, about: money(other.compared), date: format.date(other.until) });
    }
    if (offer.lowestBefore === null)
      return offer.isKnown ? t('beforeNothing', { currency: deal.currency }) : t('beforeUnknown', since);
    const price = money(offer.lowestBefore);
    return offer.isKnown ? price : t('beforePartly', { price, ...since });
  };
  const isToday = offer !== null && lowestEver?.price === deal.price && lowestEver.currency === deal.currency;
  const areAllCompared = history.points.every(({ compared }) => compared !== null);
  const lowestOn = ({ price, currency, compared, from }: NonNullable<PriceHistory['lowestEver']>) => {
    const first = { price: format.money(price, currency), date: format.date(from) };
    return currency === deal.currency ? t('lowestOn', first) : t('lowestOther', { ...first, about: money(compared) });
  };
  return (
    <dl className="stack gap-2 text-14">
      {offer && (
        <div className={classes.fact}>
          <dt>{t('before', { days: format.number(priceLimits.windowDays), date: format.date(offer.since) })}</dt>
          <dd>
            {before()}
            {offer.isTold && <span className={classes.told}> {t('toldMark')}</span>}
          </dd>
        </div>
      )}
      {lowestEver && (
        <div className={classes.fact}>
          <dt>{t(areAllCompared ? 'lowest' : 'lowestKnown')}</dt>
          <dd>{isToday ? t('lowestToday', { price: money(lowestEver.price) }) : lowestOn(lowestEver)}</dd>
        </div>
      )}
      {!wasBasePriceAsked && deal.basePrice > deal.price && (
        <div className={classes.fact} data-doubt>
          <dt>{t('regular', { price: money(deal.basePrice) })}</dt>
          <dd>{t('neverAsked', since)}</dd>
        </div>
      )}
    </dl>
  );
}
