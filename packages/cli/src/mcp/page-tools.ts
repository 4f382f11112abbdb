import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { findCollection, listCollections } from '../collections.ts';
import type { Connection } from '../connection.ts';
import { outcomeOf } from '../outcome.ts';
import { ADDS, answer, READS } from './answer.ts';

/** Web pages that the member keeps. */
export function offerPages(server: McpServer, { url: site, client }: Connection): void {
  const address = z.string().describe('Of a web page');

  server.registerTool(
    'check_page',
    {
      title: 'Is a page kept?',
      description:
        'In which collections a web page is kept, and the tool and the running deal that the catalogue has for it.',
      inputSchema: { url: address },
      annotations: READS,
    },
    answer(async ({ url }) => {
      const { page, collection_ids: ids, tool, deal } = await client.collections.kept.query({ url });
      const keptIn = ids.length === 0 ? [] : await listCollections(client);
      return {
        keptIn: keptIn.filter(({ id }) => ids.includes(id)).map(({ name }) => name),
        title: page?.title,
        tool: tool && { id: tool.id, name: tool.name, url: `${site}/tool/${tool.slug}` },
        deal: deal && { ...deal, url: `${site}/deal/${deal.slug}` },
      };
    }),
  );

  server.registerTool(
    'save_page',
    {
      title: 'Save a web page',
      description:
        'Keeps any web page in a collection; its title and picture are fetched by and by. One that is kept already gets the tags, the note and the collection that are new; nothing that is there is overwritten.',
      inputSchema: {
        url: address,
        collection: z.string().optional().describe('Unless it is named, where the page is already, or the first one'),
        title: z
          .string()
          .optional()
          .describe('Instead of what the page says of itself; one that was given before stays'),
        note: z.string().optional(),
        tags: z.array(z.string()).max(30).optional(),
        isFavorite: z.boolean().optional(),
      },
      annotations: ADDS,
    },
    answer(async ({ url, collection, title, note, ...marks }) => {
      const collectionId = collection === undefined ? undefined : (await findCollection(client, collection)).id;
      const saved = await client.collections.addUrl.mutate({ collectionId, url, title, notes: note, ...marks });
      const { page } = saved;
      const { already_in: before, added_to: into } = saved.saved;
      return {
        keptIn: [...before, ...(into ? [into] : [])].map(({ name }) => name).join(', '),
        outcome: outcomeOf(saved),
        url: page.url,
        deal: page.deal && { ...page.deal, url: `${site}/deal/${page.deal.slug}` },
      };
    }),
  );
}
