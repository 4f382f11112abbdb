import { countView } from './outbound-links/outbound-links.service.ts';
import { seenInput } from './outbound-links/outbound-links.contract.ts';
import { publicProcedure, router } from '#kernel/trpc.ts';
import {
  cardsInput,
  compareInput,
  entityRefInput,
  facetsInput,
  searchDealsInput,
  searchToolsInput,
  suggestInput,
} from './catalog.contract.ts';
import { getCards, getHome, getToolDetail } from './catalog.service.ts';
import { compareDeals, getDealDetail } from './deal/deal.service.ts';
import { priceHistoryInput } from './prices/prices.contract.ts';
import { getPriceHistory } from './prices/prices.service.ts';
import { countFacets } from './facets/facets.service.ts';
import { listCurrencies } from './search/compared.ts';
import { searchDeals, searchTools } from './search/search.service.ts';
import { suggest } from './suggest/suggest.service.ts';

/** The catalogue is open to everybody. */
export const catalogRouter = router({
  deal: publicProcedure.input(entityRefInput).query(({ ctx, input }) => getDealDetail(ctx, input)),
  compare: publicProcedure.input(compareInput).query(({ ctx, input }) => compareDeals(ctx, input)),
  tool: publicProcedure.input(entityRefInput).query(({ ctx, input }) => getToolDetail(ctx, input)),
  searchDeals: publicProcedure.input(searchDealsInput).query(({ ctx, input }) => searchDeals(ctx, input)),
  searchTools: publicProcedure.input(searchToolsInput).query(({ ctx, input }) => searchTools(ctx, input)),
  suggest: publicProcedure.input(suggestInput).query(({ ctx, input }) => suggest(ctx, input)),
  cards: publicProcedure.input(cardsInput).query(({ ctx, input }) => getCards(ctx, input)),
  priceHistory: publicProcedure.input(priceHistoryInput).query(({ ctx, input }) => getPriceHistory(ctx, input)),
  facets: publicProcedure.input(facetsInput).query(({ ctx, input }) => countFacets(ctx, input)),
  currencies: publicProcedure.query(({ ctx }) => listCurrencies(ctx)),
  seen: publicProcedure.input(seenInput).mutation(({ ctx, input }) => countView(ctx, input)),
  home: publicProcedure.query(({ ctx }) => getHome(ctx)),
});
