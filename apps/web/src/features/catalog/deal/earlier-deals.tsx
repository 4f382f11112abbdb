import type { DealCard } from '@onceware/api/catalog/catalog.contract';
import { Price } from '@onceware/ui/price/price';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import { paths } from '#lib/paths.ts';
import { SaveSlot } from '../cards/entity-actions.tsx';
import { useDealLabels } from '../cards/use-deal-labels.ts';
import classes from './earlier-deals.module.css';

/** Earlier deals of a tool, the latest first. */
export function EarlierDeals({ deals, tool }: { deals: readonly DealCard[]; tool: string }) {
  const t = useTranslations('deal');
  const time = useTranslations('catalog.time');
  const format = useFormat();
  const labels = useDealLabels();
  if (deals.length === 0) return null;
  return (
    <section>
      <h2 className="mb-4 text-20">{t('earlier', { tool })}</h2>
      <ul className="line-above">
        {deals.map((deal) => (
          <li key={deal.id} className="row wrap items-center gap-1-4 py-3 line-below">
            <span className="stack flex-1 min-w-0">
              <Link className="weight-560 breaks" to={paths.deal(deal.slug)} dir="auto">
                {deal.title}
              </Link>
              {deal.endsAt && (
                <time className="text-14 quiet" dateTime={deal.endsAt}>
                  {time('endedOn', { date: format.date(deal.endsAt) })}
                </time>
              )}
            </span>
            <Price {...labels.price(deal)} />
            <span className={classes.save}>
              <SaveSlot entity={{ type: 'deal', id: deal.id, title: deal.title }} variant="icon" />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
