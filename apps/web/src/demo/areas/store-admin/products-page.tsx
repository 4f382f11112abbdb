import { Badge, type BadgeProps } from '@onceware/ui/badge/badge';
import { Image } from '@onceware/ui/image/image';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import { demoPaths } from '#lib/demo-paths.ts';
import { DemoPage } from '../pieces/demo-page.tsx';
import { type ProductStatus, productStatus, SAMPLE_PRODUCTS, type SampleProduct } from '../samples/sample-products.ts';
import { TableBox } from '../pieces/table-box.tsx';
import classes from './store-admin.module.css';
import { SortHeader } from './sort-header.tsx';
import { type Sort, useSort } from './use-sort.ts';

/** Badge tones; a status that needs no attention has no badge. */
const TONES = { live: null, draft: 'neutral', soldOut: 'signal' } satisfies Record<
  ProductStatus,
  BadgeProps['tone'] | null
>;

/** /store-admin */
export function ProductsPage() {
  const t = useTranslations('demo.storeAdmin');
  const [sort, sortBy] = useSort(PRODUCT_COLUMNS, 'name');
  return (
    <DemoPage
      title={t('productsTitle')}
      lead={t('productsLead')}
      action={<Link to={demoPaths.storeAdminOrders}>{t('toOrders')}</Link>}
    >
      <TableBox label={t('productsTitle')}>
        <thead>
          <tr>
            {PRODUCT_COLUMNS.map((column) => (
              <SortHeader
                key={column}
                column={column}
                label={t(`column.${column}`)}
                sort={sort}
                onSort={sortBy}
                isNumber={column === 'price' || column === 'stock'}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {orderedProducts(SAMPLE_PRODUCTS, sort).map((product) => (
            <ProductRow key={product.id} product={product} />
          ))}
        </tbody>
      </TableBox>
    </DemoPage>
  );
}

function ProductRow({ product }: { product: SampleProduct }) {
  const t = useTranslations('demo.storeAdmin');
  const kindWord = useTranslations('demo.productKind');
  const format = useFormat();
  const status = productStatus(product);
  const tone = TONES[status];
  const word = t(`productStatus.${status}`);
  return (
    <tr>
      <th scope="row">
        <div className={classes.product}>
          <Image className={classes.picture} src={product.picture} alt="" width={40} height={40} />
          <div>
            <bdi lang="en">{product.name}</bdi>
            <small>{kindWord(product.kind)}</small>
          </div>
        </div>
      </th>
      <td data-number>{format.money(product.price, 'USD')}</td>
      <td data-number>{format.number(product.stock)}</td>
      <td>{tone ? <Badge tone={tone}>{word}</Badge> : word}</td>
    </tr>
  );
}

const PRODUCT_COLUMNS = ['name', 'price', 'stock', 'status'] as const;
type ProductColumn = (typeof PRODUCT_COLUMNS)[number];

const COMPARE: Record<ProductColumn, (a: SampleProduct, b: SampleProduct) => number> = {
  name: (a, b) => a.name.localeCompare(b.name, 'en'),
  price: (a, b) => a.price - b.price,
  stock: (a, b) => a.stock - b.stock,
  status: (a, b) => productStatus(a).localeCompare(productStatus(b), 'en'),
};

/** Equal ones stay in the order of their names, whichever way the column goes. */
function orderedProducts(
  products: readonly SampleProduct[],
  { column, isDescending }: Sort<ProductColumn>,
): SampleProduct[] {
  const direction = isDescending ? -1 : 1;
  return products.toSorted((a, b) => direction * COMPARE[column](a, b) || COMPARE.name(a, b));
}
