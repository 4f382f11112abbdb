import { useMemo } from 'react';
import { useLocale } from 'use-intl/react';

/** Years are numbers without marks between their digits. */
export function useYearWords(): (year: number) => string {
  const locale = useLocale();
  const numbers = useMemo(() => new Intl.NumberFormat(locale, { useGrouping: false }), [locale]);
  return (year) => numbers.format(year);
}
