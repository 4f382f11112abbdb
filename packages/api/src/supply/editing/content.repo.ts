import { sql } from 'drizzle-orm';
import type { Db } from '@onceware/db/client';
import { addSearchWords } from '@onceware/db/seed/search-words';
import { isoTime } from '#kernel/moments.ts';
import { toColumns } from '#kernel/money/money.ts';
import { slugOf } from '../import/slug.ts';
import type { Contents, DealContent, EntityType, ToolContent } from './content.contract.ts';
import { entities, versionOf } from './content.sql.ts';

export interface Found<Type extends EntityType> {
  id: string;
  slug: string;
  title: string;
  content: Contents[Type];
  version: string;
  /** Time of the last update, with the database's full precision. */
  updatedAt: string;
  /** By the database's clock. */
  now: string;
  canEnd: boolean;
}

/**
 * Locks those of the asked rows that exist until the transaction ends; in the order of ids, so that changes wait for
 * each other at worst.
 */
export async function lockContents<Type extends EntityType>(
  tx: Db,
  type: Type,
  ids: readonly string[],
): Promise<Found<Type>[]> {
  const { from, id, slug, title, updatedAt, content, canEnd } = entities[type];
  const { rows } = await tx.execute<Found<Type> & Record<string, unknown>>(sql`
    select ${id} as id, ${slug} as slug, ${title} as title, ${content} as content, ${versionOf(content)} as version,
      ${updatedAt}::text as "updatedAt", ${isoTime(sql`now()`)} as now, ${canEnd} as "canEnd"
    from ${from} where ${id} = any(${sql.param([...ids])}::uuid[]) order by ${id} for no key update`);
  return rows;
}

export interface Written<Type extends EntityType> {
  id: string;
  content: Contents[Type];
}

/** A moment as it is, when it was only read less exactly than it is kept; so that nothing is logged as changed. */
const sameMoment = (kept: string, given: string) =>
  sql.raw(`case when date_trunc('milliseconds', ${kept}) = ${given} then ${kept} else ${given} end`);

const dealColumns =
  sql.raw(`id uuid, slug text, tool_id uuid, title text, promise text, description text, category text,
  base_price_minor int, base_price_rest smallint, price_minor int, price_rest smallint, currency text, tiers jsonb, cover_url text,
  gallery text[], url text, coupon text, sold_by text, refund_days smallint, redeem_by timestamptz, redeem_days smallint,
  updates text, stacking smallint, starts_at timestamptz, ends_at timestamptz, is_hidden boolean`);

const dealRow = (content: DealContent) => {
  const [base, price] = [toColumns(content.basePrice), toColumns(content.price)];
  return {
    tool_id: content.toolId,
    title: content.title,
    promise: content.promise,
    description: content.description,
    category: content.category,
    base_price_minor: base.minor,
    base_price_rest: base.rest,
    price_minor: price.minor,
    price_rest: price.rest,
    currency: content.currency,
    tiers: content.tiers.map(({ name, price: major, features, limits }) => ({
      name,
      priceMinor: Math.round(major * 10_000) / 100,
      features,
      ...(limits.length > 0 && { limits }),
    })),
    cover_url: content.coverUrl,
    gallery: content.gallery,
    url: content.url,
    coupon: content.coupon,
    sold_by: content.soldBy,
    refund_days: content.refundDays,
    redeem_by: content.redeemBy,
    redeem_days: content.redeemDays,
    updates: content.updates,
    stacking: content.stacking,
    starts_at: content.startsAt,
    ends_at: content.endsAt,
    is_hidden: content.isHidden,
  };
};

const toolColumns =
  sql.raw(`id uuid, slug text, name text, tagline text, description text, website text, domain text, category text,
  tags text[], replaces text[], alternatives uuid[], logo_url text, is_hidden boolean`);

const toolRow = ({ logoUrl, isHidden, ...content }: ToolContent) => ({
  ...content,
  logo_url: logoUrl,
  is_hidden: isHidden,
});

const rowsOf = {
  deal: (content: DealContent): object => dealRow(content),
  tool: (content: ToolContent): object => toolRow(content),
};

/** Serialises rows as JSON with the columns as keys. */
const toJson = <Type extends EntityType>(type: Type, written: readonly (Written<Type> & { slug?: string })[]) => {
  const toRow = rowsOf[type] as (content: Contents[Type]) => object;
  return JSON.stringify(written.map(({ content, ...row }) => ({ ...row, ...toRow(content) })));
};

