import type { DealTier } from '@onceware/db/schema/catalog';
import { z } from 'zod';
import { problemOfAmount, toColumns } from '#kernel/money/money.ts';
import { domainOf } from '#catalog/web-address.contract.ts';
import { categoryOfTags } from './categories.ts';
import { columns } from './import-columns.ts';
import { DEAL_MAKERS } from './import.limits.ts';
import { slugOf } from './slug.ts';

/** An empty CSV field and a JSON null both mean: not given. */
const given = z.preprocess(
  (value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).filter(([, field]) => field !== null && field !== ''))
      : value,
  columns,
);

/**
 * One row, as docs/import.md describes it: a tool, or a deal with its tool. It comes out with the names of the staging
 * table (import.repo.ts). What is not given is absent, and leaves what the database has.
 */
export const importRow = given.transform((row, context) => {
  const isDeal = DEAL_MAKERS.some((column) => row[column] !== undefined);
  const ownKey = row.external_id ?? row.id;
  const tool = {
    tool_key: `${row.name.toLowerCase()}@${row.domain ?? (row.website && domainOf(row.website)) ?? ''}`,
    has_tool_id: !isDeal && ownKey !== undefined,
    tool_slug: slugOf(row.name, 'tool'),
    name: row.name,
    tagline: row.tagline,
    tool_description: row.tool_description ?? (isDeal ? undefined : row.description),
    website: row.website,
    domain: row.domain ?? (row.website && domainOf(row.website)),
    category: row.category ?? (row.tags && categoryOfTags(row.tags)),
    tags: row.tags,
    replaces: row.alternative_to,
    logo_url: row.logo_url,
    // Its deals have no rating of their own.
    tool_rating_tenths: tenths(row.tool_rating ?? row.rating),
    tool_rating_count: row.tool_rating_count ?? row.rating_count,
    tool_rating_source: row.rating_source,
  };
  if (!isDeal) return { ...tool, tool_key: ownKey ?? tool.tool_key };

  const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
  const title = row.title ?? row.name;
  const base = row.base_price ?? row.current_price;
  const current = row.current_price ?? base;
  if (base === undefined || current === undefined) {
    refuse('base_price', 'A deal needs a price.');
    return z.NEVER;
  }
  for (const column of ['base_price', 'current_price'] as const) {
    const problem = problemOfAmount(row[column] ?? 0, row.currency ?? 'USD');
    if (problem !== null) refuse(column, problem);
  }
  for (const { price } of row.plans ?? []) {
    const problem = problemOfAmount(price, row.currency ?? 'USD');
    if (problem !== null) refuse('plans', problem);
  }
  const earlier = row.earlier_prices?.map((before) => ({
    ...before,
    base_price: before.base_price ?? Math.max(base, before.price),
  }));
  for (const { price, base_price } of earlier ?? []) {
    const problem = [price, base_price].map((amount) => problemOfAmount(amount, row.currency ?? 'USD')).find(Boolean);
    if (problem) refuse('earlier_prices', problem);
    if (price > base_price) refuse('earlier_prices', 'A price is higher than its base_price.');
  }
  if (current > base) refuse('current_price', 'It is higher than base_price.');
  if (row.starts_at && row.ends_at && row.ends_at <= row.starts_at) refuse('ends_at', 'It is not after starts_at.');
  return {
    ...tool,
    deal_key: ownKey ?? `${tool.tool_key}/${title}`,
    deal_slug: slugOf(title, 'deal'),
    title,
    promise: row.promise,
    description: row.description,
    base_price_minor: toColumns(base).minor,
    base_price_rest: toColumns(base).rest,
    price_minor: toColumns(current).minor,
    price_rest: toColumns(current).rest,
    currency: row.currency,
    cover_url: row.cover_url,
    gallery: row.gallery,
    url: row.deal_url,
    coupon: row.coupon,
    sold_by: row.sold_by,
    refund_days: row.refund_days,
    redeem_by: row.redeem_by,
    redeem_days: row.redeem_days,
    updates: row.updates,
    stacking: row.stacking,
    tiers: row.plans?.map(toTier),
    earlier_prices: earlier?.map(({ since, price, base_price }) => ({
      at: since,
      price_minor: toColumns(price).minor,
      price_rest: toColumns(price).rest,
      base_price_minor: toColumns(base_price).minor,
      base_price_rest: toColumns(base_price).rest,
    })),
    starts_at: row.starts_at,
    ends_at: row.ends_at,
  };
});
export type ImportRow = z.infer<typeof importRow>;

const toTier = ({
  name,
  price,
  features,
  limits,
}: NonNullable<z.output<typeof columns>['plans']>[number]): DealTier => ({
  name,
  priceMinor: Math.round(price * 10_000) / 100,
  features,
  limits,
});

const tenths = (rating: number | undefined) => (rating === undefined ? undefined : Math.round(rating * 10));
