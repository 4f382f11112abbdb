import { useId, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import classes from './bar.module.css';
import { day, type Filters } from '../table-address.ts';
import type { TableState } from '../use-table-state.ts';

type DayFilters = Filters & Record<'from' | 'to', typeof day>;

/** Narrows the rows to those from one day to another, both included; for tables with the filters `from` and `to`. */
export function DaysFilter<Sort extends string, Of extends DayFilters>({ table }: { table: TableState<Sort, Of> }) {
  const t = useTranslations('admin.table');
  const { from = '', to = '' } = table.query.filters;
  const choose = (name: 'from' | 'to') => (text: string) =>
    table.show(table.filterHref(name, text), { isTyping: true });
  return (
    <div className={classes.days}>
      <Day label={t('from')} value={from} max={to} onChoose={choose('from')} />
      <Day label={t('to')} value={to} min={from} onChoose={choose('to')} />
    </div>
  );
}

function Day({
  label,
  value,
  min,
  max,
  onChoose,
}: {
  label: string;
  value: string;
  min?: string;
  max?: string;
  onChoose: (text: string) => void;
}) {
  const id = useId();
  // While a year is typed, the field holds days of long ago.
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    setText(value);
  }
  const change = (typed: string) => {
    setText(typed);
    if (typed === '' || (day(typed) && typed >= '2000')) onChoose(typed);
  };
  return (
    <div className={classes.day}>
      <label className="text-14 quiet" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className={classes.input}
        type="date"
        min={min || undefined}
        max={max || undefined}
        value={text}
        onChange={(event) => change(event.currentTarget.value)}
      />
    </div>
  );
}
