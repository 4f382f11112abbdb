import { useFormat } from '#i18n/format.ts';

/** US cents as a price in the reader's language. */
export function usePrice(): (cents: number) => string {
  const format = useFormat();
  return (cents) => format.money(cents / 100, 'USD');
}
