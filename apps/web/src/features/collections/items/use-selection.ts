import { useMemo, useState } from 'react';
import { between, withSelected } from './selection.ts';

export interface Selection {
  isOn: boolean;
  /** Keys of those that are shown, in their order. */
  selected: readonly string[];
  has: (key: string) => boolean;
  /** Begins it, with an item or without. */
  start: (key?: string) => void;
  stop: () => void;
  /** With everything from the one that was toggled before, when `isRange`. */
  toggle: (key: string, isRange: boolean) => void;
  toggleAll: () => void;
}

const NONE: ReadonlySet<string> = new Set();

/** Which of the rows are selected. What is no longer shown is not: nothing unseen is moved or removed. */
export function useSelection(keys: readonly string[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null);
  const [last, setLast] = useState<string | null>(null);
  const known = chosen ?? NONE;
  const selected = useMemo(() => (known.size === 0 ? [] : keys.filter((key) => known.has(key))), [keys, known]);
  return {
    isOn: chosen !== null,
    selected,
    has: (key) => known.has(key),
    start: (key) => {
      setChosen(new Set(key === undefined ? [] : [key]));
      setLast(key ?? null);
    },
    stop: () => setChosen(null),
    toggle: (key, isRange) => {
      const isSelected = !known.has(key);
      setChosen(withSelected(known, isRange && last !== null ? between(keys, last, key) : [key], isSelected));
      setLast(key);
    },
    toggleAll: () => setChosen(new Set(selected.length < keys.length ? keys : [])),
  };
}
