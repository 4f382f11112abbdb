import { data, type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { ProductPage } from '#demo/store/pages/product-page.tsx';
import { productOf } from '#demo/store/search/store-search.ts';

export function loader({ request }: LoaderFunctionArgs) {
  if (!productOf(new URL(request.url).searchParams)) throw data(null, { status: 404 });
  return null;
}

export function Component() {
  const [params] = useSearchParams();
  const product = productOf(params);
  return product ? <ProductPage product={product} /> : null;
}
