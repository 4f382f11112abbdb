import { useTranslations } from 'use-intl/react';
import classes from './search.module.css';

/** Operators of a search, as they are typed in every language, with what stands behind them. */
const OPERATORS = [
  { key: 'from', text: 'from:' },
  { key: 'in', text: 'in:' },
  { key: 'before', text: 'before:' },
  { key: 'after', text: 'after:' },
  { key: 'hasLink', text: 'has:link' },
  { key: 'hasFile', text: 'has:file' },
  { key: 'phrase', text: '""' },
] as const;

/** A query with an operator at its end, and the part of it that is to be typed over. */
export interface Inserted {
  query: string;
  selection: [from: number, to: number];
}

interface Props {
  query: string;
  /** One room is searched. */
  isOneRoom: boolean;
  onInsert: (inserted: Inserted) => void;
}

/** Buttons that write the operators of a search, each with what it means (LIVE-18). */
export function Operators({ query, isOneRoom, onInsert }: Props) {
  const t = useTranslations('chatSearch');
  return (
    <div className={classes.operators} role="group" aria-label={t('operators.label')}>
      {OPERATORS.filter(({ key }) => !(isOneRoom && key === 'in')).map(({ key, text }) => {
        const operator = key === 'phrase' ? `"${t('operators.words')}"` : text;
        const meaning = t(`operators.${key}`);
        return (
          <button
            key={key}
            type="button"
            className={classes.operator}
            title={meaning}
            aria-label={t('operators.insert', { operator, meaning })}
            onClick={() => onInsert(inserted(query, key, text))}
          >
            <bdi dir={key === 'phrase' ? 'auto' : 'ltr'}>{operator}</bdi>
          </button>
        );
      })}
    </div>
  );
}

/** Meanings of the operators, for somebody who has not begun. */
export function OperatorsHelp({ isOneRoom }: { isOneRoom: boolean }) {
  const t = useTranslations('chatSearch');
  return (
    <dl className={classes.help}>
      {OPERATORS.filter(({ key }) => !(isOneRoom && key === 'in')).map(({ key, text }) => (
        <div key={key}>
          <dt>
            <bdi dir={key === 'phrase' ? 'auto' : 'ltr'}>{key === 'phrase' ? `"${t('operators.words')}"` : text}</bdi>
          </dt>
          <dd>{t(`operators.${key}`)}</dd>
        </div>
      ))}
    </dl>
  );
}

function inserted(query: string, key: (typeof OPERATORS)[number]['key'], text: string): Inserted {
  const before = query.trim() === '' ? '' : `${query.trimEnd()} `;
  // A day to type over, in the form that is read.
  const value = key === 'before' || key === 'after' ? dayOfToday() : '';
  const end = `${before}${text}${value}`;
  if (key === 'phrase') return { query: end, selection: [end.length - 1, end.length - 1] };
  const whole = key === 'hasLink' || key === 'hasFile' ? `${end} ` : end;
  return { query: whole, selection: [whole.length - value.length, whole.length] };
}

function dayOfToday(): string {
  const now = new Date();
  const two = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
