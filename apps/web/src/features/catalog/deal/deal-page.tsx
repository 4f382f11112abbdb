import type { DealDetail } from '@onceware/api/catalog/catalog.contract';
import type { ReactNode } from 'react';
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
import { DetailWords } from '../cards/detail-words.tsx';
import { Gallery } from './gallery.tsx';
import { PlanTiers } from './plan-tiers.tsx';
import { PriceMemory } from '../prices/price-memory.tsx';
import { PriceBox } from './price-box.tsx';
import { Prose } from '../cards/prose.tsx';
import { useDealWords } from '../cards/use-deal-words.ts';

/** /deal/:slug. @param talk leads to the talk about the deal */
export function DealPage({ slug, talk }: { slug: string; talk?: ReactNode }) {
  // A deal that does not exist becomes the 404 page: the error is thrown to the route's boundary.
  const { data: deal } = trpc.catalog.deal.useQuery({ ref: slug }, { throwOnError: true });
  return deal ? <LoadedDeal key={deal.id} deal={deal} talk={talk} /> : <DetailSkeleton hasOffer />;
}

function LoadedDeal({ deal, talk }: { deal: DealDetail; talk: ReactNode }) {
  const t = useTranslations('deal');
  const catalog = useTranslations('catalog');
  const price = useDealWords().price(deal);
  const description = price.before
    ? t('description', { promise: deal.promise, price: price.now, before: price.before })
    : deal.promise;
  return (
    <>
      <Head
        title={deal.title}
        description={description}
        canonical={paths.deal(deal.slug)}
        about={{ deal, category: catalog(`category.${deal.category}`) }}
      />
      <article className={classes.deal}>
        <DealHead deal={deal} />
        <div className={classes.gallery}>
          <Gallery key={deal.id} deal={deal} />
        </div>
        <div className={classes.box}>
          <PriceBox deal={deal} talk={talk} />
        </div>
        <div className={classes.text}>
          {deal.description && (
            <section>
              <h2 className={classes.heading}>{t('about')}</h2>
              <Prose text={deal.description} />
            </section>
          )}
          {deal.tiers.length > 0 && <PlanTiers tiers={deal.tiers} currency={deal.currency} />}
          <PriceMemory deal={deal} />
          {/* What buyers say of it (CAT-07) */}
        </div>
      </article>
      {deal.related.length > 0 && (
        <section className={classes.related}>
          <h2 className={classes.heading}>{t('related')}</h2>
          <DealGrid deals={deal.related} />
        </section>
      )}
    </>
  );
}

function DealHead({ deal }: { deal: DealDetail }) {
  const t = useTranslations('deal');
  const catalog = useTranslations('catalog');
  const { publicUrl } = useBoot().settings;
  return (
    <header className={classes.head}>
      <ToolLogo className={classes.logo} tool={deal.tool} size={64} />
      <DetailWords
        title={deal.title}
        promise={deal.promise}
        facts={
          <>
            <Link to={paths.category(deal.category)}>{catalog(`category.${deal.category}`)}</Link>
            <Link to={paths.tool(deal.tool.slug)}>{t('more', { tool: deal.tool.name })}</Link>
          </>
        }
        rating={deal.rating}
      >
        <p className={classes.address} dir="ltr">
          {publicUrl}
          {paths.deal(deal.slug)}
        </p>
      </DetailWords>
    </header>
  );
}
