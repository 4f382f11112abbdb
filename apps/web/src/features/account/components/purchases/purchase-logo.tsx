import type { Purchase } from '@onceware/api/purchases/purchases.contract';
import { Image } from '@onceware/ui/image/image';
import { IconReceipt } from '@tabler/icons-react';
import classes from './purchase-list.module.css';

/** The tool's logo, while it is in the catalogue. */
export function PurchaseLogo({ purchase: { deal } }: { purchase: Pick<Purchase, 'deal'> }) {
  if (deal) return <Image className={classes.logo} src={deal.logoUrl} alt="" width={40} height={40} />;
  return (
    <span className={classes.logo} data-missing aria-hidden="true">
      <IconReceipt size={20} stroke={1.75} />
    </span>
  );
}
