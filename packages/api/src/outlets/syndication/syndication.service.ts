import type { Call } from '#kernel/call.ts';
import { searchDeals, searchTools } from '#catalog/search/search.service.ts';
import { dealsOf, type FeedInput } from './syndication.contract.ts';
import { ofDeal, ofTool } from './feed-entry.ts';
import type { Feed } from './syndication.ts';
import { findTimes } from './syndication.repo.ts';

type FeedCall = Pick<Call, 'database' | 'publicUrl'>;

/** A page of a feed holds as many as one of a list. */
const LIMIT = 24;

/**
 * A search as a feed.
 *
 * @param path of the feed: `/explore.atom`
 * @param query as it was sent, without the question mark; the feed's own addresses have it
 * @throws invalid_input for a cursor of another list
 */
export async function readFeed(
  call: FeedCall,
  input: FeedInput,
  { path, query }: { path: string; query: string },
): Promise<Feed> {
  const { entries, nextCursor } =
    input.show === 'tools' ? await toolEntries(call, input) : await dealEntries(call, input);
  const address = (place: string, change: (params: URLSearchParams) => void) => {
    const params = new URLSearchParams(query);
    change(params);
    const changed = params.toString();
    return call.publicUrl + place + (changed && `?${changed}`);
  };
  const withoutCursor = (params: URLSearchParams) => params.delete('cursor');
  return {
    title: ['Onceware', input.q, ...input.category].filter(Boolean).join(' · '),
    self: address(path, () => {}),
    first: address(path, withoutCursor),
    page: address('/explore', withoutCursor),
    next: nextCursor === null ? null : address(path, (params) => params.set('cursor', nextCursor)),
    entries,
  };
}

async function dealEntries(call: FeedCall, input: FeedInput) {
  const { items, nextCursor } = await searchDeals(call, { ...dealsOf(input), cursor: input.cursor, limit: LIMIT });
  const times = await timesOf(call, 'deals', items);
  return {
    nextCursor,
    entries: items.map((deal) => ({
      ...ofDeal(call.publicUrl, deal),
      publishedAt: deal.startsAt,
      changedAt: times(deal.id).updatedAt.toISOString(),
    })),
  };
}

async function toolEntries(call: FeedCall, { q, category: categories, cursor }: FeedInput) {
  const { items, nextCursor } = await searchTools(call, { q, categories, cursor, limit: LIMIT });
  const times = await timesOf(call, 'tools', items);
  return {
    nextCursor,
    entries: items.map((tool) => ({
      ...ofTool(call.publicUrl, tool),
      publishedAt: times(tool.id).createdAt.toISOString(),
      changedAt: times(tool.id).updatedAt.toISOString(),
    })),
  };
}

async function timesOf({ database }: FeedCall, table: 'deals' | 'tools', items: { id: string }[]) {
  const times = await findTimes(
    database.db,
    table,
    items.map(({ id }) => id),
  );
  // A row that was deleted in between has been there until now.
  const gone = { createdAt: new Date(0), updatedAt: new Date(0) };
  return (id: string) => times.get(id) ?? gone;
}
