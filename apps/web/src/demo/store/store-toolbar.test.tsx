import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadPart } from '#i18n/parts.ts';
import { renderStore } from './testing.tsx';

const cartButton = (name: string) => screen.findByRole('button', { name });

beforeAll(() => loadPart('store', 'en'));

describe('the store’s toolbar', () => {
  it.each(['/store-client', '/store-client/my-orders'])(
    'has search, wishlist and cart on %s (NAV-18)',
    async (path) => {
      renderStore(path);
      expect(await screen.findByRole('searchbox', { name: 'Search the store' })).toBeDefined();
      expect(screen.getByRole('button', { name: 'Wishlist, 2 products' })).toBeDefined();
      expect(screen.getByRole('button', { name: 'Cart 3 products $94.56' })).toBeDefined();
    },
  );

  it.each(['home', 'wishlist', 'search-results-grid', 'search-results-list', 'product-details'])(
    'has no search box on /store-client/%s (NAV-18)',
    async (page) => {
      renderStore(`/store-client/${page}`);
      expect(await cartButton('Cart 3 products $94.56')).toBeDefined();
      expect(screen.queryByRole('searchbox')).toBeNull();
    },
  );

  it('shows a badge of 3 and a total of $94.56, and calls nobody for it (NAV-18)', async () => {
    const { calls } = renderStore('/store-client');
    const cart = within(await cartButton('Cart 3 products $94.56'));
    expect(cart.getByText('3')).toBeDefined();
    expect(cart.getByText('$94.56')).toBeDefined();
    expect(calls).toEqual([]);
  });

  it('leads a search to the results (NAV-18)', async () => {
    const { router } = renderStore('/store-client/my-orders');
    await userEvent.type(await screen.findByRole('searchbox'), ' maps & charts {Enter}');
    expect(router.state.location).toMatchObject({
      pathname: '/store-client/search-results-grid',
      search: '?q=maps+%26+charts',
    });
  });

  it('opens the cart and the wishlist as sheets, one at a time (NAV-18)', async () => {
    renderStore('/store-client');
    await userEvent.click(await cartButton('Cart 3 products $94.56'));
    expect(await screen.findByRole('dialog', { name: 'Cart' })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Close cart' }));
    await userEvent.click(screen.getByRole('button', { name: 'Wishlist, 2 products' }));
    expect(await screen.findByRole('dialog', { name: 'Wishlist' })).toBeDefined();
    expect(screen.queryByRole('dialog', { name: 'Cart' })).toBeNull();
  });

  it('closes a sheet when the address changes (NAV-18)', async () => {
    const { router } = renderStore('/store-client');
    await userEvent.click(await cartButton('Cart 3 products $94.56'));
    await screen.findByRole('dialog', { name: 'Cart' });
    await act(() => router.navigate('/store-client/my-orders'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
