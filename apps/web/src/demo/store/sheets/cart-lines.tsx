import { IconButton } from '@onceware/ui/button/button';
import { IconTrash } from '@tabler/icons-react';
import { useTranslations } from 'use-intl/react';
import { lineTotal } from '../cart/cart.ts';
import { EmptyState } from '../empty-state.tsx';
import { QuantityStepper } from '../products/quantity-stepper.tsx';
import { removeFromCart, setQuantity, useStore } from '../cart/store-state.ts';
import { usePrice } from '../cart/use-price.ts';
import { ProductLine } from './product-line.tsx';
import { UndoList } from './undo-list.tsx';

export function CartLines() {
  const t = useTranslations('store');
  const price = usePrice();
  const { cart } = useStore();
  return (
    <UndoList
      label={t('cart.title')}
      slugs={cart.map((line) => line.slug)}
      onRemove={removeFromCart}
      empty={<EmptyState title={t('cart.empty')} hint={t('cart.emptyHint')} action={t('cart.emptyAction')} />}
      renderRow={(product, row) => {
        const { slug, name } = product;
        const quantity = cart.find((line) => line.slug === slug)?.quantity ?? 1;
        return (
          <ProductLine product={product} price={price(lineTotal({ slug, quantity }))}>
            <QuantityStepper
              label={t('quantity.labelNamed', { name })}
              value={quantity}
              onChange={(next) => setQuantity(slug, next)}
            />
            {quantity > 1 && (
              <span className="text-14 num quiet">{t('priceEach', { price: price(product.cents) })}</span>
            )}
            <IconButton ref={row.ref} aria-label={t('line.remove', { name })} onClick={row.remove}>
              <IconTrash size={18} stroke={1.75} aria-hidden />
            </IconButton>
          </ProductLine>
        );
      }}
    />
  );
}
