import { IconSearch } from '@tabler/icons-react';
import { useId } from 'react';
import classes from './pieces.module.css';

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** How many there are, said aloud when it changes. */
  result: string;
}

/** Narrows the list below while somebody types. */
export function SearchField({ label, value, onChange, result }: Props) {
  const id = useId();
  return (
    <div className="row wrap items-center justify-between gap-2-4 mb-4">
      <label className="sr-only" htmlFor={id}>
        {label}
      </label>
      <div className={classes.box}>
        <IconSearch className={classes.icon} size={18} stroke={1.75} aria-hidden />
        <input
          id={id}
          className={classes.input}
          type="search"
          dir="auto"
          placeholder={label}
          autoComplete="off"
          maxLength={100}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </div>
      <p className="text-14 num quiet" role="status">
        {result}
      </p>
    </div>
  );
}
