import { CATEGORIES } from '@onceware/api/catalog/catalog.limits';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import { DISCOUNTS, type ExploreSearch, PRICE_BANDS, RATINGS } from './explore-search.ts';

interface FacetOption {
  label: string;
  /** What choosing it changes. */
  change: Partial<ExploreSearch>;
  isChosen: boolean;
}

export interface FacetGroup {
  key: 'category' | 'endingSoon' | 'price' | 'minDiscount' | 'minRating';
  title: string;
  /** The first option is always «no limit». */
  options: FacetOption[];
}

/** Bands are compared in the shop's main currency. */
const CURRENCY = 'USD';

/** Every facet with its options; tools have only categories. */
export function useFacetGroups(search: ExploreSearch): FacetGroup[] {
  const t = useTranslations('explore');
  const catalog = useTranslations('catalog');
  const format = useFormat();

  const bandLabel = ({ min, max }: { min: number | null; max: number | null }): string => {
    if (min === null) return t('priceUnder', { max: format.money(max ?? 0, CURRENCY) });
    if (max === null) return t('priceOver', { min: format.money(min, CURRENCY) });
    return t('priceBetween', { min: format.money(min, CURRENCY), max: format.money(max, CURRENCY) });
  };

  const category: FacetGroup = {
    key: 'category',
    title: t('category'),
    options: [
      { label: t('allCategories'), change: { category: null }, isChosen: search.category === null },
      ...CATEGORIES.map((name) => ({
        label: catalog(`category.${name}`),
        change: { category: name },
        isChosen: search.category === name,
      })),
    ],
  };
  if (search.show === 'tools') return [category];

  return [
    category,
    {
      key: 'endingSoon',
      title: t('ending'),
      options: [
        { label: t('anyTime'), change: { endingSoon: false }, isChosen: !search.endingSoon },
        { label: t('endingSoon'), change: { endingSoon: true }, isChosen: search.endingSoon },
      ],
    },
    {
      key: 'price',
      title: t('price'),
      options: [
        {
          label: t('anyPrice'),
          change: { minPrice: null, maxPrice: null },
          isChosen: search.minPrice === null && search.maxPrice === null,
        },
        ...PRICE_BANDS.map((band) => ({
          label: bandLabel(band),
          change: { minPrice: band.min, maxPrice: band.max },
          isChosen: search.minPrice === band.min && search.maxPrice === band.max,
        })),
      ],
    },
    {
      key: 'minDiscount',
      title: t('discount'),
      options: [
        { label: t('anyDiscount'), change: { minDiscount: null }, isChosen: search.minDiscount === null },
        ...DISCOUNTS.map((discount) => ({
          label: t('discountFrom', { percent: format.percent(discount) }),
          change: { minDiscount: discount },
          isChosen: search.minDiscount === discount,
        })),
      ],
    },
    {
      key: 'minRating',
      title: t('rating'),
      options: [
        { label: t('anyRating'), change: { minRating: null }, isChosen: search.minRating === null },
        ...RATINGS.map((rating) => ({
          label: t('ratingFrom', { score: format.score(rating) }),
          change: { minRating: rating },
          isChosen: search.minRating === rating,
        })),
      ],
    },
  ];
}
