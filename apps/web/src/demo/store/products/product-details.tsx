import { Button } from '@onceware/ui/button/button';
import { Image } from '@onceware/ui/image/image';
import { Rating } from '@onceware/ui/rating/rating';
import { IconShoppingCartPlus } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import type { Product } from '../cart/sample-products.ts';
import { useAddToCart } from '../cart/use-open-sheet.ts';
import { usePrice } from '../cart/use-price.ts';
import { useRating } from '../cart/use-rating.ts';
import classes from './product-details.module.css';
import { QuantityStepper } from './quantity-stepper.tsx';
import { WishButton } from './wish-button.tsx';

interface Props {
  product: Product;
  heading: 'h1' | 'h3';
  /** Below everything. */
  children?: ReactNode;
}

/** Full details of a product, for its page and the sheet. */
export function ProductDetails({ product, heading: Heading, children }: Props) {
  const t = useTranslations('store');
  const price = usePrice();
  const rating = useRating();
  const addToCart = useAddToCart();
  const [quantity, setQuantity] = useState(1);
  return (
    <article className={classes.frame}>
      <div className={classes.product}>
        <Image className={classes.picture} src={product.picture} alt="" width={640} height={360} isFirst />
        <div className={classes.text}>
          <div>
            <Heading className={classes.name} lang="en" dir="auto">
              {product.name}
            </Heading>
            <p className="row wrap items-center gap-1-3 mt-1 text-14 quiet">
              <span>{t('details.by', { maker: product.maker })}</span>
              <Rating {...rating(product)} />
            </p>
          </div>
          <p className="weight-580" lang="en" dir="auto">
            {product.promise}.
          </p>
          <p lang="en" dir="auto">
            {product.description}
          </p>
          <p className={classes.price}>{price(product.cents)}</p>
          <div className={classes.actions}>
            <QuantityStepper label={t('quantity.label')} value={quantity} onChange={setQuantity} />
            <Button
              className={classes.add}
              variant="primary"
              size="lg"
              onClick={() => addToCart([{ slug: product.slug, quantity }])}
            >
              <IconShoppingCartPlus size={20} stroke={1.75} aria-hidden />
              {t('add')}
            </Button>
            <WishButton product={product} variant="button" />
          </div>
          {children}
        </div>
      </div>
    </article>
  );
}
