import type { CollectionItem } from '@onceware/client';
import { listCollections } from '../collections.ts';
import type { Connection } from '../connection.ts';

/** Things that one call answers. */
const AT_ONCE = 100;

/** Title and address of a thing, by its type and id; the text of a note without an address. */
type Known = readonly [string, { title: string; url?: string; text?: string }];

const idsOf = (items: CollectionItem[], type: CollectionItem['entity_type']): string[] => [
  ...new Set(items.filter((item) => item.entity_type === type).map((item) => item.entity_id)),
];

async function look({ client, url: site }: Connection, items: CollectionItem[]): Promise<Known[]> {
  const pageIds = idsOf(items, 'page');
  const [{ deals, tools }, pages] = await Promise.all([
    client.catalog.cards.query({ dealIds: idsOf(items, 'deal'), toolIds: idsOf(items, 'tool') }),
    pageIds.length === 0 ? [] : client.collections.pages.query({ ids: pageIds }),
  ]);
  return [
    ...deals.map(({ id, title, slug }) => [`deal ${id}`, { title, url: `${site}/deal/${slug}` }] as const),
    ...tools.map(({ id, name, slug }) => [`tool ${id}`, { title: name, url: `${site}/tool/${slug}` }] as const),
    ...pages.map(
      ({ id, title, url, description }) =>
        [`page ${id}`, url === null ? { title, text: description } : { title, url }] as const,
    ),
  ];
}

/** Items as an assistant reads them. */
export async function describeItems(connection: Connection, items: CollectionItem[]) {
  const parts = Array.from({ length: Math.ceil(items.length / AT_ONCE) }, (_, n) =>
    items.slice(n * AT_ONCE, (n + 1) * AT_ONCE),
  );
  const [found, collections] = await Promise.all([
    Promise.all(parts.map((part) => look(connection, part))),
    listCollections(connection.client),
  ]);
  const known = new Map(found.flat());
  const names = new Map(collections.map(({ id, name }) => [id, name]));
  return items.map((item) => ({
    type: item.entity_type,
    id: item.entity_id,
    ...known.get(`${item.entity_type} ${item.entity_id}`),
    collection: names.get(item.collection_id),
    note: item.notes ?? undefined,
    tags: item.tags,
    isFavorite: item.is_favorite,
    addedAt: item.added_at,
  }));
}
