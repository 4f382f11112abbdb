import { describe, expect, it } from 'vitest';
import { type Cart, MAX_QUANTITY, sumOf, withAdded, withQuantity } from './cart.ts';

const cart: Cart = [{ slug: 'login-kit', quantity: 1 }];

describe('the demo cart', () => {
  it('counts pieces and adds up their prices (NAV-18)', () => {
    expect(sumOf(cart)).toEqual({ count: 1, cents: 6900 });
    expect(sumOf([...cart, { slug: 'swatchbook', quantity: 3 }])).toEqual({ count: 4, cents: 9870 });
    expect(sumOf([])).toEqual({ count: 0, cents: 0 });
  });

  it('adds to the line that a product has already (NAV-18)', () => {
    expect(withAdded(cart, 'login-kit', 2)).toEqual([{ slug: 'login-kit', quantity: 3 }]);
    expect(withAdded(cart, 'swatchbook', 2)).toEqual([...cart, { slug: 'swatchbook', quantity: 2 }]);
  });

  it('holds at least one and not too many of each (NAV-18)', () => {
    expect(withAdded(cart, 'login-kit', MAX_QUANTITY)).toEqual([{ slug: 'login-kit', quantity: MAX_QUANTITY }]);
    expect(withQuantity(cart, 'login-kit', 0)).toEqual(cart);
  });
});
