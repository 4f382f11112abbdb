import { WishlistPage } from '#demo/store/pages/wishlist-page.tsx';

export function Component() {
  return <WishlistPage />;
}
