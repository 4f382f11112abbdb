import type { Feed } from './syndication.ts';

export const JSON_FEED_TYPE = 'application/feed+json';

/** JSON Feed 1.1. */
export const jsonFeedOf = ({ title, subtitle, page, self, next, entries }: Feed): object => ({
  version: 'https://jsonfeed.org/version/1.1',
  title,
  ...(subtitle && { description: subtitle }),
  home_page_url: page,
  feed_url: self,
  ...(next !== null && { next_url: next }),
  items: entries.map((entry) => ({
    id: `urn:uuid:${entry.id}`,
    url: entry.url,
    title: entry.title,
    content_text: entry.summary,
    ...(entry.image !== null && { image: entry.image }),
    date_published: entry.publishedAt,
    date_modified: entry.changedAt,
    authors: [{ name: entry.author }],
    tags: entry.category === null ? [] : [entry.category],
  })),
});
