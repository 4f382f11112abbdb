import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database, Db } from '../client.ts';
import { users } from '../schema/auth.ts';
import { deals, tools } from '../schema/catalog.ts';
import { earlierPrices } from './catalog/earlier-prices.ts';
import { seedTools } from './catalog/index.ts';
import { addEarlierPrices } from './earlier-prices.ts';
import { type MembersOptions, seedMembers } from './demo-members.ts';
import { replacedBy } from './catalog/replaces.ts';
import { termsOf, withLimits } from './catalog/terms.ts';
import type { SeedDeal, SeedTool } from './catalog/types.ts';
import { StartError } from '../start/start-error.ts';
import { refreshSearchWords } from './search-words.ts';

/** Any constant works, as long as every process takes the same. */
const SEED_LOCK = 7_318_003;
const LOCK_EVERY_MS = 100;
const LOCK_WITHIN_MS = 5 * 60_000;

const DAY_MS = 86_400_000;
const ROWS_AT_ONCE = 100;

interface Waiting {
  /** Ends the wait for another process; its reason is thrown. */
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

/** The demonstration catalogue. */
export async function seedCatalog(tx: Db, now: Date): Promise<void> {
  for (const some of batches(seedTools)) {
    const written = await tx.insert(tools).values(some.map(toolRow)).returning({ id: tools.id, slug: tools.slug });
    const ids = new Map(written.map(({ id, slug }) => [slug, id]));
    const rows = some.flatMap((tool) => tool.deals.map((deal) => dealRow(deal, tool, ids.get(tool.slug) ?? '', now)));
    for (const few of batches(rows)) await tx.insert(deals).values(few);
    await tellPrices(
      tx,
      some.flatMap((tool) => tool.deals),
      now,
    );
  }
  await refreshSearchWords(tx);
  await tx.execute(sql`analyze tools, deals, search_words`);
}

/** Adds the earlier prices of the deals, because a new installation has seen none of them. */
async function tellPrices(tx: Db, some: readonly SeedDeal[], now: Date): Promise<void> {
  const told = some.flatMap((deal) =>
    earlierPrices(deal).map(({ daysAgo, priceMinor }) => ({
      slug: deal.slug,
      at: daysFrom(now, -daysAgo),
      priceMinor,
    })),
  );
  await addEarlierPrices(
    tx,
    sql`select d.id as deal_id, r.at, r."priceMinor" as price_minor, 0 as price_rest, d.base_price_minor, 0 as base_price_rest, d.currency
      from json_to_recordset(${JSON.stringify(told)}::json) as r(slug text, at timestamptz, "priceMinor" int) join deals d using (slug)`,
  );
}

const toolRow = (tool: SeedTool): typeof tools.$inferInsert => ({
  slug: tool.slug,
  name: tool.name,
  tagline: tool.tagline,
  description: tool.description,
  website: tool.website,
  domain: tool.domain,
  category: tool.category,
  tags: tool.tags,
  replaces: replacedBy(tool),
  logoUrl: `/art/logos/${tool.slug}.svg`,
  ...ratingColumns(tool.rating),
});

function dealRow(deal: SeedDeal, tool: SeedTool, toolId: string, now: Date): typeof deals.$inferInsert {
  const endsAt = deal.endsInDays === null ? null : daysFrom(now, deal.endsInDays);
  return {
    slug: deal.slug,
    toolId,
    title: deal.title,
    promise: deal.promise,
    description: deal.description,
    category: tool.category,
    basePriceMinor: deal.basePriceMinor,
    priceMinor: deal.priceMinor,
    currency: deal.currency,
    tiers: withLimits(deal.tiers),
    coverUrl: `/art/covers/${deal.slug}.svg`,
    gallery: [`/art/screens/${deal.slug}.svg`],
    startsAt: daysFrom(now, -deal.startedDaysAgo),
    endsAt,
    ...termsOf(deal, tool, endsAt),
  };
}

const ratingColumns = (rating: SeedTool['rating']) =>
  rating ? { ratingTenths: Math.round(rating.score * 10), ratingCount: rating.count } : {};

const daysFrom = (moment: Date, days: number) => new Date(moment.getTime() + days * DAY_MS);

function* batches<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) yield rows.slice(from, from + ROWS_AT_ONCE);
}
