import { Button, IconButton } from '@onceware/ui/button/button';
import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { useTranslations } from 'use-intl/react';
import type { Product } from '../cart/sample-products.ts';
import { toggleWish, useStore } from '../cart/store-state.ts';
import classes from './products.module.css';

interface Props {
  product: Pick<Product, 'slug' | 'name'>;
  /** `icon`: on a card. `button`: with its words. */
  variant: 'icon' | 'button';
}

/** Puts a product on the wishlist, or takes it off. */
export function WishButton({ product: { slug, name }, variant }: Props) {
  const t = useTranslations('store.wish');
  const isWished = useStore().wishlist.includes(slug);
  const Icon = isWished ? IconHeartFilled : IconHeart;
  const heart = <Icon className={isWished ? classes.wished : undefined} size={20} stroke={1.75} aria-hidden />;
  const press = { onClick: () => toggleWish(slug) };
  return variant === 'icon' ? (
    <IconButton {...press} aria-label={t(isWished ? 'removeNamed' : 'addNamed', { name })}>
      {heart}
    </IconButton>
  ) : (
    <Button {...press} size="lg">
      {heart}
      {t(isWished ? 'remove' : 'add')}
    </Button>
  );
}
