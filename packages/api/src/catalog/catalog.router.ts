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
import { searchTools } from './search/search.service.ts';
import { readDeals } from './stored/stored-lists.ts';
import { suggest } from './suggest/suggest.service.ts';
import { answer, nothing } from '#kernel/answers.ts';
import * as answers from './catalog.answers.ts';
import { type PriceHistory, priceHistory } from './prices/prices.answers.ts';
import { z } from 'zod';

/** The catalogue is open to everybody. */
export const catalogRouter = router({
  deal: publicProcedure
    .input(entityRefInput)
    .output(answer<answers.DealDetail>(answers.dealDetail))
    .query(calls(getDealDetail)),
  compare: publicProcedure
    .input(compareInput)
    .output(answer<answers.DealFacts[]>(z.array(answers.dealFacts)))
    .query(calls(compareDeals)),
  tool: publicProcedure
    .input(entityRefInput)
    .output(answer<answers.ToolDetail>(answers.toolDetail))
    .query(calls(getToolDetail)),
  searchDeals: publicProcedure
    .input(searchDealsInput)
    .output(answer<answers.DealPage>(answers.dealPage))
    .query(calls(readDeals)),
  searchTools: publicProcedure
    .input(searchToolsInput)
    .output(answer<answers.ToolPage>(answers.toolPage))
    .query(calls(searchTools)),
  suggest: publicProcedure
    .input(suggestInput)
    .output(answer<answers.Suggestions>(answers.suggestions))
    .query(calls(suggest)),
  cards: publicProcedure
    .input(cardsInput)
    .output(answer<{ deals: answers.DealCard[]; tools: answers.ToolCard[] }>(answers.cards))
    .query(calls(getCards)),
  priceHistory: publicProcedure
    .input(priceHistoryInput)
    .output(answer<PriceHistory>(priceHistory))
    .query(calls(getPriceHistory)),
  facets: publicProcedure.input(facetsInput).output(answer<answers.Facets>(answers.facets)).query(calls(countFacets)),
  currencies: publicProcedure.output(answer<answers.Currencies>(answers.currencies)).query(calls(listCurrencies)),
  seen: publicProcedure.input(seenInput).output(nothing).mutation(calls(countView)),
  home: publicProcedure.output(answer<answers.Home>(answers.home)).query(calls(getHome)),
});
