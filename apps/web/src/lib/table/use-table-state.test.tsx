import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadPart } from '#i18n/parts.ts';
import { WithWords } from '#lib/page/with-words.tsx';
import { renderApp } from '#testing/render.tsx';
import { ChoiceFilter } from './bar/choice-filter.tsx';
import { TableBar } from './bar/table-bar.tsx';
import { oneOf, type TableSpec } from './table-address.ts';
import { useTableState } from './use-table-state.ts';

const filters = { status: oneOf(['active', 'suspended']) };
const SPEC: TableSpec<'created', typeof filters> = { sorts: ['created'], descending: [], filters };

function Bar() {
  const table = useTableState(SPEC);
  return (
    <TableBar table={table} searchLabel="Search" page={undefined}>
      <ChoiceFilter
        table={table}
        name="status"
        label="Status"
        options={[
          { value: 'active', label: 'Active' },
          { value: 'suspended', label: 'Suspended' },
        ]}
      />
    </TableBar>
  );
}

describe('search and filters of a table', () => {
  beforeAll(() => loadPart('admin', 'en'));

  /** Going anywhere takes until it is let through. */
  async function show() {
    const waiting: { search: string; pass: () => void }[] = [];
    const app = renderApp(
      <WithWords part="admin">
        <Bar />
      </WithWords>,
      {
        loader: ({ request }) =>
          new Promise((resolve) => waiting.push({ search: new URL(request.url).search, pass: () => resolve(null) })),
      },
    );
    const passAll = () => act(async () => waiting.splice(0).forEach(({ pass }) => pass()));
    await waitFor(() => expect(waiting).toHaveLength(1));
    await passAll();
    const field = await screen.findByRole('searchbox', { name: 'Search' });
    const asked = () => waiting.map(({ search }) => search);
    return { field, asked, passAll, search: () => app.router.state.location.search };
  }
  const choose = (status: string) => userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), status);

  it('are both kept when a filter is chosen in a pause of typing (ADM-01)', async () => {
    const { field, asked, passAll, search } = await show();
    await userEvent.type(field, 'mia');
    await choose('Suspended');
    // The page with the filter has not come yet, and the words rest.
    await waitFor(() => expect(asked().at(-1)).toBe('?q=mia&status=suspended'));
    await passAll();
    await waitFor(() => expect(search()).toBe('?q=mia&status=suspended'));
    expect(field).toHaveProperty('value', 'mia');
  });

  it('are both kept when a filter is chosen while the search is loading, and what is cleared stays empty (ADM-01)', async () => {
    const { field, asked, passAll, search } = await show();
    await userEvent.type(field, 'mia');
    await waitFor(() => expect(asked()).toEqual(['?q=mia']));
    await choose('Active');
    await waitFor(() => expect(asked().at(-1)).toBe('?q=mia&status=active'));
    await userEvent.clear(field);
    await waitFor(() => expect(asked().at(-1)).toBe('?status=active'));
    await passAll();
    await waitFor(() => expect(search()).toBe('?status=active'));
    expect(field).toHaveProperty('value', '');
  });
});
