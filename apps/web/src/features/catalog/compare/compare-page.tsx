import { catalogLimits } from '@onceware/api/catalog/catalog.limits';
import { buttonClass } from '@onceware/ui/button/button';
import { keepPreviousData } from '@tanstack/react-query';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { Head } from '#lib/page/head.tsx';
import { WithWords } from '#lib/page/with-words.tsx';
import { dealPaths } from '#lib/deal-paths.ts';
import { paths } from '#lib/paths.ts';
import { trpc } from '#lib/api/trpc.ts';
import { DetailSkeleton } from '../cards/detail-skeleton.tsx';
import classes from './compare-page.module.css';
import { CompareTable } from './compare-table.tsx';
import { useComparison, writeSlugs } from './comparison.ts';

/** /compare?deals=a,b: up to four deals side by side, by an address that can be shared (CAT-09). */
export function ComparePage({ slugs }: { slugs: readonly string[] }) {
  return (
    <WithWords part="compare">
      <Comparison slugs={slugs} />
    </WithWords>
  );
}

function Comparison({ slugs }: { slugs: readonly string[] }) {
  const t = useTranslations('compare');
  const { replace } = useComparison();
  const { data } = trpc.catalog.compare.useQuery(
    { slugs: [...slugs] },
    { enabled: slugs.length > 0, placeholderData: keepPreviousData, throwOnError: true },
  );
  if (slugs.length > 0 && !data) return <DetailSkeleton />;
  // Filters the previous list, which stays until the list of the new address arrives.
  const deals = (data ?? []).filter(({ slug }) => slugs.includes(slug));
  const missing = slugs.length - deals.length;
  const chosen = deals.map(({ slug }) => slug);
  return (
    <>
      <Head title={t('title')} canonical={dealPaths.compare(writeSlugs(chosen))} isHidden />
      <div className={classes.top}>
        <h1 className="text-32">{t('title')}</h1>
        {deals.length > 0 && deals.length < catalogLimits.compareMax && (
          // Makes the deals shown here the selection that the next one is added to.
          <Link className={buttonClass()} to={paths.explore} onClick={() => replace(chosen)}>
            <IconPlus size={18} stroke={1.75} aria-hidden />
            {t('add')}
          </Link>
        )}
      </div>
      {missing > 0 && <p className="measure quiet">{t('missing', { count: missing })}</p>}
      {deals.length > 0 ? <CompareTable deals={deals} /> : <Empty />}
    </>
  );
}

function Empty() {
  const t = useTranslations('compare.empty');
  return (
    <section className={classes.empty}>
      <h2 className="text-20">{t('title')}</h2>
      <p className="measure quiet">{t('text', { max: catalogLimits.compareMax })}</p>
      <Link className={buttonClass({ variant: 'primary' })} to={paths.explore}>
        {t('action')}
      </Link>
    </section>
  );
}
