import { Button, buttonClass } from '@onceware/ui/button/button';
import { IconArrowRight, IconCloudOff } from '@tabler/icons-react';
import { useEffect, useEffectEvent } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useErrorSentence } from '#lib/api/error-sentence.ts';
import { paths } from '#lib/paths.ts';
import { EmptyState } from '../empty-state.tsx';
import classes from './catalog-panel.module.css';
import { CategoryResult, ToolResult } from './catalog-rows.tsx';
import { LibraryResults } from './library-results.tsx';
import { LoadingRow } from './loading-row.tsx';
import { NothingFound } from './nothing-found.tsx';
import { RecentResults } from './recent-results.tsx';
import { ResultGroup } from './result-row.tsx';
import { useCatalogSearch } from './use-catalog-search.ts';
import { type LibrarySearch, useLibrarySearch } from './use-library-search.ts';
import { useDebounced } from '#lib/use-debounced.ts';

const DEBOUNCE_MS = 150;

interface Props {
  query: string;
  /** For when the button that has the focus goes away. */
  onFocusField: () => void;
  /** Called when the latest query has its results or has failed; says whether anything was found. */
  onSettled: (isFound: boolean) => void;
}

/** The one tab that searches what is real. */
export function CatalogPanel({ query, onFocusField, onSettled }: Props) {
  const t = useTranslations('demoTools.search');
  const q = useDebounced(query.trim(), DEBOUNCE_MS);
  const search = useCatalogSearch(q);
  const kept = useLibrarySearch(q);
  const count = search.count + kept.items.length;
  const isStale = search.isStale || q !== query.trim();
  const retry = () => {
    onFocusField();
    search.retry();
  };
  const isThere = search.error === null && !search.isPending && !isStale && !kept.isPending;
  const isSettled = isThere || search.error !== null;
  const settle = useEffectEvent(() => onSettled(isThere && count > 0));
  useEffect(() => {
    if (isSettled) settle();
  }, [isSettled]);
  return (
    <>
      <p className="sr-only" role="status">
        {search.isPending && search.error === null && t('loading')}
        {isThere && q !== '' && t('count', { count })}
      </p>
      {query.trim() === '' && <RecentResults onFocusField={onFocusField} />}
      {search.error === null ? (
        <Found q={q} search={search} kept={kept} isStale={isStale} />
      ) : (
        <>
          <Failed error={search.error} onRetry={retry} />
          <LibraryResults {...kept} />
        </>
      )}
    </>
  );
}

interface FoundProps {
  q: string;
  search: ReturnType<typeof useCatalogSearch>;
  kept: LibrarySearch;
  isStale: boolean;
}

/**
 * Shows the results. Stale ones are inert, because they are about to be replaced together with whatever has the focus.
 */
function Found({ q, search, kept, isStale }: FoundProps) {
  const t = useTranslations('demoTools.search');
  const { found } = search;
  if (search.isPending || !found) return <Loading />;
  const hasLibraryResults = kept.items.length > 0 || kept.isPending || kept.error !== null;
  if (search.count === 0 && !hasLibraryResults) {
    const browse = (
      <Link className={buttonClass()} to={paths.deals} data-result>
        {t('browse')}
      </Link>
    );
    return (
      <div inert={isStale}>
        <NothingFound query={q} action={browse} />
      </div>
    );
  }
  return (
    <div className={classes.found} inert={isStale} aria-busy={isStale || undefined}>
      {found.corrected && <p className={classes.corrected}>{t('corrected', { query: found.corrected })}</p>}
      {search.tools.length > 0 && (
        <ResultGroup heading={q ? t('group.tools') : t('group.newest')}>
          {search.tools.map((tool) => (
            <ToolResult key={tool.to} suggested={tool} />
          ))}
        </ResultGroup>
      )}
      {found.categories.length > 0 && (
        <ResultGroup heading={t('group.categories')}>
          {found.categories.map((category) => (
            <CategoryResult key={category} category={category} />
          ))}
        </ResultGroup>
      )}
      <LibraryResults {...kept} />
      <Link className={classes.all} to={q ? paths.search(q) : paths.deals} data-result>
        <span dir="auto">{q ? t('all', { query: q }) : t('browse')}</span>
        <IconArrowRight className={classes.arrow} size={18} stroke={1.75} aria-hidden />
      </Link>
    </div>
  );
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useTranslations('demoTools.search');
  const sentence = useErrorSentence();
  return (
    <EmptyState
      icon={IconCloudOff}
      title={t('failed')}
      hint={sentence(error)}
      action={<Button onClick={onRetry}>{t('retry')}</Button>}
      isError
    />
  );
}

function Loading() {
  return (
    <div>
      {[62, 48, 71, 55, 66].map((width) => (
        <LoadingRow key={width} width={width} />
      ))}
    </div>
  );
}
