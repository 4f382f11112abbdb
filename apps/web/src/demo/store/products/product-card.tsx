import { IconButton } from '@onceware/ui/button/button';
import { Image } from '@onceware/ui/image/image';
import { Rating } from '@onceware/ui/rating/rating';
import { IconShoppingCartPlus } from '@tabler/icons-react';
import { useTranslations } from 'use-intl/react';
import type { Product } from '../cart/sample-products.ts';
import { useAddToCart } from '../cart/use-open-sheet.ts';
import { usePrice } from '../cart/use-price.ts';
import { useRating } from '../cart/use-rating.ts';
import classes from './product-card.module.css';
import { ProductLink } from './product-link.tsx';
import { WishButton } from './wish-button.tsx';

interface Props {
  product: Product;
  heading: 'h2' | 'h3';
  /** A tall card among others, or a row across the page. */
  layout: 'card' | 'row';
  /** Above the fold: its picture is loaded at once. */
  isFirst?: boolean;
}

/** The whole of it opens the product; the heart and the cart are targets of their own. */
export function ProductCard({ product, heading: Heading, layout, isFirst = false }: Props) {
  const t = useTranslations('store');
  const price = usePrice();
  const rating = useRating();
  const addToCart = useAddToCart();
  return (
    <article className={classes.card} data-layout={layout}>
      <Image className={classes.picture} src={product.picture} alt="" width={640} height={360} isFirst={isFirst} />
      <div className={classes.body}>
        <Heading className={classes.name}>
          <ProductLink className={classes.link} slug={product.slug}>
            {product.name}
          </ProductLink>
        </Heading>
        <p className={classes.promise} lang="en" dir="auto">
          {product.promise}
        </p>
        <Rating {...rating(product)} />
        <div className={classes.foot}>
          <p className={classes.price}>{price(product.cents)}</p>
          <div className={classes.add}>
            <IconButton
              aria-label={t('addNamed', { name: product.name })}
              onClick={() => addToCart([{ slug: product.slug, quantity: 1 }])}
            >
              <IconShoppingCartPlus size={20} stroke={1.75} aria-hidden />
            </IconButton>
          </div>
        </div>
      </div>
      <div className={classes.wish}>
        <WishButton product={product} variant="icon" />
      </div>
    </article>
  );
}
