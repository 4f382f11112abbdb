import type { Purchase } from '@onceware/api/purchases/purchases.contract';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import { refundWindow } from './refund-window.ts';

interface RefundWords {
  text: string;
  tone: 'open' | 'soon' | 'ended';
}

/** Returns the text on a purchase's refund deadline; null if there is nothing to say. */
export function useRefundWords(purchase: Purchase, today: string): RefundWords | null {
  const t = useTranslations('purchases.refund');
  const format = useFormat();
  const refund = refundWindow(purchase, today);
  if (refund.is === 'none') return null;
  const date = format.date(refund.until);
  if (refund.is === 'ended') return { text: t('ended', { date }), tone: 'ended' };
  return { text: t('open', { date, days: refund.daysLeft }), tone: refund.isSoon ? 'soon' : 'open' };
}
