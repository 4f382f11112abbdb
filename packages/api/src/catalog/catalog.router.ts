import { countView } from './outbound-links/outbound-links.service.ts';
import { seenInput } from './outbound-links/outbound-links.contract.ts';
import { calls, publicProcedure, router } from '#kernel/trpc.ts';
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
import { answer } from '#kernel/answers.ts';
import * as answers from './catalog.answers.ts';

/** The catalogue is open to everybody. */
export const catalogRouter = router({
  deal: publicProcedure.input(entityRefInput).query(calls(getDealDetail)),
  compare: publicProcedure.input(compareInput).query(calls(compareDeals)),
  tool: publicProcedure.input(entityRefInput).query(calls(getToolDetail)),
  searchDeals: publicProcedure
    .input(searchDealsInput)
    .output(answer<answers.DealPage>(answers.dealPage))
    .query(calls(searchDeals)),
  searchTools: publicProcedure
    .input(searchToolsInput)
    .output(answer<answers.ToolPage>(answers.toolPage))
    .query(calls(searchTools)),
  suggest: publicProcedure.input(suggestInput).query(calls(suggest)),
  cards: publicProcedure.input(cardsInput).query(calls(getCards)),
  priceHistory: publicProcedure.input(priceHistoryInput).query(calls(getPriceHistory)),
  facets: publicProcedure.input(facetsInput).query(calls(countFacets)),
  currencies: publicProcedure.query(calls(listCurrencies)),
  seen: publicProcedure.input(seenInput).mutation(calls(countView)),
  home: publicProcedure.query(calls(getHome)),
});
