import type { Db } from '@onceware/db/client';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { coverUrlOf } from '#catalog/art.contract.ts';
import { isPublic } from '#catalog/cards.ts';
import type { Category } from '#catalog/catalog.limits.ts';
import { majorOf } from '#kernel/money/money.sql.ts';
import {
  type FactsOf,
  type NotificationLine,
  notificationKind,
  type Reader,
  type Shown,
} from '#platform/notifications/notification-kind.ts';
import { explorePath } from './search-key.ts';
import { storedSearch } from './watches.service.ts';

interface Price {
  price: number;
  currency: string;
}

/** Deals as everybody may see them, with the reader's wish for them or for their tool. */
async function lookAtPrices(
  db: Db,
  reader: Reader,
  lines: readonly NotificationLine<Price>[],
): Promise<ReadonlyMap<string, Shown>> {
  const { rows } = await db.execute<{
    id: string;
    slug: string;
    title: string;
    coverUrl: string | null;
    category: Category;
    wish: number | null;
    wishCurrency: string | null;
  }>(sql`
    select d.id, d.slug, d.title, d.cover_url as "coverUrl", d.category, w.wish, w."wishCurrency"
    from deals d left join lateral (
      select ${majorOf(sql`w.wish_minor`, sql`w.wish_rest`)} as wish, w.wish_currency as "wishCurrency" from watches w
      where w.user_id = ${reader.id} and (w.deal_id = d.id or w.tool_id = d.tool_id)
      order by w.deleted_at nulls first, w.deal_id is null limit 1) w on true
    where d.id = any(${sql.param(lines.flatMap(({ subjectId }) => subjectId ?? []))}::uuid[]) and ${isPublic}`);
  const deals = new Map(rows.map((row) => [row.id, row]));
  return new Map(
    lines.flatMap(({ id, subjectId, data: { price, currency } }) => {
      const deal = subjectId && deals.get(subjectId);
      if (!deal) return [];
      const { wish, wishCurrency } = deal;
      const hasWish = wish !== null && wishCurrency !== null;
      const values = {
        deal: deal.title,
        price: { amount: price, currency },
        hasWish: hasWish ? 1 : 0,
        wish: hasWish ? { amount: wish, currency: wishCurrency } : '',
      };
      return [[id, { values, path: `/deal/${encodeURIComponent(deal.slug)}`, picture: coverUrlOf(deal) }] as const];
    }),
  );
}

interface Found {
  dealId: string;
  found: number;
}

/** The reader's searches, with the newest deal that was found. */
async function lookAtSearches(
  db: Db,
  reader: Reader,
  lines: readonly NotificationLine<Found>[],
): Promise<ReadonlyMap<string, Shown>> {
  const { rows: searches } = await db.execute<{
    key: string;
    name: string | null;
    search: Record<string, unknown>;
  }>(sql`
    select distinct on (search_key) search_key as key, name, search from watches
    where user_id = ${reader.id} and search_key = any(${sql.param(lines.flatMap(({ subjectId }) => subjectId ?? []))}::uuid[])
    order by search_key, deleted_at nulls first`);
  const { rows: found } = await db.execute<{
    id: string;
    slug: string;
    title: string;
    coverUrl: string | null;
    category: Category;
  }>(sql`
    select d.id, d.slug, d.title, d.cover_url as "coverUrl", d.category from deals d
    where d.id = any(${sql.param(lines.map(({ data }) => data.dealId))}::uuid[]) and ${isPublic}`);
  const byKey = new Map(searches.map((row) => [row.key, row]));
  const deals = new Map(found.map((deal) => [deal.id, deal]));
  return new Map(
    lines.flatMap(({ id, subjectId, data, count }) => {
      const watch = subjectId && byKey.get(subjectId);
      const deal = deals.get(data.dealId);
      if (!watch || deal === undefined) return [];
      const search = storedSearch(watch.search);
      const name = watch.name ?? search.q;
      const values = {
        deal: deal.title,
        isMore: data.found > 1 || count > 1 ? 1 : 0,
        hasName: name ? 1 : 0,
        search: name,
      };
      return [[id, { values, path: explorePath(search), picture: coverUrlOf(deal) }] as const];
    }),
  );
}

