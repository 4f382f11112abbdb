import { useState } from 'react';
import { type MenuItem, pathToCurrent } from './menu-item.ts';

interface OpenBranches {
  isOpen: (id: string) => boolean;
  /** @param rivals close when this one opens, where only one may be open */
  toggle: (id: string, rivals: readonly string[]) => void;
}

/** Which branches are open: those above the current entry, and what the reader opens and closes. */
export function useOpenBranches(items: readonly MenuItem[], isMultiple: boolean): OpenBranches {
  const path = pathToCurrent(items);
  const key = path.join('\n');
  const [state, setState] = useState<{ key: string; open: ReadonlySet<string> }>({ key, open: new Set(path) });

  // The current entry is in another branch now: that one opens too.
  if (state.key !== key)
    setState({ key, open: new Set(isMultiple || path.length === 0 ? [...state.open, ...path] : path) });

  const toggle = (id: string, rivals: readonly string[]) =>
    setState(({ open }) => {
      const next = new Set(open);
      if (!next.delete(id)) {
        if (!isMultiple) for (const rival of rivals) next.delete(rival);
        next.add(id);
      }
      return { key, open: next };
    });

  return { isOpen: (id) => state.open.has(id), toggle };
}
