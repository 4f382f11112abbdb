import type { PageCard } from '@onceware/api/collections/saved-pages/saved-pages.contract';

/** A shortened address: without scheme and `www.`. */
export const shortAddress = (url: string): string => url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');

/** Returns a page's title, or its address if no title is known. */
export const pageTitle = ({ title, url }: Pick<PageCard, 'title' | 'url'>): string => title || shortAddress(url ?? '');

/** Returns the name of the site that a page belongs to; empty for a note. */
export const siteOf = ({ site_name, url }: Pick<PageCard, 'site_name' | 'url'>): string =>
  site_name || (url === null ? '' : (URL.parse(url)?.hostname ?? url).replace(/^www\./, ''));
