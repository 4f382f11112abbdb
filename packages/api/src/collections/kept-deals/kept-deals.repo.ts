import type { Db } from '@onceware/db/client';
import { type SQL, sql } from 'drizzle-orm';
import { isPublic, isRunning } from '#catalog/cards.ts';
import type { Category } from '#catalog/catalog.limits.ts';

/** Any constant works, as long as every process takes the same. */
const KEPT_DEALS_LOCK = 7_318_030;

/** In a transaction, whose end gives it back: a run that was taken for dead may still be at it. */
export async function takeKeptDealsLock(tx: Db): Promise<boolean> {
  const { rows } = await tx.execute<{ isTaken: boolean }>(
    sql`select pg_try_advisory_xact_lock(${KEPT_DEALS_LOCK}) as "isTaken"`,
  );
  return rows[0]?.isTaken ?? false;
}

/** Changes younger than this may not be committed yet when a run looks: the next one looks at them again. */
const OVERLAP = sql`interval '5 minutes'`;
const JOB = 'kept_deal_prices';

/** From when to when a run looks for changes, by the database's clock. The first run begins with its own time. */
export async function nextWindow(db: Db): Promise<{ from: string; until: string }> {
  const { rows } = await db.execute<{ from: string; until: string }>(sql`
    select (least(now(), coalesce((select r.until from notification_runs r where r.job = ${JOB}), now())) - ${OVERLAP})::text as from,
      now()::text as until`);
  const [window] = rows;
  if (!window) throw new Error('A window was expected.');
  return window;
}

export async function setWindow(db: Db, until: string): Promise<void> {
  await db.execute(sql`
    insert into notification_runs (job, until) values (${JOB}, ${until}::timestamptz)
    on conflict (job) do update set until = excluded.until`);
}

/** An item of a collection that is there. */
const isKept = sql`i.removed_at is null and c.deleted_at is null`;

/** A deal that somebody keeps, and in how many collections. */
export interface KeptDeal extends Record<string, unknown> {
  id: string;
  keepers: number;
}

const keepersOf = (dealId: SQL) =>
  sql`(select count(*)::int from collection_items i where i.deal_id = ${dealId} and i.removed_at is null)`;

/** Deals that somebody keeps and whose price or period changed in the window, by id, from behind one on. */
export async function findChangedDeals(
  db: Db,
  { from, until }: { from: string; until: string },
  { after, limit }: { after: string; limit: number },
): Promise<KeptDeal[]> {
  const { rows } = await db.execute<KeptDeal>(sql`
    select p.deal_id as id, ${keepersOf(sql`p.deal_id`)} as keepers from deal_prices p
    where p.at > ${from}::timestamptz and p.at <= ${until}::timestamptz and not p.is_told and p.deal_id > ${after}
      and exists (select from collection_items i where i.deal_id = p.deal_id and i.removed_at is null)
    group by p.deal_id order by p.deal_id limit ${limit}`);
  return rows;
}

/** Running deals that somebody keeps and that end within some days. */
export const ENDING = { within: sql`interval '3 days'` };
/** An end that is older is told no more, such as one from before the product told of ends. */
export const ENDED = { since: sql`interval '2 days'` };

const endsAt = sql`coalesce(d.ends_at, 'infinity')`;

async function findByEnd(db: Db, condition: SQL, after: string, limit: number): Promise<KeptDeal[]> {
  const { rows } = await db.execute<KeptDeal>(sql`
    select d.id, ${keepersOf(sql`d.id`)} as keepers from deals d
    where ${condition} and d.id > ${after} and exists (select from collection_items i where i.deal_id = d.id and i.removed_at is null)
    order by d.id limit ${limit}`);
  return rows;
}

export const findEndingDeals = (db: Db, after: string, limit: number): Promise<KeptDeal[]> =>
  findByEnd(db, sql`not d.has_ended and ${endsAt} > now() and ${endsAt} <= now() + ${ENDING.within}`, after, limit);

export const findEndedDeals = (db: Db, after: string, limit: number): Promise<KeptDeal[]> =>
  findByEnd(
    db,
    sql`d.has_ended is not null and ${endsAt} <= now() and ${endsAt} > now() - ${ENDED.since}`,
    after,
    limit,
  );

/** Members who keep the deals `d`, since when, and who have not bought them. */
const KEEPERS = sql`
  join lateral (
    select c.user_id, min(i.added_at) as added_at from collection_items i join collections c on c.id = i.collection_id
    where i.deal_id = d.id and ${isKept} group by c.user_id) k on true`;
const isNotBought = sql`not exists (
  select from purchases b where b.deal_id = d.id and b.user_id = k.user_id and b.deleted_at is null and b.state <> 'refunded')`;

/** A member who is told of a deal they keep. */
export interface Keeper extends Record<string, unknown> {
  userId: string;
  dealId: string;
  /** Tells the event apart from others of the deal. */
  at: string;
}

/** One whose deal is cheaper than they were told, or back. Prices in major units. */
export interface PriceKeeper extends Keeper {
  what: 'back' | 'lowest' | 'cheaper';
  price: number;
  before: number | null;
  currency: string;
}

/**
 * Walks pairs of members and deals in the transaction, some at a time, however many there are. Those of a member come together, so
 * that the line which they join is written once for many.
 */
async function* walk<Row extends Record<string, unknown>>(tx: Db, select: SQL, rows: number): AsyncGenerator<Row[]> {
  await tx.execute(sql`declare keepers no scroll cursor for ${select} order by k.user_id, d.id`);
  for (;;) {
    const page = (await tx.execute(sql.raw(`fetch ${rows} from keepers`))).rows as Row[];
    if (page.length > 0) yield page;
    if (page.length < rows) break;
  }
  await tx.execute(sql`close keepers`);
}

