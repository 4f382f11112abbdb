import { useState } from 'react';
import { type MenuItem, pathToCurrent } from './menu-item.ts';

export interface OpenBranches {
  isOpen: (id: string) => boolean;
  /** @param level its level: opening an entry closes the others there, when only one may be open */
  toggle: (item: MenuItem, level: readonly MenuItem[]) => void;
}

/** Which branches are open: those above the current entry, and what the reader opens and closes. */
export function useOpenBranches(items: readonly MenuItem[], isMultiple: boolean): OpenBranches {
  const path = pathToCurrent(items);
  const key = path.join('\n');
  const [state, setState] = useState<{ key: string; open: ReadonlySet<string> }>({ key, open: new Set(path) });

  // The current entry is in another branch now: that one opens too.
  if (state.key !== key)
    setState({ key, open: new Set(isMultiple || path.length === 0 ? [...state.open, ...path] : path) });

  const toggle = (item: MenuItem, level: readonly MenuItem[]) =>
    setState(({ open }) => {
      const next = new Set(open);
      if (!next.delete(item.id)) {
        if (!isMultiple && 'label' in item) for (const rival of level) if ('label' in rival) next.delete(rival.id);
        next.add(item.id);
      }
      return { key, open: next };
    });

  return { isOpen: (id) => state.open.has(id), toggle };
}
