import type { Count } from '@onceware/api/catalog/catalog.contract';
import type { Category } from '@onceware/api/catalog/catalog.limits';
import type { FacetOf } from '@onceware/api/catalog/facets/facets.limits';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';

type Option = FacetOf<'choice'>['options'][number];

/** Returns the filters' labels in the reader's language. */
export function useFilterLabels() {
  const t = useTranslations('explore');
  const catalog = useTranslations('catalog');
  const format = useFormat();
  const options = { categories: (category: Category) => catalog(`category.${category}`) };
  return {
    /** An option of a choice has its words where the rest of the product has them. */
    choice: ({ field }: FacetOf<'choice'>, option: Option): string => options[field](option),
    price(min: number | null, max: number | null, currency: string): string {
      if (max === 0) return t('free');
      if (min !== null && max !== null)
        return t('priceBetween', { min: format.money(min, currency), max: format.money(max, currency) });
      return min === null
        ? t('priceUnder', { max: format.money(max ?? 0, currency) })
        : t('priceOver', { min: format.money(min, currency) });
    },
    atLeast: (facet: FacetOf<'atLeast'>, value: number) =>
      t(`facets.${facet.field}.option`, { value: format[facet.format](value) }),
    /** `135`, or `10,000+` where nobody counted further. */
    // Large counts may be partial, and the part counted so far may be 0.
    count: ({ count, isMore }: Count) => (isMore && count === 0 ? '…' : `${format.number(count)}${isMore ? '+' : ''}`),
    found: ({ count, isMore }: Count, what: 'deals' | 'tools' | 'ended') =>
      isMore ? t('found.more', { count: format.number(count) }) : t(`found.${what}`, { count }),
  };
}
