import type { DealCard, DealDetail } from '@onceware/api/catalog/catalog.contract';
import type { Review } from '@onceware/api/catalog/reviews/reviews.contract';
import { type ComponentProps, type ReactNode, type Ref, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { ToolLogo } from '#lib/pictures/catalog-pictures.tsx';
import { useBoot } from '#lib/page/boot.tsx';
import { Head } from '#lib/page/head.tsx';
import { paths } from '#lib/paths.ts';
import { trpc } from '#lib/api/trpc.ts';
import { DealGrid } from '../listing/deal-grid.tsx';
import classes from './deal-page.module.css';
import { DetailSkeleton } from '../cards/detail-skeleton.tsx';
import { EntityActionsProvider } from '../cards/entity-actions.tsx';
import { DetailHeader } from '../cards/detail-header.tsx';
import { BuyBar } from './buy-bar.tsx';
import { BuyBox } from './buy-box.tsx';
import { CompareToggle } from '../compare/compare-toggle.tsx';
import { Comparing } from '../compare/comparing.tsx';
import { DealTerms } from './deal-terms.tsx';
import { EarlierDeals } from './earlier-deals.tsx';
import { FactStrip } from './fact-strip.tsx';
import { DealGallery } from './gallery.tsx';
import { InsteadOfIt } from './instead-of-it.tsx';
import { ownPlan } from './offer-price.ts';
import { PlanTiers } from './plan-tiers.tsx';
import { LazyPriceHistory } from '../prices/lazy-price-history.tsx';
import { Prose } from '../cards/prose.tsx';
import { useIsOver } from './time-left-line.tsx';
import { useDealLabels } from '../cards/use-deal-labels.ts';

interface Slots {
  /** Leads to the talk about the deal. */
  talk?: ReactNode;
  /** Quotes of members, at its head. */
  voices?: ReactNode;
  /** Reviews that its page shows, for machines. */
  reviews?: readonly Review[];
  /** Renders the members' reviews of the deal. */
  renderReviews?: (deal: DealDetail) => ReactNode;
}

/** /deal/:slug */
export function DealPage({ slug, ...slots }: { slug: string } & Slots) {
  // A deal that does not exist becomes the 404 page: the error is thrown to the route's boundary.
  const { data: deal } = trpc.catalog.deal.useQuery({ ref: slug }, { throwOnError: true });
  return deal ? <LoadedDeal key={deal.id} deal={deal} {...slots} /> : <DetailSkeleton hasOffer />;
}

function LoadedDeal({ deal, talk, voices, reviews, renderReviews }: { deal: DealDetail } & Slots) {
  const t = useTranslations('deal');
  const catalog = useTranslations('catalog');
  const price = useDealLabels().price(deal);
  const isOver = useIsOver(deal);
  const [planName, setPlanName] = useState(ownPlan(deal)?.name);
  const plan = deal.tiers.find(({ name }) => name === planName) ?? null;
  const wayOn = useRef<HTMLDivElement>(null);
  const description = price.before
    ? t('description', { promise: deal.promise, price: price.now, before: price.before })
    : deal.promise;
  return (
    <Comparing bar={<BuyBar deal={deal} isOver={isOver} plan={plan} wayOn={wayOn} />}>
      <Head
        title={deal.title}
        description={description}
        canonical={paths.deal(deal.slug)}
        about={{ deal, category: catalog(`category.${deal.category}`), reviews }}
      />
      <DealArticle
        deal={deal}
        isOver={isOver}
        plan={plan}
        onPlan={setPlanName}
        talk={talk}
        voices={voices}
        wayOn={wayOn}
      >
        <LazyPriceHistory deal={deal} />
        {renderReviews?.(deal)}
        <EarlierDeals deals={deal.earlier} tool={deal.tool.name} />
      </DealArticle>
      <InsteadOfIt
        tool={deal.tool.name}
        named={deal.namedAlternatives}
        slug={isOver ? null : deal.slug}
        className={classes.related}
      />
      <OtherDeals heading={alternativesHeading(deal, t)} deals={deal.alternatives} />
      <OtherDeals heading={t(isOver ? 'now' : 'related')} deals={deal.related} />
    </Comparing>
  );
}

/** A deal as its editor's draft would make it: what is only there once it is published is left out. */
export function DealPreview({ deal }: { deal: DealDetail }) {
  const isOver = useIsOver(deal);
  const [planName, setPlanName] = useState(ownPlan(deal)?.name);
  const plan = deal.tiers.find(({ name }) => name === planName) ?? null;
  return (
    <Comparing>
      <EntityActionsProvider value={NO_ACTIONS}>
        <DealArticle deal={deal} isOver={isOver} plan={plan} onPlan={setPlanName} />
      </EntityActionsProvider>
    </Comparing>
  );
}

const NO_ACTIONS = {};

interface ArticleProps extends Omit<ComponentProps<typeof BuyBox>, 'talk' | 'wayOn'> {
  talk?: ReactNode;
  voices?: ReactNode;
  wayOn?: Ref<HTMLDivElement>;
  /** Below its plans. */
  children?: ReactNode;
}

function DealArticle({ deal, isOver, plan, onPlan, talk, voices, wayOn = null, children }: ArticleProps) {
  const t = useTranslations('deal');
  return (
    <article className={classes.deal}>
      <DealHead deal={deal} />
      <div className={classes.gallery}>
        <DealGallery deal={deal} />
        {voices}
      </div>
      <div className={classes.box}>
        <BuyBox deal={deal} isOver={isOver} plan={plan} onPlan={onPlan} talk={talk} wayOn={wayOn} />
      </div>
      <div className={classes.text}>
        {deal.description && (
          <section>
            <h2 className="mb-4 text-20">{t('about')}</h2>
            <Prose text={deal.description} />
          </section>
        )}
        <DealTerms terms={deal.terms} />
        {deal.tiers.length > 0 && <PlanTiers tiers={deal.tiers} currency={deal.currency} chosen={plan} />}
        {children}
      </div>
    </article>
  );
}

type Words = ReturnType<typeof useTranslations<'deal'>>;

/** By the name of the product that all of them can be used instead of, unless what stands above is called so. */
function alternativesHeading({ alternatives, namedAlternatives, tool }: DealDetail, t: Words): string {
  const [product = null, ...others] = new Set(alternatives.map(({ insteadOf }) => insteadOf));
  const isTaken = namedAlternatives.length > 0 && product?.toLowerCase() === tool.name.toLowerCase();
  return product === null || others.length > 0 || isTaken ? t('alternatives') : t('insteadOf', { product });
}

function OtherDeals({ heading, deals }: { heading: string; deals: readonly DealCard[] }) {
  if (deals.length === 0) return null;
  return (
    <section className={classes.related}>
      <h2 className="mb-4 text-20">{heading}</h2>
      <DealGrid deals={deals} Action={CompareToggle} />
    </section>
  );
}

function DealHead({ deal }: { deal: DealDetail }) {
  const t = useTranslations('deal');
  const catalog = useTranslations('catalog');
  const { publicUrl } = useBoot().settings;
  return (
    <header className={classes.head}>
      <ToolLogo className={classes.logo} tool={deal.tool} size={64} />
      <DetailHeader
        title={deal.title}
        promise={deal.promise}
        facts={
          <>
            <Link to={paths.category(deal.category)}>{catalog(`category.${deal.category}`)}</Link>
            <Link to={paths.tool(deal.tool.slug)}>{t('more', { tool: deal.tool.name })}</Link>
          </>
        }
      >
        <FactStrip deal={deal} />
        <p className={classes.address} dir="ltr">
          {publicUrl}
          {paths.deal(deal.slug)}
        </p>
      </DetailHeader>
    </header>
  );
}
