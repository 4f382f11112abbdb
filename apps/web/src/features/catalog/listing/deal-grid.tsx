import type { DealCard as Deal } from '@onceware/api/catalog/catalog.contract';
import type { ComponentType } from 'react';
import { DealCard, DealCardSkeleton } from '../cards/deal-card.tsx';
import classes from './deal-grid.module.css';

interface Props {
  deals: readonly Deal[];
  heading?: 'h2' | 'h3';
  named?: 'tool' | 'deal';
  /** How many covers at the start are above the fold. */
  first?: number;
  Action?: ComponentType<{ deal: Deal }> | undefined;
}

export function DealGrid({ deals, heading = 'h3', named = 'tool', first = 0, Action }: Props) {
  return (
    <ul className={classes.grid}>
      {deals.map((deal, index) => (
        <li key={deal.id} className="stack min-w-0">
          <DealCard deal={deal} heading={heading} named={named} isFirst={index < first} Action={Action} />
        </li>
      ))}
    </ul>
  );
}

export function DealGridSkeleton({ count, label }: { count: number; label: string }) {
  return (
    <div className={classes.grid} role="status" aria-label={label}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="stack min-w-0">
          <DealCardSkeleton />
        </div>
      ))}
    </div>
  );
}
