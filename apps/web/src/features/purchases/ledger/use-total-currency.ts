import { useState } from 'react';

const KEY = 'purchases-currency';

function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** The currency that all is added up in, as this browser was left; null: none was chosen (ACC-02). */
export function useTotalCurrency(): [string | null, (currency: string) => void] {
  const [currency, setCurrency] = useState(read);
  const choose = (next: string) => {
    setCurrency(next);
    try {
      localStorage.setItem(KEY, next);
    } catch {
      // Storage is closed: it lasts as long as the page.
    }
  };
  return [currency, choose];
}