const updates = {
  deal: sql`update deals d set tool_id = r.tool_id, title = r.title, promise = r.promise, description = r.description,
      category = r.category, base_price_minor = r.base_price_minor, base_price_rest = r.base_price_rest, price_minor = r.price_minor,
      price_rest = r.price_rest, currency = r.currency, tiers = r.tiers, cover_url = r.cover_url, gallery = r.gallery, url = r.url,
      coupon = r.coupon, sold_by = r.sold_by, refund_days = r.refund_days, redeem_by = ${sameMoment('d.redeem_by', 'r.redeem_by')},
      redeem_days = r.redeem_days, updates = r.updates, stacking = r.stacking,
      starts_at = ${sameMoment('d.starts_at', 'coalesce(r.starts_at, now())')}, ends_at = ${sameMoment('d.ends_at', 'r.ends_at')},
      is_hidden = r.is_hidden, updated_at = now()`,
  tool: sql`update tools t set name = r.name, tagline = r.tagline, description = r.description, website = r.website, domain = r.domain,
      category = r.category, tags = r.tags, replaces = r.replaces,
      alternatives = coalesce(r.alternatives, t.alternatives), logo_url = r.logo_url, is_hidden = r.is_hidden, updated_at = now()`,
};
const columns = { deal: dealColumns, tool: toolColumns };

/** Has locked deals or tools say this. @returns what they say then */
export async function updateContents<Type extends EntityType>(
  tx: Db,
  type: Type,
  written: readonly Written<Type>[],
): Promise<Map<string, Contents[Type]>> {
  const { id, content } = entities[type];
  const { rows } = await tx.execute<{ id: string; content: Contents[Type] }>(sql`
    ${updates[type]} from jsonb_to_recordset(${toJson(type, written)}::jsonb) as r (${columns[type]}) where ${id} = r.id
    returning ${id} as id, ${content} as content`);
  await addSearchWords(
    tx,
    `${type}s`,
    rows.map((row) => row.id),
  );
  return new Map(rows.map((row) => [row.id, row.content]));
}

const inserts = {
  deal: sql`insert into deals as d (id, slug, tool_id, title, promise, description, category, base_price_minor, base_price_rest, price_minor,
      price_rest, currency, tiers, cover_url, gallery, url, coupon, sold_by, refund_days, redeem_by, redeem_days, updates, stacking,
      starts_at, ends_at, is_hidden)
    select id, slug, tool_id, title, promise, description, category, base_price_minor, base_price_rest, price_minor, price_rest, currency,
      tiers, cover_url, gallery, url, coupon, sold_by, refund_days, redeem_by, redeem_days, updates, stacking,
      coalesce(starts_at, now()), ends_at, is_hidden`,
  tool: sql`insert into tools as t (id, slug, name, tagline, description, website, domain, category, tags, replaces, alternatives, logo_url, is_hidden)
    select id, slug, name, tagline, description, website, domain, category, tags, replaces, alternatives, logo_url, is_hidden`,
};

/** Number of numbered slugs tried for one name before the id is appended. */
const ALIKE = 5;

/** Makes a deal or tool, at an address of its name. */
export async function insertContent<Type extends EntityType>(
  tx: Db,
  type: Type,
  made: Written<Type>,
): Promise<{ slug: string; content: Contents[Type] }> {
  const { slug: slugColumn, content } = entities[type];
  const name = slugOf('title' in made.content ? made.content.title : made.content.name, type);
  const slugs = [name, ...Array.from({ length: ALIKE }, (_, index) => `${name}-${index + 2}`), `${name}-${made.id}`];
  for (const slug of slugs) {
    const { rows } = await tx.execute<{ slug: string; content: Contents[Type] }>(sql`
      ${inserts[type]} from jsonb_to_recordset(${toJson(type, [{ ...made, slug }])}::jsonb) as r (${columns[type]})
      on conflict (slug) do nothing returning ${slugColumn} as slug, ${content} as content`);
    if (!rows[0]) continue;
    await addSearchWords(tx, `${type}s`, [made.id]);
    return rows[0];
  }
  throw new Error('an id is free');
}

/** Which of these tools are there. */
export async function areTools(tx: Db, ids: readonly string[]): Promise<boolean> {
  const asked = [...new Set(ids)];
  const { rows } = await tx.execute<{ count: number }>(
    sql`select count(*)::int as count from tools where id = any(${sql.param(asked)}::uuid[])`,
  );
  return rows[0]?.count === asked.length;
}
