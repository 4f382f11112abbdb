import { paths } from '#lib/paths.ts';

/** The page where a vendor's submission is written. */
export const draftHref = (organizationId: string, id: string): string =>
  `${paths.vendor}/${encodeURIComponent(organizationId)}/${encodeURIComponent(id)}`;
