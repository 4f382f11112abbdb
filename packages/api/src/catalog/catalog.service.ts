import type { Call } from '#kernel/call.ts';
import { AppError } from '#kernel/errors.ts';
import { logoUrlOf } from './art.contract.ts';
import { toDealCard, toToolCard } from './cards.ts';
import type {
  CardsInput,
  DealCard,
  DealRest,
  EntityIdInput,
  ItemRefInput,
  Home,
  ToolAlternatives,
  ToolCard,
  ToolDetail,
  ToolRest,
} from './catalog.contract.ts';
import { CATEGORIES } from './catalog.limits.ts';
import {
  findCards,
  findDealRest,
  findHome,
  findToolAlternatives,
  findToolDetail,
  findToolRest,
} from './catalog.repo.ts';
import { toNamedAlternative } from './named-alternatives.sql.ts';
import { storable } from './ref.ts';
import { reviewLimits } from './reviews/reviews.limits.ts';

type CatalogCall = Pick<Call, 'database'>;

/** GET /api/deals/{id}. @throws not_found */
export async function getDeal(call: CatalogCall, { id }: EntityIdInput): Promise<DealRest> {
  const row = await findDealRest(call.database.db, id);
  if (!row) throw new AppError('not_found');
  const logoUrl = logoUrlOf(row.tool);
  return {
    id: row.id,
    title: row.title,
    tool_name: row.tool.name,
    tool_logo: logoUrl,
    base_price: row.basePrice,
    current_price: row.price,
    discount_percentage: row.discountPercentage,
    tool: { name: row.tool.name, logoUrl },
  };
}

/** GET /api/tools/{id}. @throws not_found */
export async function getTool(call: CatalogCall, { id }: EntityIdInput): Promise<ToolRest> {
  const row = await findToolRest(call.database.db, id);
  if (!row) throw new AppError('not_found');
  const { slug: _, logoUrl: __, ...rest } = row;
  return { ...rest, logo_url: logoUrlOf(row) };
}

/** GET /api/tools/{id}/alternatives. @throws not_found */
export async function listToolAlternatives(call: CatalogCall, { id }: EntityIdInput): Promise<ToolAlternatives> {
  const rows = await findToolAlternatives(call.database.db, id);
  if (!rows) throw new AppError('not_found');
  return { items: rows.map(toNamedAlternative) };
}

/** Everything that a tool's page shows, by id or slug. @throws not_found */
export async function getToolDetail(call: CatalogCall, { ref }: ItemRefInput): Promise<ToolDetail> {
  const row = await findToolDetail(call.database.db, ref);
  if (!row) throw new AppError('not_found');
  const { card, namedAlternatives, deals, ...rest } = row;
  return {
    ...toToolCard(card),
    ...rest,
    namedAlternatives: namedAlternatives.map(toNamedAlternative),
    deals: deals.map(toDealCard),
  };
}

/** Returns the asked deals and tools that exist, in the asked order. */
export async function getCards(
  call: CatalogCall,
  input: CardsInput,
): Promise<{ deals: DealCard[]; tools: ToolCard[] }> {
  const [dealSlugs, toolSlugs] = [input.dealSlugs.map(storable), input.toolSlugs.map(storable)];
  const found = await findCards(call.database.db, { ...input, dealSlugs, toolSlugs });
  return {
    deals: inOrder([...input.dealIds, ...dealSlugs], found.deals).map(toDealCard),
    tools: inOrder([...input.toolIds, ...toolSlugs], found.tools).map(toToolCard),
  };
}

function inOrder<Row extends { id: string; slug: string }>(asked: string[], rows: Row[]): Row[] {
  const byKey = new Map(rows.flatMap((row) => [[row.id, row] as const, [row.slug, row] as const]));
  return [...new Set(asked.flatMap((key) => byKey.get(key) ?? []))];
}

/** Returns the content of the front page. Its numbers are those of the last count (upkeep), a minute old or two. */
export async function getHome(call: CatalogCall): Promise<Home> {
  const { counts, bestEnding, since, figures, reviews, ...lists } = await findHome(call.database.db);
  const biggestSavings = oneOfEach(lists.biggestSavings, ({ tool }) => [tool.id]).map(toDealCard);
  const [most] = biggestSavings;
  return {
    pick: bestEnding
      ? { deal: toDealCard(bestEnding.card), reason: 'rated', among: bestEnding.among }
      : most
        ? { deal: most, reason: 'saving', among: 0 }
        : null,
    endingSoon: lists.endingSoon.map(toDealCard),
    newest: lists.newest.map(toDealCard),
    biggestSavings: biggestSavings.slice(0, 8),
    categories: counts
      .filter(({ deals }) => deals > 0)
      .map(({ category, deals }) => ({ category, count: deals }))
      .toSorted(
        (one, other) =>
          other.count - one.count || CATEGORIES.indexOf(one.category) - CATEGORIES.indexOf(other.category),
      ),
    dealCount: counts.reduce((sum, { deals }) => sum + deals, 0),
    toolCount: counts.reduce((sum, { tools }) => sum + tools, 0),
    figures,
    reviews: oneOfEach(reviews, ({ toolId, authorId }) => [toolId, authorId])
      .slice(0, reviewLimits.lines)
      .map(({ id, author, stars, text, deal }) => ({ id, author, stars, text, deal })),
    since,
  };
}

/** Leaves the first row of each key, in order: one that shares any key with a row before it is left out. */
function oneOfEach<Row>(rows: Row[], keysOf: (row: Row) => string[]): Row[] {
  const seen = new Set<string>();
  return rows.filter((row) => {
    const keys = keysOf(row);
    if (keys.some((key) => seen.has(key))) return false;
    for (const key of keys) seen.add(key);
    return true;
  });
}