export const watchNotifications = {
  watchedPrice: notificationKind({
    tab: 'following',
    mail: 'daily',
    push: true,
    data: z.object({ price: z.number(), currency: z.string() }),
    example: {
      deal: 'Inkwell Lifetime',
      price: { amount: 39, currency: 'USD' },
      hasWish: 1,
      wish: { amount: 40, currency: 'EUR' },
    },
    look: lookAtPrices,
    en: {
      name: 'A deal or tool you watch costs what you wished for',
      text: '{deal} costs {price} now{hasWish, select, 1 {. You wished for {wish} or less} other {}}',
    },
    pt: {
      name: 'Uma oferta ou ferramenta que você acompanha custa o que você queria',
      text: '{deal} agora custa {price}{hasWish, select, 1 {. Você queria {wish} ou menos} other {}}',
    },
    ar: {
      name: 'عرض أو أداة تتابع سعرها بلغت السعر الذي تريده',
      text: 'سعر {deal} الآن {price}{hasWish, select, 1 {. السعر المطلوب {wish} أو أقل} other {}}',
    },
    es: {
      name: 'Una oferta o herramienta que vigilas cuesta lo que querías',
      text: '{deal} cuesta ahora {price}{hasWish, select, 1 {. Querías {wish} o menos} other {}}',
    },
    de: {
      name: 'Ein beobachteter Deal oder ein Tool kostet, was du dir wünschst',
      text: '{deal} kostet jetzt {price}{hasWish, select, 1 {. Dein Wunschpreis: höchstens {wish}} other {}}',
    },
    zh: {
      name: '你关注的优惠或工具达到了期望价格',
      text: '{deal} 现价 {price}{hasWish, select, 1 {。你期望的价格是 {wish} 或更低} other {}}',
    },
  }),
  watchedSearch: notificationKind({
    tab: 'following',
    mail: 'daily',
    push: false,
    data: z.object({ dealId: z.string(), found: z.number() }),
    example: { deal: 'Inkwell Lifetime', isMore: 1, hasName: 1, search: 'AI writers under $50' },
    look: lookAtSearches,
    en: {
      name: 'New matches of a search you watch',
      text: 'New in your search{hasName, select, 1 { {search}} other {}}: {deal}{isMore, select, 1 { and more} other {}}',
    },
    pt: {
      name: 'Novos resultados de uma busca que você acompanha',
      text: 'Novo na sua busca{hasName, select, 1 { {search}} other {}}: {deal}{isMore, select, 1 { e mais} other {}}',
    },
    ar: {
      name: 'نتائج جديدة لبحث تتابعه',
      text: 'جديد في بحثك{hasName, select, 1 { {search}} other {}}: {deal}{isMore, select, 1 { والمزيد} other {}}',
    },
    es: {
      name: 'Nuevos resultados de una búsqueda que vigilas',
      text: 'Nuevo en tu búsqueda{hasName, select, 1 { {search}} other {}}: {deal}{isMore, select, 1 { y más} other {}}',
    },
    de: {
      name: 'Neue Treffer einer beobachteten Suche',
      text: 'Neu in deiner Suche{hasName, select, 1 { {search}} other {}}: {deal}{isMore, select, 1 { und weitere} other {}}',
    },
    zh: {
      name: '你关注的搜索有新结果',
      text: '你的搜索{hasName, select, 1 {{search}} other {}}有新结果：{deal}{isMore, select, 1 { 等} other {}}',
    },
  }),
};

declare module '#platform/notifications/notifier.ts' {
  interface NotificationFacts extends FactsOf<typeof watchNotifications> {}
}
