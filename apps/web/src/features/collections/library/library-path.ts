import { paths } from '#lib/paths.ts';

/** The page over all that one keeps, or what has a tag. Not in lib/paths.ts, which every page loads. */
export const libraryPath = ({ tag }: { tag?: string } = {}): string =>
  `${paths.account.collections}?kept=all${tag === undefined ? '' : `&tag=${encodeURIComponent(tag)}`}`;
