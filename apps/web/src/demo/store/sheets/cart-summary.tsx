import { Button } from '@onceware/ui/button/button';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { sumOf } from '../cart/cart.ts';
import { useStore } from '../cart/store-state.ts';
import { usePrice } from '../cart/use-price.ts';
import classes from './sheets.module.css';

/** The foot of the cart. Checkout says what this store is: a sample. */
export function CartSummary() {
  const t = useTranslations('store.cart');
  const price = usePrice();
  const { cart } = useStore();
  const [hasAsked, setHasAsked] = useState(false);
  return (
    <>
      <p className={classes.subtotal}>
        <span>{t('subtotal')}</span>
        <strong>{price(sumOf(cart).cents)}</strong>
      </p>
      <p className={classes.note} role="status">
        {hasAsked && t('checkoutNote')}
      </p>
      <Button variant="primary" size="lg" isWide onClick={() => setHasAsked(true)}>
        {t('checkout')}
      </Button>
    </>
  );
}
