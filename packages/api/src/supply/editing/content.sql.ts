import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import { majorOf } from '#kernel/money/money.sql.ts';
import { iso } from '#catalog/cards.ts';
import type { DealContent, EntityType, ToolContent } from './content.contract.ts';

const price = (name: 'price' | 'base_price') => majorOf(sql.raw(`d.${name}_minor`), sql.raw(`d.${name}_rest`));

const plans = sql`(select coalesce(jsonb_agg(jsonb_build_object('name', plan ->> 'name', 'price', ((plan ->> 'priceMinor')::numeric / 100)::float8,
  'features', plan -> 'features', 'limits', coalesce(plan -> 'limits', '[]')) order by place), '[]')
  from jsonb_array_elements(d.tiers) with ordinality p (plan, place))`;

const dealJson = sql<DealContent>`jsonb_build_object(
  'toolId', d.tool_id, 'title', d.title, 'promise', d.promise, 'description', d.description, 'category', d.category,
  'basePrice', ${price('base_price')}, 'price', ${price('price')}, 'currency', d.currency, 'tiers', ${plans},
  'coverUrl', d.cover_url, 'gallery', d.gallery, 'url', d.url, 'coupon', d.coupon, 'soldBy', d.sold_by,
  'refundDays', d.refund_days, 'redeemBy', ${iso('d.redeem_by')}, 'redeemDays', d.redeem_days, 'updates', d.updates,
  'stacking', d.stacking, 'startsAt', ${iso('d.starts_at')}, 'endsAt', ${iso('d.ends_at')}, 'isHidden', d.is_hidden)`;

const toolJson = sql<ToolContent>`jsonb_build_object(
  'name', t.name, 'tagline', t.tagline, 'description', t.description, 'website', t.website, 'domain', t.domain,
  'category', t.category, 'tags', t.tags, 'replaces', t.replaces, 'alternatives', t.alternatives, 'logoUrl', t.logo_url, 'isHidden', t.is_hidden)`;

/** Condition for a deal that has begun and has not ended. */
export const canEnd = (startsAt: SQLWrapper, endsAt: SQLWrapper) =>
  sql<boolean>`(${startsAt} < now() and coalesce(${endsAt}, 'infinity') > now())`;

interface Entity {
  from: SQL;
  id: SQL;
  slug: SQL;
  title: SQL;
  updatedAt: SQL;
  content: SQL;
  /** It runs, or would if it were not hidden. */
  canEnd: SQL;
}

/** Tables of deals and tools, and their content (`Contents`) under the editor's names. */
export const entities: Record<EntityType, Entity> = {
  deal: {
    from: sql`deals d`,
    id: sql`d.id`,
    slug: sql`d.slug`,
    title: sql`d.title`,
    updatedAt: sql`d.updated_at`,
    content: dealJson,
    canEnd: canEnd(sql`d.starts_at`, sql`d.ends_at`),
  },
  tool: {
    from: sql`tools t`,
    id: sql`t.id`,
    slug: sql`t.slug`,
    title: sql`t.name`,
    updatedAt: sql`t.updated_at`,
    content: toolJson,
    canEnd: sql`false`,
  },
};

/** The same for the same content. */
export const versionOf = (content: SQL) => sql<string>`md5((${content})::text)`;
