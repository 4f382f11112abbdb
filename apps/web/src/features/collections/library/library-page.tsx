import type { LibraryFilter } from '@onceware/api/collections/library/library.contract';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { paths } from '#lib/paths.ts';
import type { ListedCollection } from '../changes/change.ts';
import { EmptyState } from '../pieces/empty-state.tsx';
import { LoadFailed, Loading } from '../pieces/load-states.tsx';
import { Duplicates } from './duplicates.tsx';
import { isNarrow, NO_FILTER, readFilter, writeFilter } from './filter-params.ts';
import classes from './library.module.css';
import { LibraryFilters } from './library-filters.tsx';
import { LibraryList } from './library-list.tsx';
import { SavedFilters } from './saved-filters.tsx';
import { TagChoices } from './tag-choices.tsx';
import { useLibrary } from './use-library.ts';

const TYPING_MS = 250;

/** The library over all collections: search, filters, sorting, or duplicates (CAT-13). */
export function LibraryPage({ collections }: { collections: readonly ListedCollection[] }) {
  const [params] = useSearchParams();
  return params.get('kept') === 'duplicates' ? (
    <Duplicates collections={collections} />
  ) : (
    <Everything collections={collections} />
  );
}

function Everything({ collections }: { collections: readonly ListedCollection[] }) {
  const t = useTranslations('library');
  const anywhere = useTranslations('managing.list');
  const navigate = useNavigate();
  const { asked, filter, setFilter } = useFilter();
  const { rows, total, counted, correctedQuery, error, isStale, pages, reload } = useLibrary(asked);
  return (
    <div className={classes.columns}>
      <LibraryFilters filter={filter} collections={collections} onChange={setFilter} />
      <div className={classes.side}>
        <SavedFilters filter={filter} onChoose={setFilter} />
        <TagChoices filter={filter} onChange={setFilter} />
      </div>
      <div className={classes.main}>
        <p className={classes.count} role="status">
          {rows &&
            !isStale &&
            (total > 0 || isNarrow(filter)) &&
            (counted === null ? t('count', { count: total }) : t('countMore', { count: counted }))}
          {rows && !isStale && correctedQuery !== null && (
            <span className={classes.corrected}>{t('corrected', { query: correctedQuery })}</span>
          )}
        </p>
        {error !== null && <LoadFailed error={error} onRetry={reload} isBrief={rows !== undefined} />}
        {!rows ? (
          error === null && <Loading />
        ) : rows.length > 0 ? (
          // Another filter is another list: nothing of it is selected or open.
          <LibraryList
            key={writeFilter(asked).toString()}
            rows={rows}
            total={total}
            isMore={counted !== null}
            pages={pages}
            collections={collections}
          />
        ) : isNarrow(filter) ? (
          <EmptyState
            title={t('none')}
            hint={t('noneHint')}
            action={t('clear')}
            onAction={() => setFilter({ ...NO_FILTER, sort: filter.sort })}
          />
        ) : (
          <EmptyState
            title={t('empty')}
            hint={t('emptyHint')}
            action={anywhere('anywhere')}
            onAction={() => void navigate(paths.account.anywhere)}
          />
        )}
      </div>
    </div>
  );
}

/**
 * The filter: what is pressed shows at once and stands in the address, so that back, forward and a bookmark find it. Words
 * are asked for, and stand there, once they have rested.
 */
function useFilter() {
  const [params, setParams] = useSearchParams();
  const inAddress = readFilter(params);
  const address = writeFilter(inAddress).toString();
  const [filter, setLocal] = useState(inAddress);
  const [rested, setRested] = useState(inAddress.q);
  const asked = { ...filter, q: rested };
  const wanted = writeFilter(asked).toString();

  // Back, forward and links change it as well.
  const [seen, setSeen] = useState(address);
  if (seen !== address) {
    setSeen(address);
    if (address !== wanted) {
      setLocal(inAddress);
      setRested(inAddress.q);
    }
  }
  useEffect(() => {
    const timer = setTimeout(() => setRested(filter.q.trim()), TYPING_MS);
    return () => clearTimeout(timer);
  }, [filter.q]);
  useEffect(() => {
    if (wanted !== address) setParams(wanted, { replace: rested !== inAddress.q });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is wanted changes the address, not the other way round
  }, [wanted]);
  return {
    asked,
    filter,
    setFilter: (next: LibraryFilter) => {
      setLocal(next);
      const isTyping = writeFilter({ ...next, q: filter.q }).toString() === writeFilter(filter).toString();
      if (!isTyping) setRested(next.q.trim());
    },
  };
}
