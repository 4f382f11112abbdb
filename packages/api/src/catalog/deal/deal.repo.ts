import { sql } from 'drizzle-orm';
import { type Db, prepared } from '@onceware/db/client';
import type { DealTier } from '@onceware/db/schema/catalog';
import { type DealRow, dealJson, hasEnded, iso, isRunning } from '../cards.ts';
import type { DealFacts, DealTerms } from '../catalog.contract.ts';
import { keyOf } from '../ref.ts';

export interface FactsRow extends Pick<DealFacts, 'description' | 'gallery' | 'coupon'> {
  card: DealRow;
  tiers: DealTier[];
  terms: DealTerms;
  /** Where it is sold: its own address, else its tool's. */
  url: string | null;
  tool: Pick<DealFacts['tool'], 'tagline' | 'website' | 'domain' | 'replaces'>;
}

export interface DealDetailRow {
  facts: FactsRow;
  alternatives: { card: DealRow; insteadOf: string | null }[];
  earlier: DealRow[];
  related: DealRow[];
  serverTime: string;
}

/** What a deal is about: imports seldom say it of the deal, but of its tool. The promise stands above it already. */
const about = sql`coalesce(nullif(d.description, ''), nullif(t.description, ''), case when d.promise not in ('', t.tagline) then t.tagline end, '')`;

const factsJson = sql<FactsRow>`json_build_object(
  'card', ${dealJson}, 'description', ${about}, 'gallery', d.gallery, 'tiers', d.tiers, 'coupon', d.coupon,
  'url', coalesce(d.url, t.website),
  'terms', json_build_object('soldBy', d.sold_by, 'refundDays', d.refund_days, 'redeemBy', ${iso('d.redeem_by')},
    'redeemDays', d.redeem_days, 'updates', d.updates, 'stacking', d.stacking),
  'tool', json_build_object('tagline', t.tagline, 'website', t.website, 'domain', t.domain, 'replaces', t.replaces))`;

// Alternatives: of tools that replace this tool or a product that it replaces too, or that are such a product; each tool's newest.
const alternatives = sql`
  select coalesce(json_agg(json_build_object('card', other.card, 'insteadOf', other.instead_of)), '[]') from (
    select ${dealJson} as card, t.instead_of
    from (
      (select t.*, (select name from unnest(t.replaces) name where lower(name) = any(this.products) limit 1) as instead_of
        from tools t where t.replaces <> '{}' and lower_all(t.replaces) && this.products and t.id <> this.tool_id limit 100)
      union all
      (select t.*, null from tools t where lower(t.name) = any(lower_all(this.replaces)) and t.id <> this.tool_id limit 20)
    ) t
    cross join lateral (
      select * from deals d where d.tool_id = t.id and ${isRunning} order by d.starts_at desc, d.id desc limit 1) d
    order by d.category = this.category desc, t.instead_of is null, d.starts_at desc, d.id desc
    limit 4) other`;

const earlier = sql`
  select coalesce(json_agg(past.card), '[]') from (
    select ${dealJson} as card from deals d join tools t on t.id = d.tool_id
    where d.tool_id = this.tool_id and d.id <> this.id and ${hasEnded}
    order by d.ends_at desc, d.id desc limit 6) past`;

// Related: the tool's other deals, then those of the category whose tools share the most tags, among its newest 100.
const related = sql`
  select coalesce(json_agg(near.card), '[]') from (
    select ${dealJson} as card
    from (
      (select * from deals d where d.tool_id = this.tool_id and d.id <> this.id and ${isRunning} limit 4)
      union all
      (select * from deals d where d.category = this.category and d.tool_id <> this.tool_id and ${isRunning}
        order by d.starts_at desc, d.id desc limit 100)
    ) d join tools t on t.id = d.tool_id
    order by d.tool_id = this.tool_id desc,
      cardinality(array(select unnest(t.tags) intersect select unnest(this.tags))) desc, d.starts_at desc, d.id desc
    limit 4
  ) near`;

const dealDetail = prepared((db: Db) =>
  db
    .select({
      detail: sql<DealDetailRow>`json_build_object('facts', ${factsJson}, 'alternatives', (${alternatives}),
        'earlier', (${earlier}), 'related', (${related}), 'serverTime', ${iso('now()')})`,
    })
    .from(
      sql`(select d.id, d.tool_id, d.category, t.tags, t.replaces, lower_all(t.replaces || t.name) as products
        from deals d join tools t on t.id = d.tool_id
        where d.id = coalesce(${sql.placeholder('id')}::uuid, (select id from deals where slug = ${sql.placeholder('slug')}))) this
        join deals d on d.id = this.id join tools t on t.id = d.tool_id`,
    )
    .prepare('catalog_deal_detail'),
);

export const findDealDetail = async (db: Db, ref: string) => (await dealDetail(db).execute(keyOf(ref)))[0]?.detail;

const facts = prepared((db: Db) =>
  db
    .select({ facts: factsJson })
    .from(sql`deals d join tools t on t.id = d.tool_id`)
    .where(sql`d.slug = any(${sql.placeholder('slugs')}::text[])`)
    .prepare('catalog_compare'),
);

/** What of these exists, in no particular order. */
export const findFacts = async (db: Db, slugs: string[]): Promise<FactsRow[]> =>
  (await facts(db).execute({ slugs })).map((row) => row.facts);
