import type { Count, Facets } from '@onceware/api/catalog/catalog.contract';
import { PRICE_BANDS } from '@onceware/api/catalog/catalog.limits';
import { type Facet, type FacetField, type FacetOf, FACETS } from '@onceware/api/catalog/facets/facets.limits';
import { useTranslations } from 'use-intl/react';
import type { ExploreSearch } from './explore-address.ts';
import { toggleOption } from './explore-search.ts';
import { useFilterLabels } from './use-filter-labels.ts';

export interface FacetOption {
  label: string;
  /** Change of the search when the option is pressed; pressing a chosen option clears it. */
  change: Partial<ExploreSearch>;
  isChosen: boolean;
  /** Number of the whole result's entries that the option leaves; undefined if nobody has counted. */
  count: Count | undefined;
}

export interface FacetGroup {
  key: FacetField | 'price';
  title: string;
  /** Several at once, or one instead of another. */
  isMany: boolean;
  options: FacetOption[];
}

/** Every facet with its options; tools have only categories. What an address asks beside the usual options is one too. */
export function useFacetGroups(search: ExploreSearch, facets: Facets | undefined): FacetGroup[] {
  const t = useTranslations('explore');
  const labels = useFilterLabels();
  const currency = search.currency ?? facets?.currency.code ?? 'USD';

  function prices(): FacetOption[] {
    const band = { min: search.minPrice, max: search.maxPrice };
    const isBand = (one: { min: number | null; max: number | null }) => one.min === band.min && one.max === band.max;
    const bands = band.min === null && band.max === null ? PRICE_BANDS : withOwn(PRICE_BANDS, band, isBand);
    return bands.map((one) => ({
      label: labels.price(one.min, one.max, currency),
      change: isBand(one) ? { minPrice: null, maxPrice: null } : { minPrice: one.min, maxPrice: one.max },
      isChosen: isBand(one),
      count: facets?.prices.find(({ min, max }) => min === one.min && max === one.max),
    }));
  }

  const choices = (facet: FacetOf<'choice'>): FacetOption[] =>
    facet.options.map((option) => ({
      label: labels.choice(facet, option),
      change: { [facet.field]: toggleOption(facet.options, search[facet.field], option) },
      isChosen: search[facet.field].includes(option),
      // They are of deals.
      count: search.show === 'tools' ? undefined : countAt(facets?.[facet.counts], facet.option, option),
    }));

  const atLeast = (facet: FacetOf<'atLeast'>): FacetOption[] => {
    const chosen = search[facet.field];
    const steps: readonly number[] = facet.options;
    const values = chosen === null ? steps : withOwn(steps, chosen, (one) => one === chosen);
    return values.map((value) => ({
      label: labels.atLeast(facet, value),
      change: { [facet.field]: chosen === value ? null : value },
      isChosen: chosen === value,
      count: countAt(facets?.[facet.counts], facet.option, value),
    }));
  };

  const yes = ({ field, counts }: FacetOf<'yes'>): FacetOption => ({
    label: t(`facets.${field}.option`),
    change: { [field]: !search[field] },
    isChosen: search[field],
    count: facets?.[counts],
  });

  function optionsOf(facet: Facet): FacetOption[] {
    if (facet.kind === 'yes') return [yes(facet)];
    return facet.kind === 'choice' ? choices(facet) : atLeast(facet);
  }
  const groups: FacetGroup[] = FACETS.map((facet) => ({
    key: facet.field,
    title: t(`facets.${facet.field}.title`),
    isMany: facet.kind !== 'atLeast',
    options: optionsOf(facet),
  }));
  if (search.show === 'tools') return groups.filter(({ key }) => key === 'categories');
  groups.splice(1, 0, { key: 'price', title: t('facets.price.title'), isMany: false, options: prices() });
  return search.show === 'ended' ? groups.filter(({ key }) => key !== 'endingSoon') : groups;
}

/** The number of an option, which its facet calls by this name. */
const countAt = (counts: readonly Count[] | undefined, name: string, option: unknown): Count | undefined =>
  counts?.find((one) => Reflect.get(one, name) === option);

/** The usual ones, and what was asked if it is none of them. */
const withOwn = <Value>(usual: readonly Value[], asked: Value, isAsked: (one: Value) => boolean): readonly Value[] =>
  usual.some(isAsked) ? usual : [...usual, asked];
