import { paths } from '#lib/paths.ts';

/** A feed's page: that of the import, with the feed named in the address. */
export const feedHref = (id: string): string =>
  `${paths.admin('catalog')}?${new URLSearchParams({ feed: id }).toString()}`;
