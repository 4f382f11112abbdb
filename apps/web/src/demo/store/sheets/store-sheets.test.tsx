import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadPart } from '#i18n/parts.ts';
import { AllProductsPage } from '../pages/all-products-page.tsx';
import { renderStore } from '../testing.tsx';

const show = () => renderStore('/store-client', <AllProductsPage />);
const sheet = async (name: string) => within(await screen.findByRole('dialog', { name }));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const openCart = async () => {
  await press('Cart 3 products $94.56');
  return sheet('Cart');
};
const openWishlist = async () => {
  await press('Wishlist, 2 products');
  return sheet('Wishlist');
};

/** Does what a browser does on Escape. */
function pressEscape(dialog: HTMLElement) {
  dialog.removeAttribute('open');
  fireEvent(dialog, new Event('close'));
}

beforeAll(() => loadPart('store', 'en'));

describe('the cart', () => {
  it('opens when something is added, with badge and total brought up to date, and makes no call (NAV-18)', async () => {
    const { calls } = show();
    await press('Add Swatchbook to the cart');
    const cart = await sheet('Cart');
    expect(cart.getAllByRole('listitem').map((row) => within(row).getByRole('link').textContent)).toEqual([
      'Write Less, Say More',
      'Invoice Ledger',
      'Straight Pitch',
      'Swatchbook',
    ]);
    expect(cart.getByText('$104.46')).toBeDefined();
    expect(within(screen.getByRole('button', { name: 'Cart 4 products $104.46' })).getByText('4')).toBeDefined();
    expect(calls).toEqual([]);
  });

  it('takes more of a product, and not less than one (NAV-18)', async () => {
    show();
    const cart = await openCart();
    const quantity = within(cart.getByRole('group', { name: 'Quantity of Invoice Ledger' }));
    await userEvent.click(quantity.getByRole('button', { name: 'One more' }));
    expect(quantity.getByRole('status').textContent).toBe('2');
    expect(cart.getByText('$24.70 each')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Cart 4 products $119.26' })).toBeDefined();
    const less = quantity.getByRole('button', { name: 'One less' });
    await userEvent.click(less);
    expect(less.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(less);
    expect(quantity.getByRole('status').textContent).toBe('1');
    expect(document.activeElement).toBe(less);
  });

  it('removes a product, and puts it back in its place (NAV-18)', async () => {
    show();
    const cart = await openCart();
    await userEvent.click(cart.getByRole('button', { name: 'Remove Invoice Ledger' }));
    expect(screen.getByRole('button', { name: 'Cart 2 products $69.86' })).toBeDefined();
    const undo = cart.getByRole('button', { name: 'Undo', description: 'Invoice Ledger was removed.' });
    expect(document.activeElement).toBe(undo);
    await userEvent.click(undo);
    expect(cart.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Write Less, Say More',
      'Invoice Ledger',
      'Straight Pitch',
    ]);
    expect(document.activeElement).toBe(cart.getByRole('button', { name: 'Remove Invoice Ledger' }));
    expect(screen.getByRole('button', { name: 'Cart 3 products $94.56' })).toBeDefined();
  });

  it('says so when it is empty, and leads to the products (NAV-18)', async () => {
    show();
    const cart = await openCart();
    for (const name of ['Write Less, Say More', 'Invoice Ledger', 'Straight Pitch'])
      await userEvent.click(cart.getByRole('button', { name: `Remove ${name}` }));
    expect(cart.queryByRole('button', { name: 'Checkout' })).toBeNull();
    await userEvent.click(cart.getByRole('button', { name: 'Close cart' }));
    await press('Cart 0 products $0');
    expect(screen.getByText('Your cart is empty')).toBeDefined();
    await userEvent.click(screen.getByRole('link', { name: 'See all products' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says at checkout that nothing is sold, and sends nothing (NAV-18)', async () => {
    const { calls } = show();
    const cart = await openCart();
    expect(cart.queryByText(/sells nothing/)).toBeNull();
    await userEvent.click(cart.getByRole('button', { name: 'Checkout' }));
    expect(cart.getByText(/^This is a sample store: it sells nothing/).getAttribute('role')).toBe('status');
    expect(calls).toEqual([]);
  });

  it('closes on Escape, and opens again (NAV-18)', async () => {
    show();
    await openCart();
    pressEscape(screen.getByRole('dialog', { name: 'Cart' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await openCart();
  });
});

describe('the wishlist', () => {
  it('counts what hearts keep (NAV-18)', async () => {
    show();
    await press('Add Login Kit to the wishlist');
    expect(screen.getByRole('button', { name: 'Wishlist, 3 products' })).toBeDefined();
    await press('Remove Login Kit from the wishlist');
    expect(screen.getByRole('button', { name: 'Wishlist, 2 products' })).toBeDefined();
  });

  it('moves a product to the cart, which opens (NAV-18)', async () => {
    show();
    const wishlist = await openWishlist();
    await userEvent.click(wishlist.getByRole('button', { name: 'Move to cart: Paper Shapes' }));
    const cart = await sheet('Cart');
    expect(cart.getByRole('link', { name: 'Paper Shapes' })).toBeDefined();
    expect(screen.queryByRole('dialog', { name: 'Wishlist' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Wishlist, 1 product' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Cart 4 products $116.56' })).toBeDefined();
  });

  it('removes a product, puts it back, and says when nothing is left (NAV-18)', async () => {
    show();
    const wishlist = await openWishlist();
    await userEvent.click(wishlist.getByRole('button', { name: 'Remove Chart Blocks from the wishlist' }));
    await userEvent.click(wishlist.getByRole('button', { name: 'Undo' }));
    expect(wishlist.getAllByRole('link').map((link) => link.textContent)).toEqual(['Chart Blocks', 'Paper Shapes']);
    for (const name of ['Chart Blocks', 'Paper Shapes'])
      await userEvent.click(wishlist.getByRole('button', { name: `Remove ${name} from the wishlist` }));
    await userEvent.click(wishlist.getByRole('button', { name: 'Close wishlist' }));
    await press('Wishlist, empty');
    expect(screen.getByText('Your wishlist is empty')).toBeDefined();
  });
});

describe('product details', () => {
  const open = async () => {
    await userEvent.click(await screen.findByRole('link', { name: 'Maps for the Web' }));
    return sheet('Product details');
  };

  it('open beside the page, and link to a page of their own (NAV-18)', async () => {
    const { router } = show();
    const details = await open();
    expect(router.state.location.pathname).toBe('/store-client');
    expect(details.getByRole('heading', { name: 'Maps for the Web' })).toBeDefined();
    expect(details.getByText('$59')).toBeDefined();
    await userEvent.click(details.getByRole('link', { name: 'Open the full page' }));
    expect(router.state.location).toMatchObject({
      pathname: '/store-client/product-details',
      search: '?product=maps-for-the-web',
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('put as many into the cart as were chosen (NAV-18)', async () => {
    const { calls } = show();
    const details = await open();
    await userEvent.click(details.getByRole('button', { name: 'One more' }));
    await userEvent.click(details.getByRole('button', { name: 'Add to cart' }));
    await sheet('Cart');
    expect(screen.getByRole('button', { name: 'Cart 5 products $212.56' })).toBeDefined();
    expect(calls).toEqual([]);
  });

  it('keep a product on the wishlist (NAV-18)', async () => {
    show();
    const details = await open();
    await userEvent.click(details.getByRole('button', { name: 'Add to wishlist' }));
    expect(details.getByRole('button', { name: 'Remove from wishlist' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Wishlist, 3 products' })).toBeDefined();
  });

  it('leave a click that asks for a new tab to the browser (NAV-18)', async () => {
    show();
    const link = await screen.findByRole('link', { name: 'Maps for the Web' });
    expect(link.getAttribute('href')).toBe('/store-client/product-details?product=maps-for-the-web');
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link, { ctrlKey: true });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
