import { buttonClass } from '@onceware/ui/button/button';
import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { paths } from '#lib/paths.ts';
import classes from './sharing.module.css';

interface Props {
  token: string;
  query: {
    data: { pages: readonly { nextCursor: string | null }[] } | undefined;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => unknown;
  };
  /** This page started in the middle, by a link. */
  isContinued: boolean;
}

/** Links to the next page, and from the middle back to the first. */
export function ShowMore({ token, query, isContinued }: Props) {
  const t = useTranslations('sharing.page');
  const next = query.data?.pages.at(-1)?.nextCursor ?? null;
  const path = paths.shared(token);

  // The link is for those without JavaScript; with it, the list grows in place.
  const more = (event: MouseEvent) => {
    event.preventDefault();
    if (!query.isFetchingNextPage) void query.fetchNextPage();
  };

  return (
    <div className={classes.sharedPageMore}>
      {query.isFetchNextPageError && (
        <p className="danger" role="alert">
          {t('moreFailed')}
        </p>
      )}
      {next !== null && (
        <Link
          className={buttonClass({ size: 'lg' })}
          to={`${path}?cursor=${encodeURIComponent(next)}`}
          onClick={more}
          aria-busy={query.isFetchingNextPage || undefined}
        >
          {t(query.isFetchingNextPage ? 'loadingMore' : 'more')}
        </Link>
      )}
      {isContinued && <a href={path}>{t('first')}</a>}
    </div>
  );
}
