import { randomUUID } from 'node:crypto';
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { CollectionHead } from '@onceware/client';
import { z } from 'zod';
import { findCollection, listCollections } from '../collections.ts';
import type { Connection } from '../connection.ts';
import { ADDS, answer, READS } from './answer.ts';
import { describeItems } from './describe-items.ts';

const summary = ({ id, name, description, item_count, is_favorite, share }: CollectionHead) => ({
  id,
  name,
  description,
  itemCount: item_count,
  isFavorite: is_favorite,
  isShared: share !== null,
});

/** The member's collections, and deals and tools in them. */
export function offerCollections(server: McpServer, connection: Connection): void {
  const { client } = connection;
  server.registerTool(
    'list_collections',
    {
      title: 'List collections',
      description: 'The member’s collections, favourites first.',
      inputSchema: {},
      annotations: READS,
    },
    answer(async () => ({ collections: (await listCollections(client)).map(summary) })),
  );

  server.registerTool(
    'create_collection',
    {
      title: 'Create a collection',
      description: 'A new, empty collection.',
      inputSchema: { name: z.string(), description: z.string().optional() },
      annotations: ADDS,
    },
    answer(async (given) => {
      const { collection } = await client.collections.create.mutate({ id: randomUUID(), ...given });
      return summary(collection);
    }),
  );

  server.registerTool(
    'save_item',
    {
      title: 'Save a deal or a tool',
      description: 'Keeps a deal or a tool of the catalogue in a collection.',
      inputSchema: {
        type: z.enum(['deal', 'tool']),
        id: z.uuid().describe('As search_deals and search_tools answer it'),
        collection: z.string().optional().describe('The first one unless it is named'),
        note: z.string().optional(),
      },
      annotations: ADDS,
    },
    answer(async ({ type, id, collection, note }) => {
      const { id: collectionId, name } = await findCollection(client, collection);
      await client.collections.addItem.mutate({ collectionId, entityType: type, entityId: id, notes: note });
      return { keptIn: name };
    }),
  );

  server.registerTool(
    'search_kept',
    {
      title: 'Search what is kept',
      description:
        'Deals, tools and web pages in the member’s collections, by words of titles, descriptions, notes, tags and addresses. The best fit is first, without words the newest.',
      inputSchema: {
        query: z.string().describe('Empty for all'),
        collection: z.string().optional().describe('Only in this one'),
        tags: z.array(z.string()).optional().describe('It has all of them'),
        isFavorite: z.boolean().optional(),
        cursor: z.string().optional().describe('nextCursor of the answer before'),
      },
      annotations: READS,
    },
    answer(async ({ query, collection, ...narrowing }) => {
      const collectionIds = collection === undefined ? [] : [(await findCollection(client, collection)).id];
      const found = await client.collections.search.query({ q: query, collectionIds, ...narrowing });
      return {
        items: await describeItems(connection, found.items),
        total: found.total ?? undefined,
        ...(found.isMore ? { isMore: true } : {}),
        nextCursor: found.nextCursor,
      };
    }),
  );

  server.registerTool(
    'tag_item',
    {
      title: 'Tag an item',
      description:
        'Gives tags to something that is kept in a collection, or takes them away; makes it a favourite, or no longer.',
      inputSchema: {
        collection: z.string(),
        type: z.enum(['deal', 'tool', 'page']),
        id: z.uuid().describe('As search_kept answers it'),
        add: z.array(z.string()).optional(),
        remove: z.array(z.string()).optional(),
        isFavorite: z.boolean().optional().describe('As it is without'),
      },
      annotations: { ...ADDS, destructiveHint: true },
    },
    answer(async ({ collection, type, id, add = [], remove = [], isFavorite }) => {
      const { id: collectionId, name } = await findCollection(client, collection);
      const item = { collectionId, entities: [{ entityType: type, entityId: id }] };
      // Without either, that nothing is named is what it answers.
      if (add.length + remove.length > 0 || isFavorite === undefined)
        await client.collections.tagItems.mutate({ ...item, add, remove });
      if (isFavorite !== undefined) await client.collections.favoriteItems.mutate({ ...item, isFavorite });
      return { taggedIn: name };
    }),
  );
}
