import { Button } from '@onceware/ui/button/button';
import { Skeleton } from '@onceware/ui/skeleton/skeleton';
import { useTranslations } from 'use-intl/react';
import type { ListedCollection } from '../changes/change.ts';
import { type Kind, useCatalogResults } from './use-catalog-results.ts';
import { AddResult } from './add-result.tsx';
import classes from './adding.module.css';

interface Props {
  collection: ListedCollection;
  kind: Kind;
  q: string;
  /** Something else is being typed already. */
  isStale: boolean;
}

/** Deals or tools for a query, each to be added. */
export function AddResults({ collection, kind, q, isStale }: Props) {
  const t = useTranslations('managing.add');
  const search = useCatalogResults(kind, q);
  const { results } = search;
  if (!results) return search.hasFailed ? <Failed onRetry={search.retry} /> : <Loading />;
  const isWaiting = isStale || search.isStale;
  return (
    <div className={classes.results} data-stale={isWaiting || undefined} aria-busy={isWaiting || undefined}>
      <p className="sr-only" role="status">
        {!isWaiting && t('count', { count: results.length })}
      </p>
      {search.correctedQuery && (
        <p className="text-14 quiet" dir="auto">
          {t('corrected', { query: search.correctedQuery })}
        </p>
      )}
      {results.length === 0 && (
        <div className={classes.state}>
          <p className="weight-600" dir="auto">
            {t('nothing', { query: q })}
          </p>
          <p className="text-14 quiet">{t('nothingHint')}</p>
        </div>
      )}
      <ul>
        {results.map((result) => {
          const { id } = result.is === 'deal' ? result.deal : result.tool;
          return <AddResult key={id} collection={collection} result={result} />;
        })}
      </ul>
      {search.hasFailed && <Failed onRetry={search.retry} />}
      {search.hasMore && !search.hasFailed && (
        <Button
          className={classes.more}
          data-stop
          aria-busy={search.isLoadingMore || undefined}
          onClick={search.loadMore}
        >
          {t(search.isLoadingMore ? 'loadingMore' : 'more')}
        </Button>
      )}
    </div>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('managing.add');
  return (
    <div className={classes.state} role="alert">
      <p className="weight-600">{t('failed')}</p>
      <Button onClick={onRetry}>{t('tryAgain')}</Button>
    </div>
  );
}

function Loading() {
  const t = useTranslations('managing.add');
  return (
    <div role="status" aria-label={t('loading')}>
      {[62, 48, 71, 55, 66, 50].map((width) => (
        <div key={width} className={classes.skeleton}>
          <Skeleton width="40px" height="40px" />
          <span className="stack gap-2 flex-1">
            <Skeleton width={`${width}%`} height="14px" />
            <Skeleton width="30%" height="12px" />
          </span>
        </div>
      ))}
    </div>
  );
}
