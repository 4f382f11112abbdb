import { sql } from 'drizzle-orm';
import { type Db, prepared } from '@onceware/db/client';
import type { DealTier } from '@onceware/db/schema/catalog';
import { type DealRow, dealJson, hasEnded, isPublic, iso } from '../cards.ts';
import type { DealFacts, DealTerms } from '../catalog.contract.ts';
import { keyOf } from '../ref.ts';
import { type SimilarRow, similarDeals, rareWords } from './similar.sql.ts';

export interface FactsRow extends Pick<DealFacts, 'description' | 'gallery' | 'coupon'> {
  card: DealRow;
  tiers: DealTier[];
  terms: DealTerms;
  /** Address that sells it: its own, else its tool's. */
  url: string | null;
  tool: Pick<DealFacts['tool'], 'tagline' | 'website' | 'domain' | 'replaces'>;
}

export interface DealDetailRow {
  facts: FactsRow;
  similar: SimilarRow[];
  earlier: DealRow[];
  serverTime: string;
}

/**
 * Description of a deal, else of its tool, because imports seldom describe the deal. The promise stands above it
 * already.
 */
const about = sql`coalesce(nullif(d.description, ''), nullif(t.description, ''), case when d.promise not in ('', t.tagline) then t.tagline end, '')`;

const factsJson = sql<FactsRow>`json_build_object(
  'card', ${dealJson}, 'description', ${about}, 'gallery', d.gallery, 'tiers', d.tiers, 'coupon', d.coupon,
  'url', coalesce(d.url, t.website),
  'terms', json_build_object('soldBy', d.sold_by, 'refundDays', d.refund_days, 'redeemBy', ${iso('d.redeem_by')},
    'redeemDays', d.redeem_days, 'updates', d.updates, 'stacking', d.stacking),
  'tool', json_build_object('tagline', t.tagline, 'website', t.website, 'domain', t.domain, 'replaces', t.replaces))`;

const earlier = sql`
  select coalesce(json_agg(past.card), '[]') from (
    select ${dealJson} as card from deals d join tools t on t.id = d.tool_id
    where d.tool_id = this.tool_id and d.id <> this.id and ${hasEnded} and ${isPublic}
    order by d.ends_at desc, d.id desc limit 6) past`;

const dealDetail = prepared((db: Db) =>
  db
    .select({
      detail: sql<DealDetailRow>`json_build_object('facts', ${factsJson}, 'similar', (${similarDeals}),
        'earlier', (${earlier}), 'serverTime', ${iso('now()')})`,
    })
    .from(
      sql`(select d.id, d.tool_id, d.category, t.tags, lower_all(t.replaces) as replaced, lower_all(t.replaces || t.name) as products,
          ${rareWords} as words
        from deals d join tools t on t.id = d.tool_id
        where d.id = coalesce(${sql.placeholder('id')}::uuid, (select id from deals where slug = ${sql.placeholder('slug')})) and ${isPublic}) this
        join deals d on d.id = this.id join tools t on t.id = d.tool_id`,
    )
    .prepare('catalog_deal_detail'),
);

export const findDealDetail = async (db: Db, ref: string) => (await dealDetail(db).execute(keyOf(ref)))[0]?.detail;

const facts = prepared((db: Db) =>
  db
    .select({ facts: factsJson })
    .from(sql`deals d join tools t on t.id = d.tool_id`)
    .where(sql`d.slug = any(${sql.placeholder('slugs')}::text[]) and ${isPublic}`)
    .prepare('catalog_compare'),
);

/** Finds the facts of the asked deals that exist, in no particular order. */
export const findFacts = async (db: Db, slugs: string[]): Promise<FactsRow[]> =>
  (await facts(db).execute({ slugs })).map((row) => row.facts);
