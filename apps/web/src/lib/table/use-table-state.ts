import { useLocation, useNavigate, useNavigation, useSearchParams } from 'react-router';
import {
  type Direction,
  type Edge,
  type Filters,
  firstDirection,
  readTable,
  tableInput,
  tableParams,
  type TableQuery,
  type TableSpec,
} from './table-address.ts';

export interface TableState<Sort extends string, Of extends Filters> {
  spec: TableSpec<Sort, Of>;
  query: TableQuery<Sort, Of>;
  /** For the table's procedure. */
  input: ReturnType<typeof tableInput<Sort, Of>>;
  /** Something is searched for or filtered by. */
  isFiltered: boolean;
  /** Without search and filters. */
  clearedHref: string;
  pageHref: (page: number, edge?: Edge) => string;
  /** Sorted by this; without a direction the other way round if it is already. */
  sortHref: (sort: Sort, direction?: Direction) => string;
  /** Without text: with this filter taken away. */
  filterHref: (name: keyof Of & string, text: string) => string;
  searchHref: (q: string) => string;
  /** Goes to one of these addresses and stays where the page is scrolled to. */
  show: (href: string, options?: { isTyping: boolean }) => void;
}

/**
 * Search, sort, filters and page of a table, which live in the address: back and forward, links and reloads keep them.
 * Whatever changes but the page leads to the first page.
 */
export function useTableState<Sort extends string, Of extends Filters>(
  spec: TableSpec<Sort, Of>,
): TableState<Sort, Of> {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  // Reads the address being navigated to, so that the next change, such as a filter while a search is loading, adds to
  // it.
  const { location: ahead } = useNavigation();
  const query = readTable(spec, ahead?.pathname === pathname ? new URLSearchParams(ahead.search) : params);

  const href = (change: Partial<TableQuery<Sort, Of>>) => {
    const search = tableParams(spec, { ...query, page: 1, edge: undefined, ...change }).toString();
    return search ? `${pathname}?${search}` : pathname;
  };
  const nextDirection = (sort: Sort) =>
    sort !== query.sort ? firstDirection(spec, sort) : query.direction === 'asc' ? 'desc' : 'asc';

  return {
    spec,
    query,
    input: tableInput(query),
    isFiltered: query.q !== '' || Object.values(query.filters).some((value) => value !== undefined),
    clearedHref: href({ q: '', filters: {} }),
    pageHref: (page, edge) => href({ page, edge }),
    sortHref: (sort, direction = nextDirection(sort)) => href({ sort, direction }),
    filterHref: (name, text) =>
      href({ filters: { ...query.filters, [name]: text ? spec.filters[name]?.(text) : undefined } }),
    searchHref: (q) => href({ q }),
    // While typing, back does not lead through every word.
    show: (to, { isTyping } = { isTyping: false }) =>
      void navigate(to, { replace: isTyping, preventScrollReset: true }),
  };
}
