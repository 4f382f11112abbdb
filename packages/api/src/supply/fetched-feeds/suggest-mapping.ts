import type { FeedMapping } from '@onceware/db/schema/catalog';
import { CATEGORIES } from '#catalog/catalog.limits.ts';
import { isObject } from './feed-document.ts';
import type { Fields } from './row-fields.ts';

/** Names that feeds use for the columns besides the columns' own, the surest first; see `plain`. */
const NAMES: Record<string, string> = {
  external_id: 'id guid sku productid dealid',
  name: 'toolname productname product title',
  tagline: 'subtitle slogan',
  website: 'homepage toolurl vendorurl',
  domain: '',
  category: '',
  tags: 'keywords categories category category@term producttype',
  alternative_to: 'alternatives',
  logo_url: 'logo icon',
  title: 'dealtitle headline name',
  promise: 'shortdescription teaser',
  description: 'content:encoded content contenthtml contenttext summary body',
  current_price: 'saleprice dealprice offerprice price price.amount price.value price.current',
  base_price: 'regularprice listprice originalprice pricebefore msrp price.regular price.original price.list price',
  currency: 'pricecurrency currencycode price.currency price@currency',
  cover_url: 'cover imagelink imageurl image thumbnail picture media:content@url media:thumbnail@url enclosure@url',
  deal_url: 'link link@href producturl offerurl url',
  coupon: 'couponcode promocode voucher',
  sold_by: 'seller vendor merchant brand',
  refund_days: '',
  redeem_by: '',
  redeem_days: '',
  stacking: '',
  plans: 'tiers',
  rating: 'stars averagerating',
  rating_count: 'reviewcount reviewscount reviews',
  rating_source: '',
  starts_at: 'startdate startsat start validfrom',
  ends_at: 'enddate endsat end expires expiresat expirationdate expiry validuntil validto validthrough',
};

/** `g:sale_price` of shopping feeds and `salePrice` are the same. */
const plain = (field: string) =>
  field
    .replace(/^g:/, '')
    .replaceAll(/[\s_-]/g, '')
    .toLowerCase();

/** Suggests what the fields of a feed mean, as far as their names tell; staff begin from there. */
export function suggestMapping(fields: readonly string[], sample: readonly Fields[]): FeedMapping {
  const mapping: FeedMapping = {};
  const isListOfObjects = (field: string) =>
    sample.some(({ [field]: value }) => Array.isArray(value) && value.some(isObject));
  const single = fields.filter((field) => !isListOfObjects(field));
  for (const [column, names] of Object.entries(NAMES)) {
    const field = [column, ...names.split(' ')]
      .map((name) => (column === 'plans' ? fields : single).find((one) => plain(one) === plain(name)))
      .find((one) => one !== undefined && (column !== 'category' || isCategory(sample, one)));
    if (field !== undefined) mapping[column] = { field };
  }
  const { current_price: price, base_price: before } = mapping;
  // A row without a price is a tool's, whose name is its title.
  if (!price) delete mapping.title;
  if (!price || !('field' in price)) return mapping;
  if (before && 'field' in before && before.field === price.field) delete mapping.base_price;
  const hasCurrency = ({ [price.field]: value }: Fields) => typeof value === 'string' && /[A-Z]{3}|\p{Sc}/u.test(value);
  if (!mapping.currency && sample.some(hasCurrency)) mapping.currency = price;
  return mapping;
}

const isCategory = (sample: readonly Fields[], field: string): boolean =>
  sample.every(({ [field]: value }) => value === undefined || CATEGORIES.some((category) => category === value));
