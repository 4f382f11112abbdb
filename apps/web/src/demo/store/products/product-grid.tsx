import type { Product } from '../cart/sample-products.ts';
import type { ResultsView } from '../search/store-search.ts';
import { ProductCard } from './product-card.tsx';
import classes from './product-grid.module.css';

interface Props {
  products: readonly Product[];
  view?: ResultsView;
  heading?: 'h2' | 'h3';
  /** How many pictures at the start are above the fold. */
  first?: number;
}

export function ProductGrid({ products, view = 'grid', heading = 'h2', first = 0 }: Props) {
  return (
    <ul className={classes[view]}>
      {products.map((product, index) => (
        <li key={product.slug} className={classes.cell}>
          <ProductCard
            product={product}
            heading={heading}
            layout={view === 'grid' ? 'card' : 'row'}
            isFirst={index < first}
          />
        </li>
      ))}
    </ul>
  );
}
