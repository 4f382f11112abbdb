import { Button } from '@onceware/ui/button/button';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { trpc } from '#lib/api/trpc.ts';
import { PagePart } from '#lib/frames/page-part.tsx';
import { Moment } from '#lib/time/moment.tsx';
import { AddFeed } from './add-feed.tsx';
import { feedHref } from './feed-href.ts';
import classes from './feeds.module.css';

/** Vendors' feeds, each leading to its own page (CAT-11). */
export function Feeds() {
  const t = useTranslations('adminFeeds');
  const { data } = trpc.admin.catalog.feeds.useQuery();
  const [isAdding, setIsAdding] = useState(false);
  return (
    <PagePart
      title={t('title')}
      actions={<Button onClick={() => setIsAdding(true)}>{t('add')}</Button>}
      lead={t('text')}
    >
      {data && data.feeds.length > 0 && (
        <ul className="line-above">
          {data.feeds.map(({ id, source, deals, everyHours, checkedAt, lastState }) => (
            <li key={id} className="py-3 line-below">
              <Link className="weight-560 breaks" to={feedHref(id)} dir="auto">
                {source}
              </Link>
              <p className={classes.text}>
                {t('deals', { count: deals })} · {everyHours === null ? t('byHand') : t('every', { hours: everyHours })}
                {checkedAt && (
                  <>
                    {' · '}
                    {t('checked')} <Moment at={checkedAt} />
                  </>
                )}
              </p>
              {lastState === 'failed' && <p className="text-14 breaks danger">{t('lastFailed')}</p>}
            </li>
          ))}
        </ul>
      )}
      {data && <p className={classes.text}>{t('count', { count: data.feeds.length })}</p>}
      {isAdding && <AddFeed onClose={() => setIsAdding(false)} />}
    </PagePart>
  );
}
