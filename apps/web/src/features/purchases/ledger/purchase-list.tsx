import type { Purchase } from '@onceware/api/purchases/purchases.contract';
import { useTranslations } from 'use-intl/react';
import classes from './purchase-list.module.css';
import { PurchaseRow } from './purchase-row.tsx';

/** Skips the layout of rows out of sight, so that two thousand scroll like twenty. */
export function PurchaseList({
  purchases,
  today,
  onOpen,
}: {
  purchases: readonly Purchase[];
  today: string;
  onOpen: (id: string) => void;
}) {
  const t = useTranslations('purchases.list');
  return (
    <ul className={classes.list} aria-label={t('label')}>
      {purchases.map((purchase) => (
        <PurchaseRow key={purchase.id} purchase={purchase} today={today} onOpen={onOpen} />
      ))}
    </ul>
  );
}
