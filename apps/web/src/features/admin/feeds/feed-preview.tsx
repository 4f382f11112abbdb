import type { Feed } from '@onceware/api/supply/fetched-feeds/fetched-feeds.contract';
import { keepPreviousData } from '@tanstack/react-query';
import { Fragment } from 'react';
import { useTranslations } from 'use-intl/react';
import { trpc } from '#lib/api/trpc.ts';
import { PagePart } from '#lib/frames/page-part.tsx';
import { useDebounced } from '#lib/use-debounced.ts';
import classes from './feeds.module.css';

const PAUSE_MS = 300;

/** The feed's first rows as the import would take them. */
export function FeedPreview({ id, mapping }: Pick<Feed, 'id' | 'mapping'>) {
  const t = useTranslations('adminFeeds');
  // A text that is always said is empty until it is typed.
  const whole = Object.fromEntries(
    Object.entries(mapping).filter(([, source]) => 'field' in source || source.always.trim() !== ''),
  );
  const asked = useDebounced(JSON.stringify(whole), PAUSE_MS);
  const { data } = trpc.admin.catalog.previewFeed.useQuery(
    { id, mapping: JSON.parse(asked) as Feed['mapping'] },
    { placeholderData: keepPreviousData },
  );
  return (
    <PagePart title={t('preview')}>
      <ol className="mt-3 line-above" aria-busy={!data}>
        {data?.rows.map(({ row, problems }, index) => (
          // The first rows of the feed, in its order.
          <li key={index} className="py-4 line-below">
            {problems.length > 0 && (
              <p className="text-14 breaks danger">
                {t('rejected')}{' '}
                <span lang="en" dir="auto">
                  {problems.join(' ')}
                </span>
              </p>
            )}
            <dl className={classes.values}>
              {row.map(({ column, value }) => (
                <Fragment key={column}>
                  <dt>
                    <code dir="ltr">{column}</code>
                  </dt>
                  <dd dir="auto">{value}</dd>
                </Fragment>
              ))}
            </dl>
          </li>
        ))}
      </ol>
    </PagePart>
  );
}
