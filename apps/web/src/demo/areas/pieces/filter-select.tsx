import { Select } from '@onceware/ui/select/select';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';

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
    <Select label={label} size="md" value={chosen} onChange={(event) => choose(event.currentTarget.value)}>
      <option value="">{t('all')}</option>
      {values.map((value) => (
        <option key={value} value={value}>
          {wordOf(value)}
        </option>
      ))}
    </Select>
  );
}
