import { demoPaths } from '#lib/demo-paths.ts';
import { findProduct, type Product, PRODUCTS, STORE_CATEGORIES, type StoreCategory } from '../cart/sample-products.ts';

export const STORE_SORTS = ['featured', 'rating', 'price', 'price_desc'] as const;
type StoreSort = (typeof STORE_SORTS)[number];

export const STORE_QUERY_MAX = 100;

/** Search that the store's results show; all of it is in the address. */
export interface StoreSearch {
  q: string;
  category: StoreCategory | null;
  sort: StoreSort;
}

/** Reads an address; what it does not understand it leaves out. */
export function readStoreSearch(params: URLSearchParams): StoreSearch {
  return {
    q: (params.get('q') ?? '').trim().slice(0, STORE_QUERY_MAX),
    category: STORE_CATEGORIES.find((category) => category === params.get('category')) ?? null,
    sort: STORE_SORTS.find((sort) => sort === params.get('sort')) ?? 'featured',
  };
}

export const RESULTS_PATHS = { grid: demoPaths.storeGrid, list: demoPaths.storeList } as const;
export type ResultsView = keyof typeof RESULTS_PATHS;

export function resultsHref(view: ResultsView, { q, category, sort }: Partial<StoreSearch>): string {
  const params = new URLSearchParams({
    ...(q && { q }),
    ...(category && { category }),
    ...(sort && sort !== 'featured' && { sort }),
  }).toString();
  return params ? `${RESULTS_PATHS[view]}?${params}` : RESULTS_PATHS[view];
}

export const productHref = (slug: string): string =>
  `${demoPaths.storeDetails}?${new URLSearchParams({ product: slug }).toString()}`;

/** The product of an address: the first one where it names none. */
export function productOf(params: URLSearchParams): Product | undefined {
  const slug = params.get('product');
  return slug === null ? PRODUCTS[0] : findProduct(slug);
}

const ORDERS: Record<Exclude<StoreSort, 'featured'>, (a: Product, b: Product) => number> = {
  rating: (a, b) => b.rating.score - a.rating.score,
  price: (a, b) => a.cents - b.cents,
  price_desc: (a, b) => b.cents - a.cents,
};

/** The products that hold every word of `q`. */
export function searchProducts({ q, category, sort }: StoreSearch): readonly Product[] {
  const words = q.toLowerCase().split(/\s+/);
  const found = PRODUCTS.filter((product) => {
    const text = `${product.name} ${product.maker} ${product.promise} ${product.description}`.toLowerCase();
    return (category === null || product.category === category) && words.every((word) => text.includes(word));
  });
  return sort === 'featured' ? found : found.toSorted(ORDERS[sort]);
}
