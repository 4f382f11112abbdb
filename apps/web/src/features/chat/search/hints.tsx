import type { SearchHint } from '@onceware/api/chat/chat.contract';
import { useTranslations } from 'use-intl/react';
import classes from './search.module.css';

const EXAMPLE = '2026-03-01';

/** Operators that were not understood, or found nobody and no room (LIVE-18). */
export function Hints({ hints }: { hints: readonly SearchHint[] }) {
  const t = useTranslations('chatSearch');
  if (hints.length === 0) return null;
  const sentence = ({ operator, value }: SearchHint): string => {
    const isMissing = value === '';
    switch (operator) {
      case 'from':
        return isMissing ? t('missing.from') : t('hint.from', { value });
      case 'in':
        return isMissing ? t('missing.in') : t('hint.in', { value });
      case 'has':
        return isMissing ? t('missing.has') : t('hint.has', { value });
      case 'before':
      case 'after':
        return isMissing ? t('missing.day', { example: EXAMPLE }) : t('hint.day', { value, example: EXAMPLE });
    }
  };
  return (
    <ul className={classes.hints} role="status">
      {hints.map((hint) => (
        <li key={`${hint.operator} ${hint.value}`}>{sentence(hint)}</li>
      ))}
    </ul>
  );
}
