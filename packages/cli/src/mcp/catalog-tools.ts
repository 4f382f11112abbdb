import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { DealCard, ToolCard } from '@onceware/client';
import { z } from 'zod';
import type { Connection } from '../connection.ts';
import { answer, READS } from './answer.ts';

const paging = {
  cursor: z.string().optional().describe('nextCursor of the answer before'),
  limit: z.int().min(1).max(48).optional(),
};

/** Stars of members here, or of another site as it was imported: the two are never one number. */
const ratingOf = ({ rating }: Pick<DealCard, 'rating'>) =>
  rating && {
    score: rating.score,
    count: rating.count,
    from: rating.isImported ? (rating.source ?? 'another site') : 'reviews here',
  };

/** Reduction that may be announced: from the lowest price of the 30 days before, and never from the vendor's list price. */
function reductionOf({ price, discountPercentage, priceMemory }: DealCard) {
  const low = priceMemory?.lowestBefore;
  if (!low || low.price <= price) return null;
  const percent = discountPercentage >= 1 && discountPercentage <= 99 ? discountPercentage : null;
  return { from: low.price, percent, isOnlyTold: low.isTold };
}

const briefDeal = (site: string) => (deal: DealCard) => ({
  id: deal.id,
  title: deal.title,
  promise: deal.promise,
  tool: deal.tool.name,
  category: deal.category,
  price: deal.price,
  lowestOf30DaysBefore: deal.priceMemory?.lowestBefore?.price ?? null,
  reduction: reductionOf(deal),
  vendorListPrice: deal.basePrice,
  currency: deal.currency,
  isLowestEver: deal.isLowestEver,
  endsAt: deal.endsAt,
  rating: ratingOf(deal),
  url: `${site}/deal/${deal.slug}`,
});

const briefTool = (site: string) => (tool: ToolCard) => ({
  id: tool.id,
  name: tool.name,
  tagline: tool.tagline,
  category: tool.category,
  rating: ratingOf(tool),
  runningDeals: tool.dealCount,
  url: `${site}/tool/${tool.slug}`,
});

/** The catalogue: what there is to buy. */
export function offerCatalog(server: McpServer, { url: site, client }: Connection): void {
  const [deal, tool] = [briefDeal(site), briefTool(site)];

  server.registerTool(
    'search_deals',
    {
      title: 'Search deals',
      description:
        'Running lifetime deals by words ("invoices for freelancers under $50"), by name, or by the product that they can replace. The best fit is first.',
      inputSchema: {
        query: z.string().describe('Empty for all'),
        maxPrice: z.number().min(0).optional().describe('In major units of the most common currency'),
        endingSoon: z.boolean().optional().describe('Only those that end within a week'),
        ...paging,
      },
      annotations: READS,
    },
    answer(async ({ query, ...narrowing }) => {
      const found = await client.catalog.searchDeals.query({ q: query, ...narrowing });
      return { deals: found.items.map(deal), searchedFor: found.correctedQuery ?? query, nextCursor: found.nextCursor };
    }),
  );

  server.registerTool(
    'get_deal',
    {
      title: 'Read a deal',
      description:
        'All of one deal: plans with their limits, terms (refund, updates, stacking), alternatives and earlier deals.',
      inputSchema: { id: z.string().describe('Or the last part of its url') },
      annotations: READS,
    },
    answer(async ({ id: ref }) => {
      const found = await client.catalog.deal.query({ ref });
      const { description, tiers, terms, coupon } = found;
      const others = { alternatives: found.alternatives.map(deal), earlier: found.earlier.map(deal) };
      return { ...deal(found), description, tiers, terms, coupon, ...others };
    }),
  );

  server.registerTool(
    'search_tools',
    {
      title: 'Search tools',
      description: 'Software that the catalogue knows, also where no deal runs at present.',
      inputSchema: { query: z.string().describe('Empty for all'), ...paging },
      annotations: READS,
    },
    answer(async ({ query, ...page }) => {
      const found = await client.catalog.searchTools.query({ q: query, ...page });
      return { tools: found.items.map(tool), searchedFor: found.correctedQuery ?? query, nextCursor: found.nextCursor };
    }),
  );
}
