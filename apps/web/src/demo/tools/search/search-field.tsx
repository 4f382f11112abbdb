import { catalogLimits } from '@onceware/api/catalog/catalog.limits';
import { IconButton } from '@onceware/ui/button/button';
import { IconSearch, IconX } from '@tabler/icons-react';
import { type RefObject, useId } from 'react';
import { useTranslations } from 'use-intl/react';
import classes from './search.module.css';

interface Props {
  ref: RefObject<HTMLInputElement | null>;
  value: string;
  onChange: (value: string) => void;
}

/** Not of type `search`: there Escape empties the field, here it closes the dialog. */
export function SearchField({ ref, value, onChange }: Props) {
  const t = useTranslations('demoTools.search');
  const id = useId();
  const clear = () => {
    onChange('');
    ref.current?.focus();
  };
  return (
    <div className={classes.box}>
      <label className="sr-only" htmlFor={id}>
        {t('field')}
      </label>
      <IconSearch className={classes.icon} size={20} stroke={1.75} aria-hidden />
      <input
        ref={ref}
        id={id}
        className={classes.input}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={catalogLimits.queryMax}
        placeholder={t('field')}
        // An empty field follows the page's direction, with its placeholder.
        dir={value ? 'auto' : undefined}
        data-autofocus
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {value && (
        <IconButton aria-label={t('clear')} onClick={clear}>
          <IconX size={18} stroke={1.75} aria-hidden />
        </IconButton>
      )}
    </div>
  );
}
