import { Fragment } from 'react';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import { useMoment } from '#lib/time/exact-time.ts';
import classes from './log-difference.module.css';

interface Props {
  value: unknown;
  /** On the other side of the change: what is not there too is marked. */
  other: unknown;
  mark: 'del' | 'ins';
}

/** Format in which the server writes a time. */
const TIME = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** One value of a change; of a list, each entry. */
export function LogValue({ value, other, mark: Mark }: Props) {
  const t = useTranslations('adminLogs.change');
  const { number } = useFormat();
  const moment = useMoment();
  const say = (one: unknown): string => {
    if (one === null || one === undefined || one === '') return t('none');
    if (typeof one === 'boolean') return t(one ? 'yes' : 'no');
    if (typeof one === 'number') return number(one);
    if (typeof one !== 'string') return JSON.stringify(one);
    return TIME.test(one) ? moment(one) : one;
  };
  const entries: unknown[] = Array.isArray(value) ? value : [value];
  const others = (Array.isArray(other) ? other : [other]).map(say);
  if (entries.length === 0) return t('none');
  return entries.map((one, index) => {
    const text = say(one);
    return (
      <Fragment key={text}>
        {index > 0 && ' '}
        {others.includes(text) ? (
          <span dir="auto">{text}</span>
        ) : (
          <Mark className={classes[Mark]} dir="auto">
            {text}
          </Mark>
        )}
      </Fragment>
    );
  });
}
