import { Image } from '@onceware/ui/image/image';
import type { ReactNode } from 'react';
import { ProductLink } from '../products/product-link.tsx';
import type { Product } from '../cart/sample-products.ts';
import classes from './sheets.module.css';

interface Props {
  product: Product;
  /** At the end of the name's line. */
  price: ReactNode;
  /** Below the name; the last of them removes the line. */
  children: ReactNode;
}

/** A product as a row: what the cart and the wishlist are made of. */
export function ProductLine({ product, price, children }: Props) {
  return (
    <>
      <Image className={classes.picture} src={product.picture} alt="" width={96} height={54} />
      <div className="stack gap-2 flex-1 min-w-0">
        <div className="row items-baseline justify-between gap-3">
          <ProductLink className={classes.name} slug={product.slug}>
            {product.name}
          </ProductLink>
          <div className="flex-none num">{price}</div>
        </div>
        <div className={classes.controls}>{children}</div>
      </div>
    </>
  );
}
