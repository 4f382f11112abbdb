import type { Purchase } from '@onceware/api/purchases/purchases.contract';
import { IconReceipt } from '@tabler/icons-react';
import { ToolLogo } from '#lib/pictures/catalog-pictures.tsx';
import classes from './purchase-list.module.css';

/** The tool's logo, while it is in the catalogue. */
export function PurchaseLogo({ purchase: { deal } }: { purchase: Pick<Purchase, 'deal'> }) {
  if (deal) return <ToolLogo className={classes.logo} tool={deal} size={40} />;
  return (
    <span className={classes.logo} data-missing aria-hidden="true">
      <IconReceipt size={20} stroke={1.75} />
    </span>
  );
}
