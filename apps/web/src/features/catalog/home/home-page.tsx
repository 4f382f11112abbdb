import type { DealCard, Home } from '@onceware/api/catalog/catalog.contract';
import { buttonClass } from '@onceware/ui/button/button';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import { Head } from '#lib/page/head.tsx';
import { paths } from '#lib/paths.ts';
import { LinkIndex } from '#lib/frames/link-index.tsx';
import { PageSection } from '#lib/frames/page-section.tsx';
import { trpc } from '#lib/api/trpc.ts';
import { DealGrid, DealGridSkeleton } from '../listing/deal-grid.tsx';
import { DealRow } from './deal-row.tsx';
import { FeaturedDeal, FeaturedDealSkeleton } from './featured-deal.tsx';
import classes from './home-page.module.css';
import { SearchForm } from '../explore/search-form.tsx';
import { exploreHref } from '../explore/explore-address.ts';

const ROWS = 6;
const CARDS = 6;

/** The front page: one deal large, then what ends, what is new, what saves most in each category, and every category. */
export function HomePage() {
  const t = useTranslations('catalog.home');
  const { data: home } = trpc.catalog.home.useQuery(undefined, { throwOnError: true });
  return (
    <>
      <Head title={t('pageTitle')} description={t('description')} canonical={paths.home} />
      <section className={classes.lead}>
        <div className={classes.words}>
          <h1 className={classes.title}>{t('title')}</h1>
          <p className={classes.counts}>
            {home ? t('lead', { deals: home.dealCount, tools: home.toolCount }) : '\u00a0'}
          </p>
          <SearchForm size="lg" />
          <Facts since={home?.since ?? null} />
        </div>
        {home?.pick && <FeaturedDeal pick={home.pick} />}
        {!home && <FeaturedDealSkeleton />}
        {home && !home.pick && <NothingRuns />}
      </section>
      {home ? <Sections home={home} /> : <DealGridSkeleton count={CARDS} label={t('loading')} />}
    </>
  );
}

/** Why to trust what stands here: since when, who decides, whom one pays. */
function Facts({ since }: { since: string | null }) {
  const t = useTranslations('catalog.home.facts');
  const format = useFormat();
  return (
    <ul className={classes.facts} aria-label={t('label')}>
      {since !== null && <li>{t('since', { date: format.date(since) })}</li>}
      <li>{t('decides')}</li>
      <li>
        {t('pays')} <Link to={paths.about}>{t('how')}</Link>
      </li>
    </ul>
  );
}

function NothingRuns() {
  const t = useTranslations('catalog.home');
  return (
    <div className={classes.nothing}>
      <p>{t('empty')}</p>
      <Link className={buttonClass({ variant: 'primary' })} to={exploreHref({ show: 'tools' })}>
        {t('emptyAction')}
      </Link>
    </div>
  );
}

function Sections({ home }: { home: Home }) {
  const t = useTranslations('catalog.home');
  const catalog = useTranslations('catalog');
  // Skips the pick, which is already shown large above.
  const others = (deals: DealCard[]) => deals.filter(({ id }) => id !== home.pick?.deal.id).slice(0, ROWS);
  const [ending, savings] = [others(home.endingSoon), others(home.biggestSavings)];
  return (
    <div className={classes.sections}>
      {ending.length > 0 && (
        <PageSection
          title={t('ending')}
          note={t('endingNote')}
          all={{ title: t('endingAll'), href: exploreHref({ endingSoon: true, sort: 'ending' }) }}
        >
          <ul className={classes.rows}>
            {ending.map((deal) => (
              <DealRow key={deal.id} deal={deal} lead="time" />
            ))}
          </ul>
        </PageSection>
      )}
      {home.newest.length > 0 && (
        <PageSection title={t('newest')} note={t('newestNote')} all={{ title: t('newestAll'), href: paths.deals }}>
          <DealGrid deals={home.newest.slice(0, CARDS)} />
        </PageSection>
      )}
      {savings.length > 0 && (
        <PageSection
          title={t('savings')}
          note={t('savingsNote')}
          all={{ title: t('savingsAll'), href: exploreHref({ sort: 'discount' }) }}
        >
          <ul className={classes.rows}>
            {savings.map((deal) => (
              <DealRow key={deal.id} deal={deal} lead="saving" />
            ))}
          </ul>
        </PageSection>
      )}
      {home.categories.length > 0 && (
        <PageSection title={t('categories')} note={t('categoriesNote')}>
          <LinkIndex
            entries={home.categories.map(({ category, count }) => ({
              name: catalog(`category.${category}`),
              href: paths.category(category),
              count,
              countText: catalog('deals', { count }),
            }))}
          />
        </PageSection>
      )}
    </div>
  );
}
