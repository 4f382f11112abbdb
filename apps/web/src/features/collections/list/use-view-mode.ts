import { useState } from 'react';

export type ViewMode = 'list' | 'grid';

const KEY = 'collections-view';

function read(): ViewMode {
  try {
    return localStorage.getItem(KEY) === 'grid' ? 'grid' : 'list';
  } catch {
    return 'list';
  }
}

/** Grid or list, as this browser was left (COL-04). */
export function useViewMode(): [ViewMode, (mode: ViewMode) => void] {
  const [mode, setMode] = useState(read);
  const choose = (next: ViewMode) => {
    setMode(next);
    try {
      localStorage.setItem(KEY, next);
    } catch {
      // Storage is closed: it lasts as long as the panel.
    }
  };
  return [mode, choose];
}
