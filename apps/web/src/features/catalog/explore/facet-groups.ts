import type { Count, Facets } from '@onceware/api/catalog/catalog.contract';
import { CATEGORIES, DISCOUNTS, PRICE_BANDS, RATINGS } from '@onceware/api/catalog/catalog.limits';
import { useTranslations } from 'use-intl/react';
import type { ExploreSearch } from './explore-address.ts';
import { toggleCategory } from './explore-search.ts';
import { useFilterWords } from './use-filter-words.ts';

export interface FacetOption {
  label: string;
  /** Change of the search when the option is pressed; pressing a chosen option clears it. */
  change: Partial<ExploreSearch>;
  isChosen: boolean;
  /** Number of the whole result's entries that the option leaves; undefined if nobody has counted. */
  count: Count | undefined;
}

export interface FacetGroup {
  key: 'categories' | 'price' | 'minDiscount' | 'minRating' | 'endingSoon';
  title: string;
  /** Several at once, or one instead of another. */
  isMany: boolean;
  options: FacetOption[];
}

/** Every facet with its options; tools have only categories. What an address asks beside the usual options is one too. */
export function useFacetGroups(search: ExploreSearch, facets: Facets | undefined): FacetGroup[] {
  const t = useTranslations('explore');
  const words = useFilterWords();
  const currency = search.currency ?? facets?.currency.code ?? 'USD';

  const categories: FacetGroup = {
    key: 'categories',
    title: t('category'),
    isMany: true,
    options: CATEGORIES.map((category) => ({
      label: words.category(category),
      change: { categories: toggleCategory(search, category) },
      isChosen: search.categories.includes(category),
      // They are of deals.
      count: search.show === 'tools' ? undefined : facets?.categories.find((one) => one.category === category),
    })),
  };
  if (search.show === 'tools') return [categories];

  const band = { min: search.minPrice, max: search.maxPrice };
  const isBand = (one: { min: number | null; max: number | null }) => one.min === band.min && one.max === band.max;
  const bands = band.min === null && band.max === null ? PRICE_BANDS : withOwn(PRICE_BANDS, band, isBand);
  const prices: FacetGroup = {
    key: 'price',
    title: t('price'),
    isMany: false,
    options: bands.map((one) => ({
      label: words.price(one.min, one.max, currency),
      change: isBand(one) ? { minPrice: null, maxPrice: null } : { minPrice: one.min, maxPrice: one.max },
      isChosen: isBand(one),
      count: facets?.prices.find(({ min, max }) => min === one.min && max === one.max),
    })),
  };

  const atLeast = (
    key: 'minDiscount' | 'minRating',
    steps: readonly number[],
    label: (value: number) => string,
    counts: readonly ({ min: number } & Count)[] | undefined,
  ): FacetOption[] => {
    const chosen = search[key];
    const values = chosen === null ? steps : withOwn(steps, chosen, (one) => one === chosen);
    return values.map((value) => ({
      label: label(value),
      change: { [key]: chosen === value ? null : value },
      isChosen: chosen === value,
      count: counts?.find(({ min }) => min === value),
    }));
  };

  const groups: FacetGroup[] = [
    categories,
    prices,
    {
      key: 'minDiscount',
      title: t('discount'),
      isMany: false,
      options: atLeast('minDiscount', DISCOUNTS, words.discount, facets?.discounts),
    },
    {
      key: 'minRating',
      title: t('rating'),
      isMany: false,
      options: atLeast('minRating', RATINGS, words.rating, facets?.ratings),
    },
  ];
  if (search.show === 'ended') return groups;
  const ending = {
    label: t('endingSoon'),
    change: { endingSoon: !search.endingSoon },
    isChosen: search.endingSoon,
    count: facets?.endingSoon,
  };
  return [...groups, { key: 'endingSoon', title: t('ending'), isMany: true, options: [ending] }];
}

/** The usual ones, and what was asked if it is none of them. */
const withOwn = <Value>(usual: readonly Value[], asked: Value, isAsked: (one: Value) => boolean): readonly Value[] =>
  usual.some(isAsked) ? usual : [...usual, asked];
