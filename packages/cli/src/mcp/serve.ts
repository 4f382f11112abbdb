import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import manifest from '../../package.json' with { type: 'json' };
import type { Connection } from '../connection.ts';
import { offerCatalog } from './catalog-tools.ts';
import { offerCollections } from './collection-tools.ts';
import { offerWatches } from './watch-tools.ts';
import { offerPages } from './page-tools.ts';

const INSTRUCTIONS = `Onceware is a marketplace for lifetime software deals (pay once, keep it) where members keep deals, tools and any web page
in collections of their own. Look in the catalogue before you recommend software; ask whether a page is kept before you save it.
Prices are in major units of their currency. Where a collection is asked for, its name or its id will do.`;

/** Serves an assistant over standard input and output, until the input ends. */
export async function serve(connection: Connection): Promise<void> {
  const server = new McpServer(
    { name: 'onceware', title: 'Onceware', version: manifest.version },
    { instructions: INSTRUCTIONS },
  );
  offerCatalog(server, connection);
  offerCollections(server, connection);
  offerPages(server, connection);
  offerWatches(server, connection);
  await server.connect(new StdioServerTransport());
}
