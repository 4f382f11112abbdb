import { decimalsOf } from '@onceware/api/kernel/money/decimals.limits';
import { purchaseLimits } from '@onceware/api/purchases/purchases.limits';
import { useLocale, useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import { priceText } from './parse-price.ts';
import type { DraftProblem } from './purchase-draft.ts';

/** Returns a function that puts a field's problem into a sentence. */
export function useDraftProblem(currency: string): (problem: DraftProblem) => string {
  const t = useTranslations('purchases.problem');
  const format = useFormat();
  const locale = useLocale();
  return (problem) => {
    switch (problem) {
      case 'priceForm':
        return t(problem, { example: priceText(decimalsOf(currency) === 0 ? 4900 : 49.5, currency, locale) });
      case 'tooManyCodes':
        return t(problem, { max: format.number(purchaseLimits.codesMax) });
      case 'codeTooLong':
        return t(problem, { max: format.number(purchaseLimits.codeMax) });
      default:
        return t(problem);
    }
  };
}
