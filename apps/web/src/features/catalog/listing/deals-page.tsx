import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { Head } from '#lib/page/head.tsx';
import { paths } from '#lib/paths.ts';
import { Comparing } from '../compare/comparing.tsx';
import { ALL_DEALS } from '../explore/explore-search.ts';
import { DealListing } from './deal-listing.tsx';
import classes from './deals-page.module.css';

/** /deals: everything that runs, the newest first. */
export function DealsPage({ cursor }: { cursor: string | null }) {
  const t = useTranslations('dealsPage');
  return (
    <Comparing>
      <Head title={t('pageTitle')} description={t('description')} canonical={paths.deals} isHidden={cursor !== null} />
      <div className={classes.top}>
        <h1 className={classes.title}>{t('title')}</h1>
        <p className="mt-2 quiet">
          {t('lead')} <Link to={paths.explore}>{t('explore')}</Link>
        </p>
      </div>
      <DealListing
        search={ALL_DEALS}
        cursor={cursor}
        moreHref={(next) => (next ? `${paths.deals}?cursor=${encodeURIComponent(next)}` : paths.deals)}
      />
    </Comparing>
  );
}
