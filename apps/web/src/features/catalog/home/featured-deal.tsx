import type { HomePick } from '@onceware/api/catalog/catalog.contract';
import { buttonClass } from '@onceware/ui/button/button';
import { Price } from '@onceware/ui/price/price';
import { Rating } from '@onceware/ui/rating/rating';
import { Skeleton } from '@onceware/ui/skeleton/skeleton';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { DealCover, ToolLogo } from '#lib/pictures/catalog-pictures.tsx';
import { paths } from '#lib/paths.ts';
import { SaveSlot } from '../cards/entity-actions.tsx';
import classes from './featured-deal.module.css';
import { useDealLabels } from '../cards/use-deal-labels.ts';

/** The front page's one main thing, and the rule that chose it. */
export function FeaturedDeal({ pick }: { pick: HomePick }) {
  const t = useTranslations('catalog.home');
  const { deal } = pick;
  const labels = useDealLabels();
  const urgency = labels.urgency(deal);
  return (
    <article className={classes.featured}>
      <div className={classes.cover}>
        <DealCover className={classes.picture} deal={deal} width={640} height={360} isFirst />
      </div>
      <div className={classes.body}>
        <ToolLogo className={classes.logo} tool={deal.tool} size={52} />
        <div className={classes.words}>
          {urgency && <p className="text-12 weight-620 signal">{urgency.text}</p>}
          <h2 className="text-24" dir="auto">
            {deal.tool.name}
          </h2>
          <p className="quiet" dir="auto">
            {deal.promise}
          </p>
        </div>
        <p className={classes.why}>
          <b>{t('pick.why')}</b>{' '}
          {pick.reason === 'rated' && deal.rating ? (
            <>
              {t('pick.rated', { among: pick.among })} <Rating {...labels.ratingWithSource(deal.rating)} />.
            </>
          ) : (
            t('pick.saving')
          )}{' '}
          {t('pick.rule')}
        </p>
        <div className={classes.offer}>
          <Price {...labels.price(deal)} size="lg" />
          <Link
            className={`${buttonClass({ variant: 'primary', size: 'lg' })} ${classes.see}`}
            to={paths.deal(deal.slug)}
          >
            {t('see')}
          </Link>
        </div>
      </div>
      <div className={classes.save}>
        <SaveSlot entity={{ type: 'deal', id: deal.id, title: deal.title }} variant="icon" />
      </div>
    </article>
  );
}

export function FeaturedDealSkeleton() {
  return (
    <div className={classes.featured} aria-hidden="true">
      <div className={classes.cover}>
        <Skeleton height="100%" />
      </div>
      <div className={classes.body}>
        <Skeleton width="52px" height="52px" />
        <div className={classes.words}>
          <Skeleton width="40%" height="20px" />
          <Skeleton width="80%" height="32px" />
        </div>
      </div>
    </div>
  );
}
