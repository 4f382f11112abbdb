import { decimalsOf } from '@onceware/api/kernel/money/decimals.limits';
import { purchaseLimits } from '@onceware/api/purchases/purchases.limits';
import { westernDigits } from '#lib/files/western-digits.ts';

const decimalSignOf = (locale: string): '.' | ',' => {
  const sign = new Intl.NumberFormat(locale).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value;
  return sign === ',' ? ',' : '.';
};

/**
 * An amount in major units as a person types it, or null where it is none or has more decimals than its currency. In the reader's
 * own decimal sign; the other one is taken for it where it can mean nothing else: `9,99` in English, but `1,299` is a
 * thousand and more.
 */
export function parsePrice(text: string, currency: string, locale: string): number | null {
  const decimals = decimalsOf(currency);
  const plain = westernDigits(text)
    .replaceAll('٫', '.')
    .replaceAll(/[\s٬'’\u200e\u200f\u061c]/g, '');
  const decimal = decimalIn(plain, text.includes('٫') ? '.' : decimalSignOf(locale));
  const group = decimal === '.' ? ',' : '.';
  const [whole = '', cents = '', ...more] = plain.split(decimal);
  const isGrouped = whole.includes(group);
  const isNumber = isGrouped ? new RegExp(String.raw`^\d{1,3}([${group}]\d{3})+$`).test(whole) : /^\d+$/.test(whole);
  if (!isNumber || more.length > 0 || !new RegExp(String.raw`^(\d{0,${decimals}}|00?)$`).test(cents)) return null;
  const amount = Number(`${whole.replaceAll(group, '')}.${cents || '0'}`);
  return amount <= purchaseLimits.priceMax ? amount : null;
}

/**
 * Finds the decimal sign: the last one if both occur; a single sign is the reader's own, or the other one if only one
 * or two digits follow.
 */
function decimalIn(text: string, own: '.' | ','): '.' | ',' {
  const [point, comma] = [text.lastIndexOf('.'), text.lastIndexOf(',')];
  if (point !== -1 && comma !== -1) return point > comma ? '.' : ',';
  const other = own === '.' ? ',' : '.';
  return new RegExp(String.raw`^\d+[${other}]\d{1,2}$`).test(text) ? other : own;
}

/** The same back, to be changed. */
export function priceText(amount: number, currency: string, locale: string): string {
  const decimals = decimalsOf(currency);
  return new Intl.NumberFormat(locale, {
    useGrouping: false,
    minimumFractionDigits: Number.isInteger(amount) ? 0 : decimals,
    maximumFractionDigits: decimals,
  }).format(amount);
}
