import { publicProcedure, router } from '../trpc.ts';
import { cardsInput, entityRefInput, searchDealsInput, searchToolsInput } from './catalog.contract.ts';
import { getCards, getDealDetail, getHome, getToolDetail } from './catalog.service.ts';
import { searchDeals, searchTools } from './search/search.service.ts';

/** The catalogue is open to everybody. */
export const catalogRouter = router({
  deal: publicProcedure.input(entityRefInput).query(({ ctx, input }) => getDealDetail(ctx, input)),
  tool: publicProcedure.input(entityRefInput).query(({ ctx, input }) => getToolDetail(ctx, input)),
  searchDeals: publicProcedure.input(searchDealsInput).query(({ ctx, input }) => searchDeals(ctx, input)),
  searchTools: publicProcedure.input(searchToolsInput).query(({ ctx, input }) => searchTools(ctx, input)),
  cards: publicProcedure.input(cardsInput).query(({ ctx, input }) => getCards(ctx, input)),
  home: publicProcedure.query(({ ctx }) => getHome(ctx)),
});
