import { sql } from 'drizzle-orm';
import { type Db, prepared } from '@onceware/db/client';
import type { DealTier } from '@onceware/db/schema/catalog';
import { type DealRow, dealJson, hasEnded, isPublic, iso } from '../cards.ts';
import type { DealFacts, DealTerms } from '../catalog.contract.ts';
import { type NamedAlternativeRow, namedAlternativesJson } from '../named-alternatives.sql.ts';
import { websitePicturesOf } from '../website-pictures.sql.ts';
import { catalogVersion } from '../stored/version.repo.ts';
import { askedPrices, wasBasePriceAsked } from '../prices/asked.sql.ts';
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
  namedAlternatives: NamedAlternativeRow[];
  similar: SimilarRow[];
  earlier: DealRow[];
  websitePictures: string[];
  wasBasePriceAsked: boolean;
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

/** When a deal of the tool begins or ends next, in milliseconds; null: none does. */
const nextOfTool = sql<number | null>`(
  select floor(extract(epoch from min(moment)) * 1000)::float8
  from deals d cross join unnest(array[d.starts_at, d.ends_at]) moment
  where d.tool_id = this.tool_id and moment > now())`;

const dealDetail = prepared((db: Db) =>
  db
    .select({
      detail: sql<string>`json_build_object('facts', ${factsJson}, 'namedAlternatives', ${namedAlternativesJson(sql`this.tool_id`)}, 'similar', (${similarDeals}),
        'earlier', (${earlier}), 'websitePictures', ${websitePicturesOf(sql`this.tool_id`)},
        'wasBasePriceAsked', ${wasBasePriceAsked(askedPrices)}, 'serverTime', ${iso('now()')})::text`,
      version: catalogVersion,
      nextOfTool,
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

/** Finds what a deal's page shows, a `DealDetailRow` as JSON, and until when that holds. */
export const findDealDetail = async (db: Db, ref: string) => (await dealDetail(db).execute(keyOf(ref)))[0];

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
