import type { PublishedPage } from '@onceware/api/collections/publishing/publishing.contract';
import { Button } from '@onceware/ui/button/button';
import { Skeleton } from '@onceware/ui/skeleton/skeleton';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { paths } from '#lib/paths.ts';
import classes from './directory.module.css';
import { PublishedCard } from './published-card.tsx';

interface Props {
  query: {
    data: { pages: readonly PublishedPage[] } | undefined;
    hasNextPage: boolean;
    isError: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => unknown;
  };
  /** This page started in the middle, by a link. */
  isContinued: boolean;
  empty: ReactNode;
}

const SKELETONS = 6;

/** Cards of published collections, and the way to more. */
export function DirectoryList({ query, isContinued, empty }: Props) {
  const t = useTranslations('directory');
  const items = query.data?.pages.flatMap((page) => page.items);
  return (
    <>
      {!items && !query.isError && (
        <div className={classes.grid} role="status" aria-label={t('loading')}>
          {Array.from({ length: SKELETONS }, (_, index) => (
            <Skeleton key={index} width="100%" height="220px" />
          ))}
        </div>
      )}
      {items?.length === 0 && empty}
      {items && items.length > 0 && (
        <ul className={classes.grid}>
          {items.map((item) => (
            <PublishedCard key={item.token} collection={item} />
          ))}
        </ul>
      )}
      {query.isError && (
        <p className="danger" role="alert">
          {t('moreFailed')}
        </p>
      )}
      {query.hasNextPage && (
        <div>
          <Button isBusy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t(query.isFetchingNextPage ? 'loadingMore' : 'more')}
          </Button>
        </div>
      )}
      {isContinued && <a href={paths.community}>{t('first')}</a>}
    </>
  );
}
