import type { Purchase } from '@onceware/api/purchases/purchases.contract';
import { memo } from 'react';
import { IconReceipt } from '@tabler/icons-react';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import { ToolLogo } from '#lib/pictures/catalog-pictures.tsx';
import classes from './purchase-list.module.css';
import { useRefundWords } from '../use-refund-words.ts';

interface Props {
  purchase: Purchase;
  today: string;
  onOpen: (id: string) => void;
}

/** One line of the ledger; all of it opens the purchase. */
export const PurchaseRow = memo(function PurchaseRow({ purchase, today, onOpen }: Props) {
  const t = useTranslations('purchases');
  const format = useFormat();
  const refund = useRefundWords(purchase, today);
  const { id, title, tier, price, currency, purchasedOn, state } = purchase;
  const money = format.money(price, currency);
  return (
    <li className={classes.row}>
      <PurchaseLogo purchase={purchase} />
      <span className={classes.words}>
        <button type="button" className={classes.title} dir="auto" aria-haspopup="dialog" onClick={() => onOpen(id)}>
          {title}
        </button>
        {tier !== null && (
          <span className={classes.tier} dir="auto">
            {tier}
          </span>
        )}
      </span>
      <span className={classes.status}>
        <span data-state={state}>{t(`state.${state}`)}</span>
        {refund && (
          <span className={classes.refund} data-tone={refund.tone}>
            {refund.text}
          </span>
        )}
      </span>
      <time className={classes.date} dateTime={purchasedOn}>
        {format.date(purchasedOn)}
      </time>
      <span className={classes.price}>{state === 'refunded' ? <s>{money}</s> : money}</span>
    </li>
  );
});

/** The tool's logo, while it is in the catalogue. */
function PurchaseLogo({ purchase: { deal } }: { purchase: Pick<Purchase, 'deal'> }) {
  if (deal) return <ToolLogo className={classes.logo} tool={deal} size={40} />;
  return (
    <span className={classes.logo} data-missing aria-hidden="true">
      <IconReceipt size={20} stroke={1.75} />
    </span>
  );
}
