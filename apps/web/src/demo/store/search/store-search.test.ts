import { describe, expect, it } from 'vitest';
import { PRODUCTS } from '../cart/sample-products.ts';
import { productHref, productOf, readStoreSearch, resultsHref, searchProducts } from './store-search.ts';

const read = (query: string) => readStoreSearch(new URLSearchParams(query));
const names = (query: string) => searchProducts(read(query)).map((product) => product.name);

describe('the demo store’s search', () => {
  it('reads an address and leaves out what it does not understand (NAV-18)', () => {
    expect(read('q=%20chart%20&category=code&sort=price')).toEqual({ q: 'chart', category: 'code', sort: 'price' });
    expect(read('category=shoes&sort=colour')).toEqual({ q: '', category: null, sort: 'featured' });
    expect(read(`q=${'x'.repeat(500)}`).q).toHaveLength(100);
  });

  it('gives a search one address, whichever way it is shown (NAV-18)', () => {
    expect(resultsHref('grid', { q: 'a & b', category: null, sort: 'featured' })).toBe(
      '/store-client/search-results-grid?q=a+%26+b',
    );
    expect(resultsHref('list', { q: '', category: 'code', sort: 'price_desc' })).toBe(
      '/store-client/search-results-list?category=code&sort=price_desc',
    );
    expect(resultsHref('grid', {})).toBe('/store-client/search-results-grid');
  });

  it('finds what holds every word, in any case (NAV-18)', () => {
    expect(names('q=CHART')).toEqual(['Reading Charts', 'Chart Blocks']);
    expect(names('q=chart+svg')).toEqual(['Chart Blocks']);
    expect(names('q=zebra')).toEqual([]);
    expect(names('')).toHaveLength(PRODUCTS.length);
  });

  it('narrows to a category and orders by price or rating (NAV-18)', () => {
    expect(names('category=graphics&sort=price')).toEqual([
      'Dune Wallpapers',
      'Swatchbook',
      'Arcade Frames',
      'Paper Shapes',
    ]);
    expect(names('category=graphics&sort=price_desc')[0]).toBe('Paper Shapes');
    expect(names('sort=rating')[0]).toBe('Write Less, Say More');
  });

  it('finds the product of an address, and the first where it names none (NAV-18)', () => {
    expect(productHref('login-kit')).toBe('/store-client/product-details?product=login-kit');
    expect(productOf(new URLSearchParams('product=login-kit'))?.name).toBe('Login Kit');
    expect(productOf(new URLSearchParams())).toBe(PRODUCTS[0]);
    expect(productOf(new URLSearchParams('product=none'))).toBeUndefined();
  });

  it('has sample products that can be told apart (NAV-18)', () => {
    expect(new Set(PRODUCTS.map((product) => product.slug)).size).toBe(PRODUCTS.length);
    expect(new Set(PRODUCTS.map((product) => product.picture)).size).toBe(PRODUCTS.length);
  });
});
