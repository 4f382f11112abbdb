import type { DealCard, Rating } from '@onceware/api/catalog/catalog.contract';
import {
  type Reduction,
  reductionOf,
  type Rise,
  riseOf,
  verdictOf,
} from '@onceware/api/catalog/prices/price-claims.contract';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import { useNow } from '#lib/time/use-now.ts';
import { timeLeft } from '#lib/time/time-left.ts';

type PricedDeal = Pick<
  DealCard,
  'price' | 'currency' | 'discountPercentage' | 'isLowestEver' | 'priceMemory' | 'endsAt'
>;

/** A price that others were below is told in the colour of a warning. */
const TONES = { lowest: 'good', dearer: 'warn', usual: undefined } as const;

/** Returns a deal's texts in the reader's language. */
export function useDealLabels() {
  const t = useTranslations('catalog');
  const format = useFormat();
  const now = useNow();
  const percent = (reduction: Reduction | null) =>
    reduction?.percent ? format.percent(-reduction.percent) : undefined;
  const labels = { now: t('price.now'), before: t('price.before'), saving: t('price.saving') };
  const ratingLabel = ({ count, isImported, source, ...rating }: Rating) => {
    const score = format.score(rating.score);
    const elsewhere =
      source === null ? t('ratingFrom.elsewhere', { score, count }) : t('ratingFrom.on', { score, count, source });
    return { score, isOutlined: isImported, label: isImported ? elsewhere : t('rating', { score, count }) };
  };
  return {
    /** The moment that all of it is about. */
    now,
    price(deal: PricedDeal) {
      const reduction = reductionOf(deal);
      return {
        labels: reduction?.isTold ? { ...labels, before: t('price.beforeTold') } : labels,
        now: format.money(deal.price, deal.currency),
        before: reduction ? format.money(reduction.before, deal.currency) : undefined,
        saving: percent(reduction),
        isOver: timeLeft(deal.endsAt, now).kind === 'ended',
      };
    },
    /** By how much a price that is new is above its 30-day low; null: it is not, or the deal is over. */
    rise: (deal: PricedDeal): Rise | null =>
      timeLeft(deal.endsAt, now).kind === 'ended' ? null : riseOf(deal, new Date(now)),
    /** Judges the price by those before it; null: the deal is over, or too little is known. */
    verdict(deal: PricedDeal): { text: string; tone: 'good' | 'warn' | undefined } | null {
      const verdict = timeLeft(deal.endsAt, now).kind === 'ended' ? null : verdictOf(deal, new Date(now));
      if (!verdict) return null;
      if (verdict.is !== 'was') return { text: t(`price.${verdict.is}`), tone: TONES[verdict.is] };
      const price = format.money(verdict.price, verdict.currency);
      return { text: t('price.was', { price, month: format.month(verdict.until, new Date(now)) }), tone: 'warn' };
    },
    /** Ours with their number; from elsewhere says that alone, where there is little room. */
    rating: (rating: Rating) => ({
      ...ratingLabel(rating),
      count: rating.isImported ? t('ratingFrom.short') : `(${format.number(rating.count)})`,
    }),
    /** The same, with how many gave it where. */
    ratingWithSource(rating: Rating) {
      const { count, isImported, source } = rating;
      const from = source === null ? t('ratingFrom.count', { count }) : t('ratingFrom.countOn', { count, source });
      return { ...ratingLabel(rating), count: isImported ? from : `(${format.number(count)})` };
    },
    /** Only what presses: under a week, or over. */
    urgency(deal: Pick<DealCard, 'endsAt'>): { text: string; isOver: boolean } | null {
      const left = timeLeft(deal.endsAt, now);
      if (left.kind === 'ended') return { text: t('time.ended'), isOver: true };
      if (left.kind === 'days' || left.kind === 'hours')
        return { text: t(`time.${left.kind}`, { count: left.count }), isOver: false };
      return null;
    },
  };
}
