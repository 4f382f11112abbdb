import { useId } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import classes from './filter-select.module.css';

/** The value of a filter in the address, if it is one of those there are. */
export function useFilter<Value extends string>(name: string, values: readonly Value[]): Value | undefined {
  const [params] = useSearchParams();
  return values.find((value) => value === params.get(name));
}

interface Props<Value extends string> {
  /** Its name in the address. */
  name: string;
  label: string;
  values: readonly Value[];
  wordOf: (value: Value) => string;
}

/** Narrows a list to one value. It lives in the address, so a link or a reload finds the same. */
export function FilterSelect<Value extends string>({ name, label, values, wordOf }: Props<Value>) {
  const t = useTranslations('demo.page');
  const id = useId();
  const [, setParams] = useSearchParams();
  const chosen = useFilter(name, values) ?? '';

  const choose = (value: string) =>
    setParams(
      (params) => {
        if (value === '') params.delete(name);
        else params.set(name, value);
        return params;
      },
      { preventScrollReset: true },
    );

  return (
    <div className={classes.filter}>
      <label className={classes.label} htmlFor={id}>
        {label}
      </label>
      <select id={id} className={classes.select} value={chosen} onChange={(event) => choose(event.currentTarget.value)}>
        <option value="">{t('all')}</option>
        {values.map((value) => (
          <option key={value} value={value}>
            {wordOf(value)}
          </option>
        ))}
      </select>
    </div>
  );
}
