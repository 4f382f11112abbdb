import { Select } from '@onceware/ui/select/select';
import { useTranslations } from 'use-intl/react';
import type { Filters } from '../table-address.ts';
import type { TableState } from '../use-table-state.ts';

interface Props<Sort extends string, Of extends Filters> {
  table: TableState<Sort, Of>;
  name: keyof Of & string;
  label: string;
  options: readonly { value: string; label: string }[];
  /** Label without a choice, if that does not mean all. */
  unchosen?: string;
}

/** Narrows the rows to one of a few values, or to none of them. */
export function ChoiceFilter<Sort extends string, Of extends Filters>({
  table,
  name,
  label,
  options,
  unchosen,
}: Props<Sort, Of>) {
  const t = useTranslations('admin.table');
  const value: string = table.query.filters[name] ?? '';
  // A role of the address that is gone, or whose list has not come yet.
  const isUnlisted = value !== '' && !options.some((option) => option.value === value);
  return (
    <Select
      label={label}
      size="md"
      value={value}
      onChange={(event) => table.show(table.filterHref(name, event.currentTarget.value))}
    >
      <option value="">{unchosen ?? t('any')}</option>
      {isUnlisted && <option value={value}>{value}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  );
}
