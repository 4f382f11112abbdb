import type { PageCard } from '@onceware/api/collections/pages/pages.contract';

/** An address for a glance: without what all have. */
export const shortAddress = (url: string): string => url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');

/** What a page is called; its address where nobody knows a title. */
export const pageTitle = ({ title, url }: Pick<PageCard, 'title' | 'url'>): string => title || shortAddress(url ?? '');

/** Whose page it is; empty for a note. */
export const siteOf = ({ site_name, url }: Pick<PageCard, 'site_name' | 'url'>): string =>
  site_name || (url === null ? '' : (URL.parse(url)?.hostname ?? url).replace(/^www\./, ''));
