import { Tabs as MantineTabs } from '@mantine/core';
import '@mantine/core/styles/Tabs.css';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { MantineScope } from '../theme/mantine-scope.tsx';
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
  const [ownId, setOwnId] = useState(tabs[0]?.id);
  const id = useId();
  const asked = selectedId ?? ownId;
  // A tab that is gone leaves the first one.
  const selected = tabs.find((tab) => tab.id === asked) ?? tabs[0];
  if (!selected) return null;

  const select = (next: string | null) => {
    if (next === null) return;
    setOwnId(next);
    onSelect?.(next);
  };
  const beforeMantine = (event: KeyboardEvent) => {
    const { key } = event;
    if (!/^(Arrow|Home|End)/.test(key)) return;
    // Alt and an arrow is the browser's way back.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) event.stopPropagation();
    // Mantine's Home and End only move the focus.
    else if (key === 'Home') select(tabs[0]?.id ?? null);
    else if (key === 'End') select(tabs.at(-1)?.id ?? null);
  };

  return (
    <MantineScope>
      <MantineTabs id={id} value={selected.id} onChange={select} classNames={classes}>
        <MantineTabs.List aria-label={label} onKeyDownCapture={beforeMantine}>
          {tabs.map((tab) => (
            <MantineTabs.Tab key={tab.id} value={tab.id} rightSection={tab.badge}>
              {tab.label}
            </MantineTabs.Tab>
          ))}
        </MantineTabs.List>
        <MantineTabs.Panel key={selected.id} value={selected.id} tabIndex={0}>
          {selected.panel}
        </MantineTabs.Panel>
      </MantineTabs>
    </MantineScope>
  );
}
