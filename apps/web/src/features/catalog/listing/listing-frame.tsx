import { Button, buttonClass } from '@onceware/ui/button/button';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { paths } from '#lib/paths.ts';
import { exploreHref, type ExploreSearch } from '../explore/explore-address.ts';
import classes from './listing-frame.module.css';

/** Part of an infinite query that paging needs. */
interface PagedQuery {
  data: { pages: readonly { nextCursor: string | null }[] } | undefined;
  isPlaceholderData: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
}

interface Props {
  search: ExploreSearch;
  query: PagedQuery;
  /** This list started in the middle, by a link. */
  isContinued: boolean;
  moreHref?: ((cursor: string) => string) | undefined;
  correctedQuery?: string | null;
  children: ReactNode;
}

/** Frame of a result list: the corrected query above, the link to the next page below. */
export function ListingFrame({
  search,
  query,
  isContinued,
  moreHref = (cursor) => exploreHref(search, cursor),
  correctedQuery,
  children,
}: Props) {
  const t = useTranslations('explore');
  const next = query.data?.pages.at(-1)?.nextCursor ?? null;

  // The link is for those without JavaScript; with it, the list grows in place.
  const loadMore = (event: MouseEvent) => {
    event.preventDefault();
    void query.fetchNextPage();
  };

  return (
    <div
      className={classes.listing}
      data-stale={query.isPlaceholderData || undefined}
      aria-busy={query.isPlaceholderData || undefined}
    >
      {correctedQuery && (
        <p className={classes.corrected} role="status">
          {t('corrected', { query: correctedQuery })}{' '}
          <Link to={exploreHref({ ...search, plain: true })} preventScrollReset>
            {t('exactly', { query: search.q })}
          </Link>
        </p>
      )}
      {isContinued && (
        <a className={classes.first} href={moreHref('')}>
          {t('first')}
        </a>
      )}
      {children}
      <div className={classes.more}>
        {query.isFetchNextPageError && (
          <p className="text-14 danger" role="alert">
            {t('failed')}
          </p>
        )}
        {next === null ? (
          <p className="text-14 quiet">{t('end')}</p>
        ) : (
          <Link
            className={buttonClass({ size: 'lg' })}
            to={moreHref(next)}
            onClick={loadMore}
            aria-busy={query.isFetchingNextPage || undefined}
          >
            {query.isFetchingNextPage ? t('loadingMore') : t('more')}
          </Link>
        )}
      </div>
    </div>
  );
}

export function ListingEmpty({ title }: { title: string }) {
  const t = useTranslations('explore');
  return (
    <div className={classes.state} role="status">
      <h2 className="text-20">{title}</h2>
      <p className="quiet">{t('emptyText')}</p>
      <Link className={buttonClass({ variant: 'primary' })} to={paths.explore}>
        {t('emptyAction')}
      </Link>
    </div>
  );
}

export function ListingFailed({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('explore');
  return (
    <div className={classes.state} role="alert">
      <h2 className="text-20">{t('failed')}</h2>
      <Button variant="primary" onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  );
}
