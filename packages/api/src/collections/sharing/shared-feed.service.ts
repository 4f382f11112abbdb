import type { Call } from '#kernel/call.ts';
import { ofDeal, ofTool } from '#outlets/syndication/feed-entry.ts';
import type { Feed, FeedEntry } from '#outlets/syndication/syndication.ts';
import type { SharedFeedInput, SharedItem } from '../collections.contract.ts';
import { findSharedFeed } from './sharing.repo.ts';
import { whyClosed, withCard } from './sharing.service.ts';

/**
 * Reads what a link shows to anybody as a feed, the newest additions first (COL-17).
 *
 * @param ending of the feed's own address: `.atom`
 * @throws not_found for a link that never was or no longer is; gone for a published collection that was taken back
 */
export async function readSharedFeed(
  { database, publicUrl }: Pick<Call, 'database' | 'publicUrl'>,
  { token }: SharedFeedInput,
  ending: string,
): Promise<{ feed: Feed; isIndexed: boolean }> {
  // A feed is read by programs, which come as visitors.
  const found = await findSharedFeed(database.db, { token, readerId: null });
  if (!found) throw await whyClosed(database.db, token, null);
  const page = `${publicUrl}/c/${token}`;
  const self = page + ending;
  return {
    isIndexed: found.is_indexed,
    feed: {
      title: found.name,
      ...(found.description !== '' && { subtitle: found.description }),
      changedAt: found.updated_at,
      self,
      first: self,
      page,
      next: null,
      entries: found.items.map(({ added_at: publishedAt, changed_at: changedAt, ...row }) => {
        const item = withCard(row);
        const entry = entryOf(publicUrl, page, item);
        const summary = [entry.summary, item.notes].filter(Boolean).join('\n\n');
        return { ...entry, summary, publishedAt, changedAt };
      }),
    },
  };
}

/** @param page address for entries without their own */
function entryOf(publicUrl: string, page: string, item: SharedItem): Omit<FeedEntry, 'publishedAt' | 'changedAt'> {
  if (item.entity_type === 'deal') return ofDeal(publicUrl, item.deal);
  if (item.entity_type === 'tool') return ofTool(publicUrl, item.tool);
  const { id, url, title, description, site_name, picture_url } = item.page;
  const site = site_name || (url === null ? 'Onceware' : new URL(url).host);
  return {
    id,
    url: url ?? page,
    title: title || (url ?? (description.slice(0, 80) || site)),
    summary: description,
    author: site,
    category: null,
    image: picture_url === null ? null : new URL(picture_url, publicUrl).href,
  };
}
