import { IconCheckbox } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { useFocusFallback } from '#lib/use-focus-fallback.ts';
import classes from './items.module.css';
import type { Selection } from './use-selection.ts';

/** Above the rows: begins and ends selecting, selects all once all have come, and tells how many are selected. */
export function SelectBar({
  selection: { isOn, selected, start, stop, toggleAll },
  total,
  isAll,
}: {
  selection: Selection;
  total: number;
  isAll: boolean;
}) {
  const t = useTranslations('arranging');
  const all = useRef<HTMLInputElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const count = selected.length;
  const isPartial = count > 0 && count < total;
  useEffect(() => {
    if (all.current) all.current.indeterminate = isPartial;
  }, [isPartial, isOn]);
  // Moves the focus to the toggle, because the focused check box or row may have gone with the selection.
  useFocusFallback(isOn, toggle);
  return (
    <div className={classes.selectBar}>
      {isOn && (
        <label className={classes.all}>
          <input ref={all} type="checkbox" checked={count === total} disabled={!isAll} onChange={toggleAll} />
          {t('selectAll')}
        </label>
      )}
      {/* Always there: a live region speaks of what changes in it. */}
      <p className="flex-1 num quiet" role="status">
        {isOn && t('selected', { count })}
      </p>
      <button
        ref={toggle}
        type="button"
        className={classes.toggle}
        aria-pressed={isOn}
        onClick={() => (isOn ? stop() : start())}
      >
        <IconCheckbox size={18} stroke={1.75} aria-hidden />
        {t('select')}
      </button>
    </div>
  );
}
