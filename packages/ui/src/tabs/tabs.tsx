import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { isRtl } from '../direction/is-rtl.ts';
import classes from './tabs.module.css';

export interface Tab {
  id: string;
  label: string;
  /** A count, for instance. */
  badge?: ReactNode;
  /** Rendered only while it is selected. */
  panel: ReactNode;
}

export interface TabsProps {
  tabs: readonly Tab[];
  /** Names the row of tabs: `Notifications`. */
  label: string;
  /** The tab that is selected, where the caller keeps it; else the first one is from the start. */
  selectedId?: string | undefined;
  onSelect?: (id: string) => void;
}

/** One of several panels at a time. Arrow keys, Home and End select; Tab leads into the panel. */
export function Tabs({ tabs, label, selectedId, onSelect }: TabsProps) {
  const baseId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [ownId, setOwnId] = useState(tabs[0]?.id);
  const asked = selectedId ?? ownId;
  // A tab that is gone leaves the first one.
  const selected = tabs.find(({ id }) => id === asked) ?? tabs[0];
  if (!selected) return null;

  const select = (id: string) => {
    setOwnId(id);
    onSelect?.(id);
  };
  const selectByKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const at = tabs.indexOf(selected);
    const step = isRtl(event.currentTarget) ? -1 : 1;
    const moves: Partial<Record<string, number>> = {
      ArrowRight: at + step,
      ArrowLeft: at - step,
      Home: 0,
      End: tabs.length - 1,
    };
    const to = moves[event.key];
    const tab = to === undefined ? undefined : tabs[(to + tabs.length) % tabs.length];
    if (!tab) return;
    event.preventDefault();
    select(tab.id);
    list.current?.querySelector<HTMLElement>(`[data-tab='${CSS.escape(tab.id)}']`)?.focus();
  };

  return (
    <div className={classes.tabs}>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the selected tab has the focus */}
      <div ref={list} className={classes.list} role="tablist" aria-label={label} onKeyDown={selectByKey}>
        {tabs.map((tab) => {
          const isSelected = tab === selected;
          return (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={`${baseId}-${tab.id}`}
              data-tab={tab.id}
              className={classes.tab}
              aria-selected={isSelected}
              aria-controls={isSelected ? `${baseId}-panel` : undefined}
              tabIndex={isSelected ? 0 : -1}
              onClick={() => select(tab.id)}
            >
              {tab.label}
              {tab.badge}
            </button>
          );
        })}
      </div>
      <div
        key={selected.id}
        role="tabpanel"
        id={`${baseId}-panel`}
        className={classes.panel}
        aria-labelledby={`${baseId}-${selected.id}`}
        tabIndex={0}
      >
        {selected.panel}
      </div>
    </div>
  );
}
