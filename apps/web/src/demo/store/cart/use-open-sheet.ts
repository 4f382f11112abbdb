import { useErrorSentence } from '#lib/api/error-sentence.ts';
import { showToast } from '#lib/toasts/toasts.tsx';
import type { Cart } from './cart.ts';
import { putInCart, showSheet, type StoreSheet } from './store-state.ts';

let load: () => Promise<unknown> = () => Promise.resolve();

/** The toolbar, which shows the sheets, says how they load: sheets open one another, and would import themselves. */
export function setSheetsLoader(loader: typeof load): void {
  load = loader;
}

/** The code of the three sheets, fetched with the first that opens. */
export const loadSheets = (): Promise<unknown> => load();

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
