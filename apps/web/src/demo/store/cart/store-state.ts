import { useSyncExternalStore } from 'react';
import { type Cart, withAdded, withQuantity } from './cart.ts';

export type StoreSheet = { kind: 'cart' } | { kind: 'wishlist' } | { kind: 'details'; slug: string };

interface StoreState {
  cart: Cart;
  /** Slugs. */
  wishlist: readonly string[];
  sheet: StoreSheet | null;
}

/** Spec §9: a badge of 3 and a total of $94.56. */
const INITIAL: StoreState = {
  cart: ['write-less-say-more', 'invoice-ledger', 'straight-pitch'].map((slug) => ({ slug, quantity: 1 })),
  wishlist: ['chart-blocks', 'paper-shapes'],
  sheet: null,
};

// Held by the module: the toolbar stands in the header, apart from the pages, and no other visit should load a
// provider for it. It lasts as long as the visit, and the server never changes it.
let state = INITIAL;
const listeners = new Set<() => void>();

function change(next: Partial<StoreState>): void {
  state = { ...state, ...next };
  for (const notify of listeners) notify();
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

export const useStore = (): StoreState =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => INITIAL,
  );

/** Resets the store to its state at the start of a visit. */
export const resetStore = (): void => change(INITIAL);

export const showSheet = (sheet: StoreSheet | null): void => change({ sheet });

export const putInCart = (slug: string, quantity: number): void =>
  change({ cart: withAdded(state.cart, slug, quantity) });

export const setQuantity = (slug: string, quantity: number): void =>
  change({ cart: withQuantity(state.cart, slug, quantity) });

/** Puts what was taken away back in its place. */
export type Undo = () => void;

export function removeFromCart(slug: string): Undo {
  const index = state.cart.findIndex((line) => line.slug === slug);
  const line = state.cart[index];
  change({ cart: state.cart.filter((other) => other.slug !== slug) });
  return () => line && change({ cart: state.cart.toSpliced(index, 0, line) });
}

export function removeFromWishlist(slug: string): Undo {
  const index = state.wishlist.indexOf(slug);
  change({ wishlist: state.wishlist.filter((other) => other !== slug) });
  return () => change({ wishlist: state.wishlist.toSpliced(index, 0, slug) });
}

export function toggleWish(slug: string): void {
  if (state.wishlist.includes(slug)) removeFromWishlist(slug);
  else change({ wishlist: [...state.wishlist, slug] });
}
