import type { PageCard } from '@onceware/api/collections/saved-pages/saved-pages.contract';
import { pageTitle } from './page-words.ts';

/** Links to the saved page in a new tab, without referrer. */
export function PageLink({
  page,
  className,
}: {
  page: Pick<PageCard, 'title' | 'url'>;
  className: string | undefined;
}) {
  // A note leads nowhere.
  if (page.url === null)
    return (
      <p className={className} dir="auto">
        {pageTitle(page)}
      </p>
    );
  return (
    <a className={className} href={page.url} target="_blank" rel="ugc nofollow noopener noreferrer" dir="auto">
      {pageTitle(page)}
    </a>
  );
}
