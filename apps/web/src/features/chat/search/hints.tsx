import type { SearchHint } from '@onceware/api/chat/chat.contract';
import { useTranslations } from 'use-intl/react';
import classes from './search.module.css';

const EXAMPLE = '2026-03-01';

/** Operators that were not understood, or found nobody and no room (LIVE-18). */
export function Hints({ hints }: { hints: readonly SearchHint[] }) {
  const t = useTranslations('chatSearch');
  if (hints.length === 0) return null;
  const sentence = ({ operator, value }: SearchHint) => {
    const key = operator === 'before' || operator === 'after' ? 'day' : operator;
    return value === '' ? t(`missing.${key}`, { example: EXAMPLE }) : t(`hint.${key}`, { value, example: EXAMPLE });
  };
  return (
    <ul className={classes.hints} role="status">
      {hints.map((hint) => (
        <li key={`${hint.operator} ${hint.value}`}>{sentence(hint)}</li>
      ))}
    </ul>
  );
}
