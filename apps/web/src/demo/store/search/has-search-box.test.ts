import { expect, it } from 'vitest';
import { hasSearchBox } from './has-search-box.ts';

it.each([
  ['/store-client', true],
  ['/store-client/', true],
  ['/store-client/my-orders', true],
  ['/store-client/home-and-garden', true],
  ['/store-client/wishlists', true],
  ['/store-client/home', false],
  ['/store-client/home/', false],
  ['/store-client/wishlist', false],
  ['/store-client/search-results-grid', false],
  ['/store-client/search-results-list', false],
  ['/store-client/product-details', false],
  ['/store-client/product-details/more', false],
  ['/store-clients', false],
  ['/store-admin', false],
])('the toolbar’s search box on %s: %s (NAV-18)', (path, isShown) => {
  expect(hasSearchBox(path)).toBe(isShown);
});