const idsOf = (ids: readonly string[]) => sql`any(${sql.param([...ids])}::uuid[])`;
const eventKey = sql`d.id || ':' || extract(epoch from d.ends_at)::bigint`;

/** Members who are to be told that a deal ends soon: once for an end, and of one that is moved again and again, once in three days. */
export const walkEnding = (tx: Db, deals: readonly string[], rows: number): AsyncGenerator<Keeper[]> =>
  walk<Keeper>(
    tx,
    sql`
    select k.user_id as "userId", d.id as "dealId", ${eventKey} as at from deals d ${KEEPERS}
    where d.id = ${idsOf(deals)} and ${isRunning} and ${endsAt} <= now() + ${ENDING.within} and ${isNotBought}
      and not exists (
        select from notification_events e where e.user_id = k.user_id and e.kind = 'deal_ends_soon'
          and (e.event_key = ${eventKey} or (e.event_key like d.id || ':%' and e.created_at > now() - ${ENDING.within})))`,
    rows,
  );

/** Members who kept a deal before it ended. */
export const walkEnded = (tx: Db, deals: readonly string[], rows: number): AsyncGenerator<Keeper[]> =>
  walk<Keeper>(
    tx,
    sql`
    select k.user_id as "userId", d.id as "dealId", ${eventKey} as at from deals d ${KEEPERS}
    where d.id = ${idsOf(deals)} and ${isPublic} and ${endsAt} <= now() and ${endsAt} > now() - ${ENDED.since}
      and k.added_at < d.ends_at and ${isNotBought}
      and not exists (
        select from notification_events e
        where e.user_id = k.user_id and e.kind = 'deal_ended' and e.event_key = ${eventKey})`,
    rows,
  );

/**
 * Members who are to be told of a price: running deals that cost less than they were told last, or without that, than when they
 * were kept, in one currency; and those that are back after at least a day. Rates of exchange are asked nowhere.
 */
export const walkPrices = (
  tx: Db,
  deals: readonly string[],
  { from }: { from: string },
  rows: number,
): AsyncGenerator<PriceKeeper[]> =>
  walk<PriceKeeper>(
    tx,
    sql`
    select k.user_id as "userId", d.id as "dealId", d.id || ':' || extract(epoch from case when w.is_back then back.at else last.at end)::text as at,
      case when w.is_back then 'back' when d.is_lowest_ever then 'lowest' else 'cheaper' end as what,
      major_price(d.price_minor, d.price_rest) as price, major_price(w.minor, w.rest) as before, d.currency
    from deals d
    join lateral (select p.at from deal_prices p where p.deal_id = d.id and not p.is_told order by p.at desc limit 1) last on true
    left join lateral (
      select p.at from deal_prices p
      where p.deal_id = d.id and p.at > ${from}::timestamptz and not p.is_told and coalesce(p.ends_at, 'infinity') > p.at
        and (select q.ends_at from deal_prices q where q.deal_id = d.id and q.at < p.at order by q.at desc limit 1)
          <= p.at - interval '1 day'
      order by p.at desc limit 1) back on true
    ${KEEPERS}
    left join told_deal_prices told on told.user_id = k.user_id and told.deal_id = d.id
    left join lateral (
      select p.price_minor, p.price_rest, p.currency from deal_prices p
      where p.deal_id = d.id and p.at <= k.added_at and told.user_id is null order by p.at desc limit 1) base on true
    cross join lateral (
      select coalesce(back.at > k.added_at and (told.told_at is null or told.told_at < back.at), false) as is_back,
        coalesce(told.price_minor, base.price_minor) as minor, coalesce(told.price_rest, base.price_rest) as rest,
        coalesce(told.currency, base.currency) as currency) w
    where d.id = ${idsOf(deals)} and ${isRunning} and ${isNotBought}
      and (w.is_back or (w.currency = d.currency and (d.price_minor, d.price_rest) < (w.minor, w.rest)))`,
    rows,
  );

/** Remembers the price that members are told of now. */
export async function rememberPrices(tx: Db, keepers: readonly Keeper[]): Promise<void> {
  await tx.execute(sql`
    insert into told_deal_prices (user_id, deal_id, price_minor, price_rest, currency, told_at)
    select k.user_id, d.id, d.price_minor, d.price_rest, d.currency, now()
    from unnest(${sql.param(keepers.map(({ userId }) => userId))}::uuid[], ${sql.param(keepers.map(({ dealId }) => dealId))}::uuid[])
      as k (user_id, deal_id) join deals d on d.id = k.deal_id
    order by k.user_id, d.id
    on conflict (user_id, deal_id) do update set price_minor = excluded.price_minor, price_rest = excluded.price_rest,
      currency = excluded.currency, told_at = excluded.told_at`);
}

/** Deals of lines that the reader keeps and that everybody may see. */
export interface ShownDeal extends Record<string, unknown> {
  id: string;
  slug: string;
  title: string;
  coverUrl: string | null;
  category: Category;
  endsAt: string | null;
  isRunning: boolean;
  isBought: boolean;
}

export async function findKeptDeals(db: Db, userId: string, dealIds: SQL): Promise<ShownDeal[]> {
  const { rows } = await db.execute<ShownDeal>(sql`
    select d.id, d.slug, d.title, d.cover_url as "coverUrl", d.category, to_char(d.ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "endsAt",
      coalesce(${isRunning}, false) as "isRunning", not ${isNotBought} as "isBought"
    from deals d cross join (select ${userId}::uuid as user_id) k
    where d.id = ${dealIds} and ${isPublic} and exists (
      select from collection_items i join collections c on c.id = i.collection_id
      where i.deal_id = d.id and c.user_id = k.user_id and ${isKept})`);
  return rows;
}
