import type { DealCard as Deal } from '@onceware/api/catalog/catalog.contract';
import { reductionOf } from '@onceware/api/catalog/prices/price-claims.contract';
import { Link } from 'react-router';
import linked from '#lib/frames/linked-row.module.css';
import { ToolLogo } from '#lib/pictures/catalog-pictures.tsx';
import { paths } from '#lib/paths.ts';
import { SaveSlot } from '../cards/entity-actions.tsx';
import classes from './deal-row.module.css';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import { useDealLabels } from '../cards/use-deal-labels.ts';

/** A deal on one line of a list; `lead` says what the list is about. */
export function DealRow({ deal, lead }: { deal: Deal; lead: 'time' | 'saving' }) {
  const t = useTranslations('catalog');
  const format = useFormat();
  const labels = useDealLabels();
  const price = labels.price(deal);
  return (
    <li className={`${linked.row} ${classes.row}`}>
      <span className={classes.lead} data-lead={lead}>
        {lead === 'saving'
          ? t('home.saved', {
              amount: format.money((reductionOf(deal)?.before ?? deal.price) - deal.price, deal.currency),
            })
          : labels.urgency(deal)?.text}
      </span>
      <ToolLogo className={`${linked.logo} ${classes.logo}`} tool={deal.tool} size={40} />
      <span className="stack min-w-0">
        <Link className={linked.name} to={paths.deal(deal.slug)} dir="auto">
          {deal.tool.name}
        </Link>
        <span className={linked.promise} dir={lead === 'saving' ? undefined : 'auto'}>
          {lead === 'saving' && <span className="ink">{t(`category.${deal.category}`)} · </span>}
          <bdi>{deal.promise}</bdi>
        </span>
      </span>
      <span className={classes.price}>
        <span className="sr-only">{price.labels.now} </span>
        {price.now}
        {price.before !== undefined && (
          <span className="text-14 weight-400 quiet">
            <span className="sr-only">{price.labels.before} </span>
            <s>{price.before}</s>
          </span>
        )}
      </span>
      <span className={classes.save}>
        <SaveSlot entity={{ type: 'deal', id: deal.id, title: deal.title }} variant="icon" />
      </span>
    </li>
  );
}
