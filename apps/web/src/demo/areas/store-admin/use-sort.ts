import { useSearchParams } from 'react-router';

export interface Sort<Column extends string> {
  column: Column;
  isDescending: boolean;
}

/** The order of a table, kept in the address as `sort=price` or `sort=-price`. */
export function useSort<Column extends string>(
  columns: readonly Column[],
  first: Column,
): [Sort<Column>, (column: Column) => void] {
  const [params, setParams] = useSearchParams();
  const asked = params.get('sort') ?? '';
  const column = columns.find((known) => asked === known || asked === `-${known}`) ?? first;
  const sort = { column, isDescending: asked === `-${column}` };

  const sortBy = (next: Column) =>
    setParams(
      (current) => {
        current.set('sort', next === sort.column && !sort.isDescending ? `-${next}` : next);
        return current;
      },
      { preventScrollReset: true },
    );
  return [sort, sortBy];
}
