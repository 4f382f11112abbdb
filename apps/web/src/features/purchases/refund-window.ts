import type { Purchase } from '@onceware/api/purchases/purchases.contract';
import { daysBetween } from './days.ts';

/** Number of days from which the deadline is highlighted. */
const SOON_DAYS = 7;

/** `none`: no deadline is known, or the money is back already. */
type RefundWindow =
  | { is: 'none' }
  | { is: 'ended'; until: string }
  | { is: 'open'; until: string; daysLeft: number; isSoon: boolean };

/** Returns the state of a purchase's refund deadline on a given day; the deadline day itself still counts. */
export function refundWindow(
  { refundUntil, state }: Pick<Purchase, 'refundUntil' | 'state'>,
  today: string,
): RefundWindow {
  if (refundUntil === null || state === 'refunded') return { is: 'none' };
  const daysLeft = daysBetween(today, refundUntil);
  return daysLeft < 0
    ? { is: 'ended', until: refundUntil }
    : { is: 'open', until: refundUntil, daysLeft, isSoon: daysLeft < SOON_DAYS };
}
