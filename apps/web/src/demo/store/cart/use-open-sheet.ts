import { useErrorSentence } from '#lib/api/error-sentence.ts';
import { showToast } from '#lib/toasts/toasts.tsx';
import type { Cart } from './cart.ts';
import { putInCart, showSheet, type StoreSheet } from './store-state.ts';

/** The code of the three sheets, fetched with the first that opens. */
export const loadSheets = () => import('../sheets/store-sheets.tsx');

/** Without its code there is no sheet; the page must not fail for it. */
export function useOpenSheet(): (sheet: StoreSheet) => void {
  const sentence = useErrorSentence();
  return (sheet) => {
    loadSheets().then(
      () => showSheet(sheet),
      (error: unknown) => showToast({ kind: 'error', text: sentence(error) }),
    );
  };
}

/** Puts products into the cart and opens it; no call is made (NAV-18). */
export function useAddToCart(): (lines: Cart) => void {
  const openSheet = useOpenSheet();
  return (lines) => {
    for (const { slug, quantity } of lines) putInCart(slug, quantity);
    openSheet({ kind: 'cart' });
  };
}
