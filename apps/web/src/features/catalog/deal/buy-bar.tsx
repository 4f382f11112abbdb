import type { DealDetail } from '@onceware/api/catalog/catalog.contract';
import { Price } from '@onceware/ui/price/price';
import { type RefObject, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import { useDealLabels } from '../cards/use-deal-labels.ts';
import classes from './buy-bar.module.css';
import { RunningLink } from './buy-box.tsx';
import { GetDeal } from './get-deal.tsx';
import { offerPrice } from './offer-price.ts';
import type { Plan } from './plan-choice.tsx';

interface Props {
  deal: DealDetail;
  isOver: boolean;
  plan: Plan | null;
  wayOn: RefObject<HTMLElement | null>;
}

/** The offer at the bottom of a phone's screen, while the box that says it in full is out of sight. */
export function BuyBar({ deal, isOver, plan, wayOn }: Props) {
  const t = useTranslations('deal');
  const format = useFormat();
  const { labels } = useDealLabels().price(deal);
  const isSeen = useIsSeen(wayOn);
  const { price, reduction } = offerPrice(deal, plan);
  return (
    <div className={classes.bar} data-away={isSeen || undefined} data-bar="">
      <div className={classes.price}>
        {plan && (
          <div className={classes.plan}>
            <p className="text-12 truncate quiet" dir="auto">
              {plan.name}
            </p>
          </div>
        )}
        <Price
          labels={labels}
          now={format.money(price, deal.currency)}
          before={reduction ? format.money(reduction.before, deal.currency) : undefined}
          isOver={isOver}
        />
      </div>
      {isOver ? <RunningLink deal={deal} /> : <GetDeal offer={deal} />}
      {!isOver && deal.hasAffiliate && <p className={classes.paid}>{t('affiliate')}</p>}
    </div>
  );
}

/** Whether an element is on the screen; not before the browser has said so. */
function useIsSeen(element: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver((entries) => setIsSeen(entries.at(-1)?.isIntersecting ?? false));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isSeen;
}
