import type { LibrarySuggestion } from '@onceware/api/collections/library/library.contract';
import { Button } from '@onceware/ui/button/button';
import { type Icon, IconNotes, IconTag, IconTool, IconWorld } from '@tabler/icons-react';
import { useTranslations } from 'use-intl/react';
import { useErrorSentence } from '#lib/api/error-sentence.ts';
import { paths } from '#lib/paths.ts';
import classes from './catalog-panel.module.css';
import { LoadingRow } from './loading-row.tsx';
import { ResultGroup, ResultIcon, ResultRow } from './result-row.tsx';
import type { LibrarySearch } from './use-library-search.ts';

/** Results of what the member keeps for the same words, each with its collection. */
export function LibraryResults({ items, corrected, isPending, error, retry }: LibrarySearch) {
  const t = useTranslations('demoTools.search');
  const sentence = useErrorSentence();
  if (items.length === 0 && !isPending && error === null) return null;
  return (
    <ResultGroup heading={t('group.saved')}>
      {corrected !== null && items.length > 0 && (
        <li className={classes.corrected}>{t('corrected', { query: corrected })}</li>
      )}
      {items.map((item) => (
        <ResultRow
          key={item.id}
          {...addressOf(item)}
          media={<ResultIcon icon={iconOf(item)} />}
          name={item.title}
          note={item.collectionName}
        />
      ))}
      {items.length === 0 && isPending && (
        <li>
          <LoadingRow width={52} />
        </li>
      )}
      {error !== null && (
        <li className={classes.failed} role="alert">
          <span>{sentence(error)}</span>
          <Button onClick={retry}>{t('retry')}</Button>
        </li>
      )}
    </ResultGroup>
  );
}

/** Opens pages in a new tab; items without an address lead to their collection. */
function addressOf({ entityType, slug, url, collectionId }: LibrarySuggestion): { to: string; isElsewhere?: boolean } {
  if (url !== null) return { to: url, isElsewhere: true };
  if (slug !== null) return { to: entityType === 'deal' ? paths.deal(slug) : paths.tool(slug) };
  return { to: `${paths.account.collections}?collection=${collectionId}` };
}

function iconOf({ entityType, url }: LibrarySuggestion): Icon {
  if (entityType === 'deal') return IconTag;
  if (entityType === 'tool') return IconTool;
  return url === null ? IconNotes : IconWorld;
}
