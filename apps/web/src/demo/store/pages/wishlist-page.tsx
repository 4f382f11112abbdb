import { useTranslations } from 'use-intl/react';
import { WishlistLines } from '../sheets/wishlist-lines.tsx';
import { StorePage } from './store-page.tsx';
import classes from './pages.module.css';

/** /store-client/wishlist */
export function WishlistPage() {
  const t = useTranslations('store.wishlist');
  return (
    <StorePage title={t('title')} lead={t('lead')}>
      <div className={classes.lines}>
        <WishlistLines />
      </div>
    </StorePage>
  );
}
