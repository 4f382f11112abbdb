import type { DealCard, Rating } from '@onceware/api/catalog/catalog.contract';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import { useNow } from '#lib/time/use-now.ts';
import { timeLeft } from '#lib/time/time-left.ts';

/** Returns a deal's texts in the reader's language. */
export function useDealLabels() {
  const t = useTranslations('catalog');
  const format = useFormat();
  const now = useNow();
  const labels = { now: t('price.now'), before: t('price.before'), saving: t('price.saving') };
  return {
    price(deal: Pick<DealCard, 'price' | 'basePrice' | 'currency' | 'discountPercentage' | 'endsAt'>) {
      const isReduced = deal.basePrice > deal.price;
      return {
        labels,
        now: format.money(deal.price, deal.currency),
        before: isReduced ? format.money(deal.basePrice, deal.currency) : undefined,
        saving: isReduced ? format.percent(-deal.discountPercentage) : undefined,
        isOver: timeLeft(deal.endsAt, now).kind === 'ended',
      };
    },
    lowestEver: t('price.lowest'),
    rating({ count, isImported, ...rating }: Rating) {
      const score = format.score(rating.score);
      return { score, label: t('rating', { score, count, imported: String(isImported) }) };
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
