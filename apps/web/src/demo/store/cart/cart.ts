import { findProduct } from './sample-products.ts';

interface CartLine {
  slug: string;
  quantity: number;
}
export type Cart = readonly CartLine[];

/** Highest quantity of one product. */
export const MAX_QUANTITY = 9;

const within = (quantity: number) => Math.min(Math.max(quantity, 1), MAX_QUANTITY);

export function withAdded(cart: Cart, slug: string, quantity: number): Cart {
  if (!cart.some((line) => line.slug === slug)) return [...cart, { slug, quantity: within(quantity) }];
  return cart.map((line) => (line.slug === slug ? { slug, quantity: within(line.quantity + quantity) } : line));
}

export function withQuantity(cart: Cart, slug: string, quantity: number): Cart {
  return cart.map((line) => (line.slug === slug ? { slug, quantity: within(quantity) } : line));
}

/** In US cents. */
export const lineTotal = ({ slug, quantity }: CartLine): number => (findProduct(slug)?.cents ?? 0) * quantity;

/** How many pieces, and what they cost together in US cents. */
export function sumOf(lines: Cart): { count: number; cents: number } {
  return lines.reduce((sum, line) => ({ count: sum.count + line.quantity, cents: sum.cents + lineTotal(line) }), {
    count: 0,
    cents: 0,
  });
}
