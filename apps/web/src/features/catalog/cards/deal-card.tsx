import type { DealCard as Deal } from '@onceware/api/catalog/catalog.contract';
import { Price } from '@onceware/ui/price/price';
import { Rating } from '@onceware/ui/rating/rating';
import { Skeleton } from '@onceware/ui/skeleton/skeleton';
import type { ComponentType } from 'react';
import { Link } from 'react-router';
import { DealCover, ToolLogo } from '#lib/pictures/catalog-pictures.tsx';
import { paths } from '#lib/paths.ts';
import { StepLine } from '../prices/step-line.tsx';
import { SaveSlot } from './entity-actions.tsx';
import classes from './deal-card.module.css';
import { useDealLabels } from './use-deal-labels.ts';

interface Props {
  deal: Deal;
  heading?: 'h2' | 'h3';
  /** Name that the card shows. Where all cards are of one tool, the deal's own title tells them apart. */
  named?: 'tool' | 'deal';
  /** Above the fold: its cover is loaded at once. */
  isFirst?: boolean;
  /** Further action on the deal here, besides Save. */
  Action?: ComponentType<{ deal: Deal }> | undefined;
}

/** The whole card is one link; Save is a target of its own. */
export function DealCard({ deal, heading: Heading = 'h3', named = 'tool', isFirst = false, Action }: Props) {
  const labels = useDealLabels();
  const urgency = labels.urgency(deal);
  const verdict = labels.verdict(deal);
  return (
    <article className={classes.card} data-ended={urgency?.isOver || undefined}>
      <div className={classes.cover}>
        <DealCover className={classes.picture} deal={deal} width={640} height={360} isFirst={isFirst} />
        {urgency && (
          <span className={classes.time} data-over={urgency.isOver || undefined}>
            {urgency.text}
          </span>
        )}
      </div>
      <div className={classes.body}>
        <div className={classes.head}>
          <ToolLogo className={classes.logo} tool={deal.tool} size={28} />
          <Heading className={classes.name}>
            <Link className={classes.link} to={paths.deal(deal.slug)} dir="auto">
              {named === 'deal' ? deal.title : deal.tool.name}
            </Link>
          </Heading>
        </div>
        <p className={classes.promise} dir="auto">
          {deal.promise}
        </p>
        <div className={classes.foot}>
          <Price {...labels.price(deal)} />
          {verdict && (
            <span className={classes.verdict} data-tone={verdict.tone}>
              <StepLine steps={deal.priceMemory?.steps ?? []} now={labels.now} />
              {verdict.text}
            </span>
          )}
          {deal.rating && <Rating {...labels.rating(deal.rating)} />}
        </div>
      </div>
      {Action && (
        <div className={classes.more} data-more>
          <Action deal={deal} />
        </div>
      )}
      <div className={classes.save}>
        <SaveSlot entity={{ type: 'deal', id: deal.id, title: deal.title }} variant="icon" />
      </div>
    </article>
  );
}

export function DealCardSkeleton() {
  return (
    <div className={classes.card} aria-hidden="true">
      <div className={classes.cover}>
        <Skeleton height="100%" />
      </div>
      <div className={classes.body}>
        <div className={classes.head}>
          <Skeleton width="28px" height="28px" />
          <Skeleton width="45%" height="18px" />
        </div>
        <div className={classes.promise}>
          <Skeleton width="90%" height="14px" />
        </div>
        <Skeleton width="55%" height="22px" />
      </div>
    </div>
  );
}
