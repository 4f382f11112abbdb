import { catalogLimits } from '@onceware/api/catalog/catalog.limits';
import { Button } from '@onceware/ui/button/button';
import { SearchBox } from '@onceware/ui/search-box/search-box';
import { Skeleton } from '@onceware/ui/skeleton/skeleton';
import { useState } from 'react';
import { keepPreviousData } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import { trpc } from '#lib/api/trpc.ts';
import { LoadFailed } from '#lib/frames/load-failed.tsx';
import { ToolLogo } from '#lib/pictures/catalog-pictures.tsx';
import { useDebounced } from '#lib/use-debounced.ts';
import classes from './deal-picker.module.css';

const DEBOUNCE_MS = 200;

/** Finds the deal that was bought; what is in no catalogue is written down by hand. */
export function DealPicker({ onChoose }: { onChoose: (dealId: string | null) => void }) {
  const t = useTranslations('purchases.picker');
  const [query, setQuery] = useState('');
  const q = useDebounced(query.trim(), DEBOUNCE_MS);
  return (
    <div className="stack one-column gap-4">
      <SearchBox
        label={t('search')}
        value={query}
        autoComplete="off"
        dir="auto"
        maxLength={catalogLimits.queryMax}
        data-autofocus
        onChange={(event) => setQuery(event.currentTarget.value)}
      />
      <div className={classes.found}>
        <Results q={q} onChoose={onChoose} />
      </div>
      <div className="row wrap items-center justify-between gap-2-4">
        <p>{t('other')}</p>
        <Button onClick={() => onChoose(null)}>{t('byHand')}</Button>
      </div>
    </div>
  );
}

function Results({ q, onChoose }: { q: string; onChoose: (dealId: string) => void }) {
  const t = useTranslations('purchases.picker');
  const format = useFormat();
  const { deals, isStale, hasFailed, retry } = useBoughtDeals(q);
  if (!deals) return hasFailed ? <LoadFailed text={t('failed')} action={t('tryAgain')} onRetry={retry} /> : <Waiting />;
  return (
    <div aria-busy={isStale || undefined}>
      <p className={deals.length === 0 ? 'quiet' : 'sr-only'} role="status">
        {!isStale && t('count', { count: deals.length })}
      </p>
      <ul className={classes.results}>
        {deals.map(({ id, title, tool, price, currency }) => (
          <li key={id}>
            <button type="button" className={classes.result} onClick={() => onChoose(id)}>
              <ToolLogo className={classes.logo} tool={tool} size={40} />
              <span className="breaks" dir="auto">
                {title}
              </span>
              <span className="weight-580 num">{format.money(price, currency)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Waiting() {
  const t = useTranslations('purchases.picker');
  return (
    <div className="stack gap-4" role="status" aria-label={t('loading')}>
      {['a', 'b', 'c', 'd'].map((row) => (
        <Skeleton key={row} height="40px" />
      ))}
    </div>
  );
}

const LIMIT = 10;

/** Deals that may have been bought: running ones and, since purchases are older than deals, ended ones after them. */
function useBoughtDeals(q: string) {
  const options = { placeholderData: keepPreviousData };
  const input = { q, sort: q ? 'relevance' : 'newest', limit: LIMIT } as const;
  const running = trpc.catalog.searchDeals.useQuery(input, options);
  const ended = trpc.catalog.searchDeals.useQuery({ ...input, ended: true }, { ...options, enabled: q !== '' });
  return {
    /** Undefined until the first ones are there. */
    deals: running.data && [...running.data.items, ...(q === '' ? [] : (ended.data?.items ?? []))],
    isStale: running.isPlaceholderData || ended.isPlaceholderData,
    hasFailed: running.isError && !running.isFetching,
    retry: () => void running.refetch(),
  };
}
