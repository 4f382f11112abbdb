import { type ChangeEvent, useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import classes from './items.module.css';

interface Props {
  /** Title of the deal or tool. */
  title: string;
  isSelected: boolean;
  /** A range when Shift is held. */
  onToggle: (isRange: boolean) => void;
}

/** Whether a row is selected. */
export function SelectBox({ title, isSelected, onToggle }: Props) {
  const t = useTranslations('arranging');
  // Not every browser tells it with the click that Space makes.
  const hasShift = useRef(false);
  const change = ({ nativeEvent }: ChangeEvent) =>
    onToggle(hasShift.current || (nativeEvent instanceof MouseEvent && nativeEvent.shiftKey));
  return (
    <label className={classes.box}>
      <input
        type="checkbox"
        aria-label={t('selectItem', { title })}
        checked={isSelected}
        onChange={change}
        onKeyDown={({ shiftKey }) => (hasShift.current = shiftKey)}
        onKeyUp={() => (hasShift.current = false)}
        onBlur={() => (hasShift.current = false)}
      />
    </label>
  );
}
