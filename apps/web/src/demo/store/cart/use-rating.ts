import type { RatingProps } from '@onceware/ui/rating/rating';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import type { Product } from './sample-products.ts';

/** A product's rating as it is shown and read out. */
export function useRating(): (product: Product) => RatingProps {
  const t = useTranslations('store');
  const format = useFormat();
  return ({ rating }) => {
    const score = format.score(rating.score);
    return { score, label: t('rating', { score, count: rating.count }) };
  };
}
