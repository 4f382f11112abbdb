import { Dialog } from '@onceware/ui/dialog/dialog';
import { useTranslations } from 'use-intl/react';
import { findProduct, type Product } from '../cart/sample-products.ts';
import { showSheet, useStore } from '../cart/store-state.ts';
import { CartLines } from './cart-lines.tsx';
import { CartSummary } from './cart-summary.tsx';
import { WishlistLines } from './wishlist-lines.tsx';
import { Link } from 'react-router';
import { ProductDetails } from '../products/product-details.tsx';
import { productHref } from '../search/store-search.ts';

const close = () => showSheet(null);
const LOOK = { side: 'end', size: 'lg', onClose: close } as const;

/** Cart, wishlist and product details; one of them is open, or none (NAV-18). */
export function StoreSheets() {
  const t = useTranslations('store');
  const { cart, sheet } = useStore();
  const product = sheet?.kind === 'details' ? findProduct(sheet.slug) : undefined;
  return (
    <>
      <Dialog
        {...LOOK}
        isOpen={sheet?.kind === 'cart'}
        title={t('cart.title')}
        closeLabel={t('cart.close')}
        footer={cart.length > 0 && <CartSummary />}
      >
        <CartLines />
      </Dialog>
      <Dialog
        {...LOOK}
        isOpen={sheet?.kind === 'wishlist'}
        title={t('wishlist.title')}
        closeLabel={t('wishlist.close')}
      >
        <WishlistLines />
      </Dialog>
      <Dialog {...LOOK} isOpen={product !== undefined} title={t('details.title')} closeLabel={t('details.close')}>
        {product && <DetailsPanel product={product} />}
      </Dialog>
    </>
  );
}

/** A product beside the page that it was opened on. */
function DetailsPanel({ product }: { product: Product }) {
  const t = useTranslations('store.details');
  return (
    <ProductDetails product={product} heading="h3">
      <Link to={productHref(product.slug)}>{t('page')}</Link>
    </ProductDetails>
  );
}
