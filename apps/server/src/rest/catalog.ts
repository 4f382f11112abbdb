import { entityIdInput, searchDealsInput, searchToolsInput } from '@onceware/api/catalog/catalog.contract';
import { getDeal, getTool, listToolAlternatives } from '@onceware/api/catalog/catalog.service';
import { pricesFileInput } from '@onceware/api/catalog/prices/prices.contract';
import { exportPrices } from '@onceware/api/catalog/prices/prices.service';
import { searchTools } from '@onceware/api/catalog/search/search.service';
import { readDealsJson } from '@onceware/api/catalog/stored/stored-lists';
import { dealPage, dealRest, toolAlternatives, toolPage, toolRest } from '@onceware/api/catalog/catalog.answers';
import { defineRoute } from './define-route.ts';
import { sendDownload } from './files/download.ts';

const catalog = { method: 'get', tag: 'Catalog', access: 'public', part: 'catalog', isCacheable: true } as const;

/** The catalogue, open to everybody (API-04, API-06). */
export const catalogRoutes = [
  defineRoute({
    ...catalog,
    path: '/api/deals',
    operationId: 'searchDeals',
    summary: 'Deals by words, category, price and more; running ones, unless `ended` asks for the others.',
    input: searchDealsInput,
    fields: searchDealsInput.unwrap(),
    answer: dealPage,
    handler: readDealsJson,
  }),
  defineRoute({
    ...catalog,
    path: '/api/deals/{id}',
    operationId: 'getDeal',
    summary: 'A deal.',
    input: entityIdInput,
    answer: dealRest,
    failures: ['not_found'],
    handler: getDeal,
  }),
  defineRoute({
    ...catalog,
    isCacheable: false,
    path: '/api/deals/{id}/prices.csv',
    operationId: 'exportDealPrices',
    summary: 'Every price that a deal had, as a file; `told` ones are from before it was here.',
    input: pricesFileInput,
    answer: { 'text/csv': null },
    failures: ['not_found'],
    async handler(call, input, { request, reply }) {
      const { slug, pieces } = await exportPrices(call, input);
      return sendDownload(request, reply, { name: `prices ${slug}`, format: 'csv', pieces });
    },
  }),
  defineRoute({
    ...catalog,
    path: '/api/tools',
    operationId: 'searchTools',
    summary: 'Tools by words and category.',
    input: searchToolsInput,
    fields: searchToolsInput.unwrap(),
    answer: toolPage,
    handler: searchTools,
  }),
  defineRoute({
    ...catalog,
    path: '/api/tools/{id}',
    operationId: 'getTool',
    summary: 'A tool.',
    input: entityIdInput,
    answer: toolRest,
    failures: ['not_found'],
    handler: getTool,
  }),
  defineRoute({
    ...catalog,
    path: '/api/tools/{id}/alternatives',
    operationId: 'listToolAlternatives',
    summary: 'Tools that staff named as doing the same job, with their deals of today.',
    input: entityIdInput,
    answer: toolAlternatives,
    failures: ['not_found'],
    handler: listToolAlternatives,
  }),
];
