import { Button, IconButton } from '@onceware/ui/button/button';
import { IconHistory, IconX } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useTranslations } from 'use-intl/react';
import { useRecentSearches } from '#features/catalog/suggest/recent-searches.ts';
import { WithWords } from '#lib/page/with-words.tsx';
import { paths } from '#lib/paths.ts';
import classes from './recent-results.module.css';
import { ResultGroup, ResultIcon, ResultRow } from './result-row.tsx';

interface Props {
  /** For when the button that has the focus goes away. */
  onFocusField: () => void;
}

/** A member's own last searches, as below the field in the header; nothing without any (CAT-18). */
export function RecentResults(props: Props) {
  const { searches } = useRecentSearches();
  if (searches.length === 0) return null;
  return (
    <Suspense>
      <WithWords part="suggest">
        <Recent {...props} />
      </WithWords>
    </Suspense>
  );
}

function Recent({ onFocusField }: Props) {
  const t = useTranslations('suggest.recent');
  const { searches, remove, clear } = useRecentSearches();
  return (
    <div className={classes.recent}>
      <ResultGroup heading={t('title')}>
        {searches.map((query) => (
          <ResultRow
            key={query}
            to={paths.search(query)}
            media={<ResultIcon icon={IconHistory} />}
            name={query}
            action={
              <IconButton
                aria-label={t('remove', { query: `\u2068${query}\u2069` })}
                onClick={() => {
                  onFocusField();
                  remove(query);
                }}
              >
                <IconX size={18} stroke={1.75} aria-hidden />
              </IconButton>
            }
          />
        ))}
      </ResultGroup>
      <p className={classes.foot}>
        <span>{t('stays')}</span>
        <Button
          variant="quiet"
          onClick={() => {
            onFocusField();
            clear();
          }}
        >
          {t('clear')}
        </Button>
      </p>
    </div>
  );
}
