import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database, Db } from '../client.ts';
import { users } from '../schema/auth.ts';
import { deals, tools } from '../schema/catalog.ts';
import { DATES_AS_OF, seedAlternatives, seedDeals, seedTools } from './catalog/index.ts';
import { addEarlierPrices } from './earlier-prices.ts';
import { type MembersOptions, seedMembers } from './demo-members.ts';
import { StartError } from '../start/start-error.ts';
import { refreshSearchWords } from './search-words.ts';

/** Any constant works, as long as every process takes the same. */
const SEED_LOCK = 7_318_003;
const LOCK_EVERY_MS = 100;
const LOCK_WITHIN_MS = 5 * 60_000;

const ROWS_AT_ONCE = 100;

interface Waiting {
  /** Aborts waiting for another process; its reason is thrown. */
  signal?: AbortSignal;
  /** Told once when another process is at it. */
  log?: (line: string) => void;
}

/**
 * Gives a database without tools the demonstration catalogue, and one without users the demonstration accounts with what is theirs, in one
 * transaction. Processes that start at the same moment wait for one another, so it happens once. Answers whether
 * accounts were made.
 */
export async function seedWhenEmpty(
  database: Database,
  options: MembersOptions,
  { signal, log }: Waiting = {},
): Promise<boolean> {
  const deadline = performance.now() + LOCK_WITHIN_MS;
  for (let isSaid = false; ; isSaid = true) {
    const made = await database.transaction((tx) => seedAlone(tx, options));
    if (made !== null) return made;
    if (performance.now() > deadline)
      throw new StartError(
        `Another process has been filling the database with the demonstration data for ${LOCK_WITHIN_MS / 60_000} min. Start again when it is done.`,
      );
    if (!isSaid) log?.('Another process fills the database with the demonstration data. Waiting for it.');
    await delay(LOCK_EVERY_MS, undefined, { signal });
  }
}

/** Null: another process is at it. Asked again and again, since a wait in Postgres ends with the pool's lock timeout. */
async function seedAlone(tx: Db, options: MembersOptions): Promise<boolean | null> {
  const { rows } = await tx.execute<{ isTaken: boolean }>(
    sql`select pg_try_advisory_xact_lock(${SEED_LOCK}) as "isTaken"`,
  );
  if (!rows[0]?.isTaken) return null;
  const [tool] = await tx.select({ id: tools.id }).from(tools).limit(1);
  if (!tool) await seedCatalog(tx, options.now);
  const [user] = await tx.select({ id: users.id }).from(users).limit(1);
  if (!user) await seedMembers(tx, options);
  return !user;
}

type SeedTool = (typeof seedTools)[number];
type SeedDeal = (typeof seedDeals)[number];

/** The demonstration catalogue. */
export async function seedCatalog(tx: Db, now: Date): Promise<void> {
  const ids = new Map<string | null, string>();
  for (const some of batches(seedTools)) {
    const written = await tx.insert(tools).values(some.map(toolRow)).returning({ id: tools.id, domain: tools.domain });
    for (const { id, domain } of written) ids.set(domain, id);
  }
  await nameAlternatives(tx);
  /** A moment of the files. */
  const at = (moment: string) => new Date(now.getTime() + Date.parse(moment) - DATES_AS_OF.getTime());
  for (const some of batches(seedDeals)) {
    await tx.insert(deals).values(some.map((deal) => dealRow(deal, ids.get(deal.domain) ?? '', at)));
    await tellPrices(tx, some, at);
  }
  await refreshSearchWords(tx);
  await tx.execute(sql`analyze tools, deals, search_words, synonym_groups`);
}

/** Has tools name others, now that all of them are there. */
async function nameAlternatives(tx: Db): Promise<void> {
  const named = Object.entries(seedAlternatives).map(([slug, alternatives]) => ({ slug, alternatives }));
  await tx.execute(sql`
    update tools t set alternatives = array(
      select o.id from unnest(r.alternatives) with ordinality as other(slug, place) join tools o using (slug) order by place)
    from json_to_recordset(${JSON.stringify(named)}::json) as r(slug text, alternatives text[]) where t.slug = r.slug`);
}

/** Adds the earlier prices of the deals, because a new installation has seen none of them. */
async function tellPrices(tx: Db, some: readonly SeedDeal[], at: (moment: string) => Date): Promise<void> {
  const told = some.flatMap(({ external_id: slug, earlier_prices }) =>
    earlier_prices.map(({ since, price }) => ({ slug, at: at(since), priceMinor: toMinor(price) })),
  );
  await addEarlierPrices(
    tx,
    sql`select d.id as deal_id, r.at, r."priceMinor" as price_minor, 0 as price_rest, d.base_price_minor, 0 as base_price_rest, d.currency
      from json_to_recordset(${JSON.stringify(told)}::json) as r(slug text, at timestamptz, "priceMinor" int) join deals d using (slug)`,
  );
}

const toolRow = (tool: SeedTool): typeof tools.$inferInsert => ({
  slug: tool.external_id,
  name: tool.name,
  tagline: tool.tagline,
  description: tool.description,
  website: tool.website,
  domain: tool.domain,
  category: tool.category,
  tags: tool.tags,
  replaces: tool.alternative_to,
  logoUrl: tool.logo_url,
  ratingTenths: tool.rating && Math.round(tool.rating * 10),
  ratingCount: tool.rating_count,
  ratingSource: tool.rating_source,
});

const dealRow = (deal: SeedDeal, toolId: string, at: (moment: string) => Date): typeof deals.$inferInsert => ({
  slug: deal.external_id,
  toolId,
  title: deal.title,
  promise: deal.promise,
  description: deal.description,
  category: deal.category,
  basePriceMinor: toMinor(deal.base_price),
  priceMinor: toMinor(deal.current_price),
  currency: deal.currency,
  tiers: deal.plans.map(({ name, price, features, limits = {} }) => ({
    name,
    priceMinor: toMinor(price),
    features,
    limits: Object.entries(limits).map(([limit, value]) => ({ name: limit, value })),
  })),
  coverUrl: deal.cover_url,
  gallery: deal.gallery,
  url: deal.deal_url,
  coupon: deal.coupon,
  soldBy: deal.sold_by,
  refundDays: deal.refund_days,
  redeemBy: deal.redeem_by === undefined ? null : at(deal.redeem_by),
  redeemDays: deal.redeem_days,
  updates: deal.updates,
  stacking: deal.stacking,
  startsAt: at(deal.starts_at),
  endsAt: deal.ends_at === undefined ? null : at(deal.ends_at),
});

const toMinor = (price: number) => Math.round(price * 100);

function* batches<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) yield rows.slice(from, from + ROWS_AT_ONCE);
}
