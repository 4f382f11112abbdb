import type { Purchase } from '@onceware/api/purchases/purchases.contract';
import { yearOf } from '../days.ts';
import type { PurchaseSort, PurchasesSearch } from './purchases-search.ts';
import { refundWindow } from '../refund-window.ts';

type Compare = (one: Purchase, other: Purchase) => number;

const text = (value: string | null | undefined) => (value ?? '').toLocaleLowerCase();

function isFound({ title, tier, notes, toolName }: Purchase, words: readonly string[]): boolean {
  const all = [title, tier, notes, toolName].map(text).join('\n');
  return words.every((word) => all.includes(word));
}

/**
 * Returns the purchases that match a search, in its order. Every search term must occur in the title, tier, notes or
 * the tool's name.
 */
export function arrangePurchases(
  purchases: readonly Purchase[],
  { q, state, year, sort }: PurchasesSearch,
  today: string,
  locale: string,
): Purchase[] {
  const words = text(q).split(/\s+/).filter(Boolean);
  const shown = purchases.filter(
    (one) =>
      (state === null || one.state === state) &&
      (year === null || yearOf(one.purchasedOn) === year) &&
      (words.length === 0 || isFound(one, words)),
  );
  return shown.toSorted(orderOf(sort, today, locale));
}

function orderOf(sort: PurchaseSort, today: string, locale: string): Compare {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  switch (sort) {
    case 'newest':
      return (one, other) => compareDays(other, one);
    case 'oldest':
      return compareDays;
    case 'title':
      return (one, other) => compare(one.title, other.title);
    case 'price':
      return (one, other) => other.price - one.price;
    case 'refund':
      return (one, other) => deadlineOf(one, today).localeCompare(deadlineOf(other, today));
  }
}

const orderedDay = ({ purchasedOn, createdAt }: Purchase) => `${purchasedOn} ${createdAt}`;
const compareDays: Compare = (one, other) => orderedDay(one).localeCompare(orderedDay(other));

/** The open deadlines first, the nearest before the others. */
function deadlineOf(purchase: Purchase, today: string): string {
  const refund = refundWindow(purchase, today);
  return refund.is === 'open' ? refund.until : '9999-12-31';
}

/** The years that something was bought in, the newest first. */
export const yearsOf = (purchases: readonly Purchase[]): number[] =>
  [...new Set(purchases.map(({ purchasedOn }) => yearOf(purchasedOn)))].toSorted((one, other) => other - one);
