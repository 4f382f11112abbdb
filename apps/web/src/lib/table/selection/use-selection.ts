import { useState } from 'react';

export interface Selection<Row> {
  /** Selected rows of this page. */
  selected: readonly Row[];
  areAll: boolean;
  has: (id: string) => boolean;
  toggle: (id: string) => void;
  toggleAll: () => void;
  clear: () => void;
}

/** Which rows are ticked. What a search or another page takes out of sight is not selected. */
export function useSelection<Row extends { id: string }>(rows: readonly Row[]): Selection<Row> {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const selected = rows.filter(({ id }) => ids.has(id));
  const areAll = rows.length > 0 && selected.length === rows.length;
  return {
    selected,
    areAll,
    has: (id) => ids.has(id),
    toggle: (id) =>
      setIds(
        new Set(
          ids.has(id)
            ? selected.filter((row) => row.id !== id).map((row) => row.id)
            : [...selected.map((row) => row.id), id],
        ),
      ),
    toggleAll: () => setIds(new Set(areAll ? [] : rows.map(({ id }) => id))),
    clear: () => setIds(new Set()),
  };
}
