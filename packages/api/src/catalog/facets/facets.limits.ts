import { CATEGORIES } from '../catalog.limits.ts';

/** `field` in the input of `catalog.facets`, and `counts` in its answer. */
interface Named {
  field: string;
  counts: string;
}

/** Any of the options; `option` names one beside its count. */
interface Choice extends Named {
  kind: 'choice';
  option: string;
  options: readonly string[];
}

/** A number or more, up to `max`; `format` is how pages write it. */
interface AtLeast extends Named {
  kind: 'atLeast';
  option: 'min';
  options: readonly number[];
  max: number;
  isWhole: boolean;
  format: 'number' | 'percent' | 'score';
}

/** On or off. */
interface Yes extends Named {
  kind: 'yes';
}

const percent = { option: 'min', max: 100, isWhole: true, format: 'percent' } as const;
const score = { option: 'min', max: 5, isWhole: false, format: 'score' } as const;

/** Every facet but the price, which has three fields and compares currencies, in the order in which they are shown. */
export const FACETS = [
  { kind: 'choice', field: 'categories', counts: 'categories', option: 'category', options: CATEGORIES },
  { kind: 'atLeast', field: 'minDiscount', counts: 'discounts', options: [50, 70, 90], ...percent },
  { kind: 'atLeast', field: 'minRating', counts: 'ratings', options: [4, 4.5], ...score },
  { kind: 'yes', field: 'endingSoon', counts: 'endingSoon' },
] as const satisfies readonly (Choice | AtLeast | Yes)[];

export type Facet = (typeof FACETS)[number];
export type FacetOf<Kind extends Facet['kind']> = Extract<Facet, { kind: Kind }>;
export type FacetField = Facet['field'];
