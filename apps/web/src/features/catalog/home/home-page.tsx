import type { DealCard, Home } from '@onceware/api/catalog/catalog.contract';
import { drawnAvatar } from '@onceware/art/drawn-avatar';
import { Avatar } from '@onceware/ui/avatar/avatar';
import { buttonClass } from '@onceware/ui/button/button';
import { Rating } from '@onceware/ui/rating/rating';
import { use } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import { Head } from '#lib/page/head.tsx';
import { paths } from '#lib/paths.ts';
import { LinkIndex } from '#lib/frames/link-index.tsx';
import { PageSection } from '#lib/frames/page-section.tsx';
import { PictureSource } from '#lib/pictures/picture-source.ts';
import { trpc } from '#lib/api/trpc.ts';
import { DealGrid, DealGridSkeleton } from '../listing/deal-grid.tsx';
import { useDealLabels } from '../cards/use-deal-labels.ts';
import { DealRow } from './deal-row.tsx';
import { FeaturedDeal, FeaturedDealSkeleton } from './featured-deal.tsx';
import classes from './home-page.module.css';
import { SearchForm } from '../explore/search-form.tsx';
import { exploreHref } from '../explore/explore-address.ts';

const ROWS = 6;
const CARDS = 6;

/**
 * The front page: one deal large, what people look for, figures, what ends, what members say, what is new, what saves
 * most in each category, and every category.
 */
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
          {home && <Needs home={home} />}
          {home?.figures && <Figures {...home.figures} />}
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

/** Kinds of things that people look for, with the category that has them: none is named whose deals have all ended. */
const NEEDS = [
  ['students', 'education'],
  ['freelancers', 'finance'],
  ['invoices', 'finance'],
  ['newsletters', 'marketing'],
  ['videos', 'media'],
] as const;
/** In US dollars, as /explore takes a price that names no currency. */
const UNDER = 20;

function Needs({ home: { categories, dealCount } }: { home: Home }) {
  const t = useTranslations('catalog.home.needs');
  const format = useFormat();
  if (dealCount === 0) return null;
  const words = NEEDS.filter(([, one]) => categories.some(({ category }) => category === one)).map(([name]) => t(name));
  const need = (name: string, search: Parameters<typeof exploreHref>[0]) => (
    <li key={name}>
      <Link className={classes.need} to={exploreHref(search)}>
        {name}
      </Link>
    </li>
  );
  return (
    <ul className={classes.needs} aria-label={t('label')}>
      {words.map((q) => need(q, { q }))}
      {need(t('once'), {})}
      {need(t('under', { price: format.money(UNDER, 'USD') }), { maxPrice: UNDER, currency: 'USD' })}
    </ul>
  );
}

/** Figures of prices, and of places that were sold: none can be. */
function Figures({ prices, dearer }: NonNullable<Home['figures']>) {
  const t = useTranslations('catalog.home.figures');
  const format = useFormat();
  return (
    <dl className={classes.figures} aria-label={t('label')}>
      {Object.entries({ prices, dearer, paid: 0 }).map(([name, figure]) => (
        <div key={name}>
          <dt>{t(name as 'paid')}</dt>
          <dd>{format.number(figure)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Reviews in a few lines, with the faces of who wrote them. */
function Voices({ reviews }: Pick<Home, 'reviews'>) {
  const source = use(PictureSource);
  const labels = useDealLabels();
  return (
    <ul className={classes.voices}>
      {reviews.map(({ id, author: { name, avatar }, stars, text, deal }) => {
        const { score, label } = labels.ratingWithSource({ score: stars, count: 1, isImported: false, source: null });
        return (
          <li key={id} className={classes.voice}>
            <Avatar src={source(avatar || drawnAvatar(name))} name={name} size={40} fallback="drawn" />
            <div className="min-w-0">
              <blockquote className={classes.quote} dir="auto">
                {text}
              </blockquote>
              <p className="row wrap items-center gap-0-2 mt-1 text-14 quiet">
                <bdi className="weight-560 breaks">{name}</bdi>
                <Rating score={score} label={label} />
                <Link className="breaks" to={paths.deal(deal.slug)} dir="auto">
                  {deal.title}
                </Link>
              </p>
            </div>
          </li>
        );
      })}
    </ul>
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
      {home.reviews.length > 0 && (
        <PageSection title={t('voices')} note={t('voicesNote')}>
          <Voices reviews={home.reviews} />
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
