import { Badge } from '@onceware/ui/badge/badge';
import { Button } from '@onceware/ui/button/button';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import { lineTotal, sumOf } from '../cart/cart.ts';
import { ProductLink } from '../products/product-link.tsx';
import type { Order } from '../cart/sample-orders.ts';
import { findProduct } from '../cart/sample-products.ts';
import { useAddToCart } from '../cart/use-open-sheet.ts';
import { usePrice } from '../cart/use-price.ts';
import classes from './order-card.module.css';

const TONES = { preparing: 'brand', delivered: 'ok', refunded: 'neutral' } as const;

/** An order as its receipt: when, what, how much. */
export function OrderCard({ order: { number, placed, status, lines } }: { order: Order }) {
  const t = useTranslations('store.orders');
  const format = useFormat();
  const price = usePrice();
  const addToCart = useAddToCart();
  return (
    <article className={classes.order}>
      <header className="row wrap items-center gap-1-3">
        <h2 className="text-16 tracking-0">{t('number', { number })}</h2>
        <Badge tone={TONES[status]}>{t(`status.${status}`)}</Badge>
        <p className={classes.placed}>{t('placed', { date: format.date(placed) })}</p>
      </header>
      <ul className={classes.lines}>
        {lines.map((line) => (
          <li key={line.slug} className="row items-baseline gap-2 py-1">
            <span className={classes.quantity}>{`${format.number(line.quantity)} ×`}</span>
            <ProductLink slug={line.slug}>{findProduct(line.slug)?.name}</ProductLink>
            <span className={classes.price}>{price(lineTotal(line))}</span>
          </li>
        ))}
      </ul>
      <footer className="row wrap items-center justify-between gap-3">
        <Button aria-label={t('againNamed', { number })} onClick={() => addToCart(lines)}>
          {t('again')}
        </Button>
        <p className={classes.total}>
          <span>{t('total')}</span>
          <strong>{price(sumOf(lines).cents)}</strong>
        </p>
      </footer>
    </article>
  );
}
