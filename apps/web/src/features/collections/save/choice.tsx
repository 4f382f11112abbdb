import { IconCheck, IconPlus } from '@tabler/icons-react';
import { type RefObject, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import type { ListedCollection } from '../changes/change.ts';
import { Dot } from '../pieces/dot.tsx';
import type { EntityRef } from './saved-query.ts';
import classes from './save-menu.module.css';
import { useToggleItem } from './use-toggle-item.ts';

function useFocusHere(hasFocus: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (hasFocus) button.current?.focus();
  }, [hasFocus]);
  return button;
}

/** A collection, with a mark where the entity is in it. */
export function Choice({
  collection,
  entity,
  isHere,
  isFirst,
  hasFocus,
}: {
  collection: ListedCollection;
  entity: EntityRef;
  isHere: boolean;
  isFirst: boolean;
  hasFocus: boolean;
}) {
  const toggle = useToggleItem(entity);
  return (
    <button
      ref={useFocusHere(hasFocus)}
      type="button"
      role="menuitemcheckbox"
      aria-checked={isHere}
      className={classes.choice}
      tabIndex={isFirst ? 0 : -1}
      data-autofocus={isFirst || undefined}
      onClick={() => toggle(collection.id)}
    >
      <Dot name={collection.name} />
      <span className="flex-1 truncate" dir="auto">
        {collection.name}
      </span>
      {isHere && <IconCheck className={classes.check} size={18} stroke={2} aria-hidden />}
    </button>
  );
}

/** The way to a new one. */
export function NewChoice({
  label,
  isFirst,
  hasFocus,
  onClick,
}: {
  label: string;
  isFirst: boolean;
  hasFocus: boolean;
  onClick: () => void;
}) {
  return (
    <button
      ref={useFocusHere(hasFocus)}
      type="button"
      role="menuitem"
      className={`${classes.choice} ${classes.new}`}
      tabIndex={isFirst ? 0 : -1}
      data-autofocus={isFirst || undefined}
      onClick={onClick}
    >
      <IconPlus className={classes.plus} size={18} stroke={1.75} aria-hidden />
      {label}
    </button>
  );
}

interface FilterBoxProps {
  value: string;
  onChange: (value: string) => void;
  ref: RefObject<HTMLInputElement | null>;
}

/** Finds collections by their names. */
export function FilterBox({ value, onChange, ref }: FilterBoxProps) {
  const t = useTranslations('managing');
  return (
    <input
      ref={ref}
      className={classes.filter}
      type="search"
      value={value}
      placeholder={t('choose.filter')}
      aria-label={t('choose.filter')}
      autoComplete="off"
      maxLength={100}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
