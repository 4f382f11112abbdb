import { westernDigits } from '#lib/files/western-digits.ts';
import { parsePrice } from '../form/parse-price.ts';

/** Currency of each sign; for a sign that several currencies share, the one that shops mean by it. */
const SIGNS: Record<string, string> = {
  $: 'USD',
  US$: 'USD',
  '€': 'EUR',
  '£': 'GBP',
  '¥': 'JPY',
  'CN¥': 'CNY',
  '₹': 'INR',
  R$: 'BRL',
  A$: 'AUD',
  AU$: 'AUD',
  C$: 'CAD',
  CA$: 'CAD',
  NZ$: 'NZD',
  HK$: 'HKD',
  S$: 'SGD',
  MX$: 'MXN',
  '₩': 'KRW',
  '₺': 'TRY',
  zł: 'PLN',
  Kč: 'CZK',
  '₪': 'ILS',
  '₴': 'UAH',
};

/** Price as the server reads it, with a point or a comma before the decimals. */
const PLAIN = /^\d{1,9}([.,]\d{1,4})?$/;

/**
 * A price as people and shops write it, `$1,299.00` or `1.299,00 €`, as the file's own columns have it.
 *
 * @param currency of its column; empty if there is none, and then the sign says it
 */
export function readPrice(cell: string, currency: string, locale: string): { price: string; currency: string } {
  const text = westernDigits(cell).trim();
  if (PLAIN.test(text)) return { price: text, currency };
  const sign = text.replaceAll(/[\d.,\s'’٬٫]/g, '');
  const code = currency || SIGNS[sign] || (/^[a-z]{3}$/i.test(sign) ? sign.toUpperCase() : '');
  const isKnown = sign === '' || Object.hasOwn(SIGNS, sign) || /^[a-z]{3}$/i.test(sign);
  const amount = text.replace(sign, '').trim();
  // In the reader's own way; else in whichever it can be meant.
  const price = [locale, 'en', 'de'].map((way) => parsePrice(amount, code || 'USD', way)).find((one) => one !== null);
  return { price: isKnown && price !== undefined ? String(price) : text, currency: code };
}
