import { useLayoutEffect, useRef, useState } from 'react';

export interface RowActions {
  /** A range when the second is true. */
  toggle: (key: string, isRange: boolean) => void;
  editNotes: (key: string, isEditing: boolean) => void;
  toggleMenu: (key: string, button: HTMLElement) => void;
  leave: () => void;
}

/** The same functions for good, which do what those of the last render do: rows that stay the same are not rendered again while others come. */
export function useRowActions(actions: RowActions): RowActions {
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  const [stable] = useState<RowActions>(() => ({
    toggle: (...given) => latest.current.toggle(...given),
    editNotes: (...given) => latest.current.editNotes(...given),
    toggleMenu: (...given) => latest.current.toggleMenu(...given),
    leave: () => latest.current.leave(),
  }));
  return stable;
}
