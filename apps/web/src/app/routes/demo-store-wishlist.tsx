import { WishlistPage } from '../../features/demo/store/pages/wishlist-page.tsx';

export function Component() {
  return <WishlistPage />;
}
