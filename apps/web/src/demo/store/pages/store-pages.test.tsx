import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSearchParams } from 'react-router';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadPart } from '#i18n/parts.ts';
import { findProduct } from '../cart/sample-products.ts';
import { readStoreSearch, type ResultsView } from '../search/store-search.ts';
import { renderStore } from '../testing.tsx';
import { AllProductsPage } from './all-products-page.tsx';
import { OrdersPage } from './orders-page.tsx';
import { ProductPage } from './product-page.tsx';
import { ResultsPage } from './results-page.tsx';
import { StoreHomePage } from './store-home-page.tsx';
import { WishlistPage } from './wishlist-page.tsx';

function Results({ view = 'grid' }: { view?: ResultsView }) {
  const [params] = useSearchParams();
  return <ResultsPage view={view} search={readStoreSearch(params)} />;
}

const names = () => screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

function LoginKit() {
  const product = findProduct('login-kit');
  return product && <ProductPage product={product} />;
}

beforeAll(() => loadPart('store', 'en'));

describe('the pages of the demo store', () => {
  it.each([
    ['All products', AllProductsPage],
    ['Find something to make things with', StoreHomePage],
    ['Search the store', Results],
    ['Login Kit', LoginKit],
    ['Wishlist', WishlistPage],
    ['My orders', OrdersPage],
  ])('«%s» has one heading and says that it is a sample (NAV-18) (NAV-22)', async (heading, Page) => {
    const { calls } = renderStore('/store-client/home', <Page />);
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(heading);
    expect(screen.getByText('Sample data: nothing here is real or sold.')).toBeDefined();
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
    expect(calls).toEqual([]);
  });

  it('leads from home to what is searched for, and to a category (NAV-18)', async () => {
    const { router } = renderStore('/store-client/home', <StoreHomePage />);
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search the store' }), 'maps{Enter}');
    expect(router.state.location).toMatchObject({ pathname: '/store-client/search-results-grid', search: '?q=maps' });
    await userEvent.click(screen.getByRole('link', { name: /^Courses/ }));
    expect(router.state.location.search).toBe('?category=courses');
  });

  it('shows the results of a search, and keeps it in the other view (NAV-18)', async () => {
    const { router } = renderStore('/store-client/search-results-grid?q=chart', <Results />);
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Results for “chart”');
    expect(names()).toEqual(['Reading Charts', 'Chart Blocks']);
    expect(screen.getByText('2 products').getAttribute('role')).toBe('status');
    expect(screen.getByRole('link', { name: 'Show as a grid' }).getAttribute('aria-current')).toBe('page');
    await userEvent.click(screen.getByRole('link', { name: 'Show as a list' }));
    expect(router.state.location).toMatchObject({ pathname: '/store-client/search-results-list', search: '?q=chart' });
  });

  it('puts category and order into the address, and keeps them for the next search (NAV-18)', async () => {
    const { router } = renderStore('/store-client/search-results-list', <Results view="list" />);
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Category' }), 'Code');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Lowest price');
    expect(router.state.location.search).toBe('?category=code&sort=price');
    expect(names()).toEqual(['Branch View', 'Storage Layers', 'Login Kit', 'Chart Blocks']);
    await userEvent.type(screen.getByRole('searchbox'), 'kit{Enter}');
    expect(router.state.location.search).toBe('?q=kit&category=code&sort=price');
  });

  it('says when nothing was found, and shows the way to everything (NAV-18)', async () => {
    renderStore('/store-client/search-results-grid?q=zebra', <Results />);
    expect(await screen.findByText('No product matches this')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Show all products' }).getAttribute('href')).toBe('/store-client');
  });

  it('shows one product and others like it (NAV-18)', async () => {
    renderStore('/store-client/product-details?product=login-kit', <LoginKit />);
    const more = within(await screen.findByRole('region', { name: 'More in Code' }));
    expect(more.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Chart Blocks',
      'Branch View',
      'Storage Layers',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
    expect(await screen.findByRole('dialog', { name: 'Cart' })).toBeDefined();
  });

  it('moves from the wishlist page to the cart, and offers to undo (NAV-18)', async () => {
    renderStore('/store-client/wishlist', <WishlistPage />);
    await userEvent.click(await screen.findByRole('button', { name: 'Move to cart: Chart Blocks' }));
    expect(
      within(await screen.findByRole('dialog', { name: 'Cart' })).getByRole('link', { name: 'Chart Blocks' }),
    ).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Close cart' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByRole('button', { name: 'Wishlist, 2 products' })).toBeDefined();
  });

  it('lists orders with what they cost, and buys one again (NAV-18)', async () => {
    const { calls } = renderStore('/store-client/my-orders', <OrdersPage />);
    expect(await screen.findByRole('heading', { name: 'Order S-1987' })).toBeDefined();
    expect(screen.getByText('Placed on Feb 11, 2026')).toBeDefined();
    expect(screen.getByText('$34.80')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Buy again: order S-1987' }));
    await screen.findByRole('dialog', { name: 'Cart' });
    expect(screen.getByRole('button', { name: 'Cart 6 products $129.36' })).toBeDefined();
    expect(calls).toEqual([]);
  });
});
