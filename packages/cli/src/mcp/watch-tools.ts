import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import type { Connection } from '../connection.ts';
import { listWatches, subjectOf, watchDeal } from '../watches.ts';
import { ADDS, answer, READS } from './answer.ts';

/** Tools for what the member wants to be told of. */
export function offerWatches(server: McpServer, { client }: Connection): void {
  server.registerTool(
    'watch_deal',
    {
      title: 'Watch a deal',
      description:
        'Has the member told, once, when a deal costs their wish price or less. Watched already, it gets the new wish price.',
      inputSchema: {
        deal: z.string().describe('Its id, its url, or the last part of it'),
        price: z.string().describe('The wish price, such as "49 USD"; without a currency in that of the deal'),
      },
      annotations: ADDS,
    },
    answer(async ({ deal, price }) => {
      const { title, wish, isNew } = await watchDeal(client, { deal, wish: price });
      return { watching: title, wish, isNew };
    }),
  );

  server.registerTool(
    'list_watches',
    {
      title: 'List watches',
      description: 'Deals, tools and searches that the member watches, with their wish prices.',
      inputSchema: {},
      annotations: READS,
    },
    answer(async () => ({
      watches: (await listWatches(client)).map((one) => ({
        id: one.id,
        kind: one.kind,
        of: subjectOf(one),
        wish: one.wish,
        price: one.deal && { amount: one.deal.price, currency: one.deal.currency },
        isPaused: one.isPaused,
        toldAt: one.toldAt,
      })),
    })),
  );
}
