import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { majorOf } from '#kernel/money/money.sql.ts';
import { coverUrlOf, logoUrlOf } from './art.contract.ts';
import type { DealCard, ToolCard } from './catalog.contract.ts';
import { ratingJson } from './rating.sql.ts';

// Postgres makes the JSON, so that Node has one value to parse instead of columns to map.
// All fragments know deals as `d` and tools as `t`.

/** A time as ISO text. */
export const iso = (column: string) =>
  sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);

const major = (price: 'd.base_price' | 'd.price') => majorOf(sql.raw(`${price}_minor`), sql.raw(`${price}_rest`));

/** The end is asked as no index has it: the planner would think that it narrows further what is left. */
const isNotOver = sql`not d.has_ended and not coalesce(d.ends_at <= now(), false)`;

/** Has begun and has not ended. `has_ended`, which indexes know and which may be late, only helps to find them. */
export const isRunning = sql`${isNotOver} and d.starts_at <= now()`;

/** The same where the newest are walked from some place on: an index that was asked for the present would be walked from there. */
export const isRunningOnwards = sql`${isNotOver} and not coalesce(d.starts_at > now(), false)`;

/**
 * Condition for deals that everybody may see: begun, and hidden neither by themselves nor with their tool, which sets
 * `has_ended` to null (decision 055). Queries for running deals ask for that already.
 */
export const isPublicOf = (deal: { hasEnded: AnyColumn | SQL; startsAt: AnyColumn | SQL }): SQL =>
  sql`(${deal.hasEnded} is not null and ${deal.startsAt} <= now())`;

export const isPublic = isPublicOf({ hasEnded: sql`d.has_ended`, startsAt: sql`d.starts_at` });

/** The same of tools. */
export const isPublicTool = sql`not t.is_hidden`;

export const hasEnded = sql`coalesce(d.ends_at, 'infinity') <= now()`;

/** Deal card as read from its row; pictures are null where the database holds none. */
export type DealRow = Omit<DealCard, 'coverUrl' | 'tool'> & {
  coverUrl: string | null;
  tool: Omit<DealCard['tool'], 'logoUrl'> & { logoUrl: string | null };
};
export type ToolRow = Omit<ToolCard, 'logoUrl'> & { logoUrl: string | null };

/** Deal row as JSON by `row_to_json`, because an object that is built takes half as much again. */
export const dealJson: SQL<DealRow> = sql`(select row_to_json(card) from (select
  d.id, d.slug, d.title, coalesce(nullif(d.promise, ''), t.tagline) as promise, d.category,
  ${major('d.base_price')} as "basePrice", ${major('d.price')} as price, d.currency,
  d.discount_percentage as "discountPercentage", d.cover_url as "coverUrl", ${ratingJson} as rating,
  d.is_lowest_ever as "isLowestEver", nullif(d.price_memory, '{}') as "priceMemory",
  ${iso('d.starts_at')} as "startsAt", ${iso('d.ends_at')} as "endsAt",
  (select tool from (select t.id, t.slug, t.name, t.logo_url as "logoUrl") tool) as tool) card)`;

export const toolJson: SQL<ToolRow> = sql`json_build_object(
  'id', t.id, 'slug', t.slug, 'name', t.name, 'tagline', t.tagline, 'category', t.category, 'logoUrl', t.logo_url,
  'rating', ${ratingJson}, 'dealCount', (select count(*) from deals d where d.tool_id = t.id and ${isRunning}))`;

export const toDealCard = (row: DealRow): DealCard => ({
  ...row,
  coverUrl: coverUrlOf(row),
  tool: { ...row.tool, logoUrl: logoUrlOf(row.tool) },
});

export const toToolCard = (row: ToolRow): ToolCard => ({ ...row, logoUrl: logoUrlOf(row) });
