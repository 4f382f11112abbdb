import { Button, IconButton } from '@onceware/ui/button/button';
import { IconTrash } from '@tabler/icons-react';
import { useTranslations } from 'use-intl/react';
import { EmptyState } from '../empty-state.tsx';
import { removeFromWishlist, useStore } from '../cart/store-state.ts';
import { useAddToCart } from '../cart/use-open-sheet.ts';
import { usePrice } from '../cart/use-price.ts';
import { ProductLine } from './product-line.tsx';
import { UndoList } from './undo-list.tsx';

/** Lists the saved products, in the sheet and on their own page. */
export function WishlistLines() {
  const t = useTranslations('store');
  const price = usePrice();
  const { wishlist } = useStore();
  const addToCart = useAddToCart();
  return (
    <UndoList
      label={t('wishlist.title')}
      slugs={wishlist}
      onRemove={removeFromWishlist}
      empty={
        <EmptyState title={t('wishlist.empty')} hint={t('wishlist.emptyHint')} action={t('wishlist.emptyAction')} />
      }
      renderRow={(product, row) => {
        const { slug, name } = product;
        const move = () => {
          row.remove();
          addToCart([{ slug, quantity: 1 }]);
        };
        return (
          <ProductLine product={product} price={price(product.cents)}>
            <Button aria-label={t('wishlist.moveNamed', { name })} onClick={move}>
              {t('wishlist.move')}
            </Button>
            <IconButton ref={row.ref} aria-label={t('wish.removeNamed', { name })} onClick={row.remove}>
              <IconTrash size={18} stroke={1.75} aria-hidden />
            </IconButton>
          </ProductLine>
        );
      }}
    />
  );
}
