import type { BulkChange } from '@onceware/api/supply/editing/editing.contract';
import { CATEGORIES } from '@onceware/api/catalog/catalog.limits';
import { ENTITY_STATES } from '@onceware/api/supply/editing/editing.limits';
import type { EntityType } from '@onceware/api/supply/editing/content.contract';
import { Button } from '@onceware/ui/button/button';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { trpc } from '#lib/api/trpc.ts';
import { AdminPage } from '#lib/frames/admin-page.tsx';
import { AdminTable } from '#lib/table/admin-table.tsx';
import { ChoiceFilter } from '#lib/table/bar/choice-filter.tsx';
import { TableBar } from '#lib/table/bar/table-bar.tsx';
import { Pager } from '#lib/table/pager.tsx';
import { useSelection } from '#lib/table/selection/use-selection.ts';
import { TABLE_QUERY } from '#lib/table/table-query.ts';
import { useTableState } from '#lib/table/use-table-state.ts';
import { CatalogNav } from '#lib/frames/catalog-nav.tsx';
import { useStartDraft } from '../use-start-draft.ts';
import { BulkBar } from './bulk-bar.tsx';
import { ENTRIES_TABLE, entriesFilter, entriesInput } from './entries-table.ts';
import { possibleIn, possibleOf } from './possible-changes.ts';
import { useBulk } from './use-bulk.ts';
import { useEntryColumns } from './use-entry-columns.tsx';

/** All deals, or all tools, for staff, including those hidden from others (CAT-11). */
export function EntriesPage({ entityType }: { entityType: EntityType }) {
  const t = useTranslations('adminEditing.list');
  const state = useTranslations('adminEditing.state');
  const category = useTranslations('catalog.category');
  const { client } = trpc.useUtils();
  const table = useTableState(ENTRIES_TABLE);
  const filter = entriesFilter(entityType, table.input);
  const query = trpc.admin.catalog.editing.list.useQuery(entriesInput(entityType, table.input), TABLE_QUERY);
  // Too many matches for the search: pages are read by id cursor.
  const isByEdge = filter.q !== '' && query.data?.isMore === true;
  const selection = useSelection(query.data?.rows ?? []);
  const [meant, setMeant] = useState<string | null>(null);
  const areAllMeant = meant === JSON.stringify(filter);
  const bulk = useBulk(entityType);
  const start = useStartDraft();
  const columns = useEntryColumns({
    entityType,
    selection,
    onEdit: (entityId) => void start(entityType, { entityId }),
  });
  const clear = () => {
    setMeant(null);
    selection.clear();
  };
  const change = async (asked: BulkChange) => {
    const ticked = selection.selected.map(({ id }) => id);
    await bulk.change(async () => (areAllMeant ? client.admin.catalog.editing.ids.query(filter) : ticked), asked);
    clear();
  };
  const isDeal = entityType === 'deal';
  const states = isDeal ? ENTITY_STATES : (['running', 'hidden'] as const);
  return (
    <AdminPage
      section="catalog"
      actions={
        <Button variant="primary" onClick={() => void start(entityType)}>
          {t(isDeal ? 'newDeal' : 'newTool')}
        </Button>
      }
    >
      <CatalogNav />
      <TableBar table={table} searchLabel={t('search')} page={query.data}>
        <ChoiceFilter
          table={table}
          name="state"
          label={t('state')}
          options={states.map((value) => ({ value, label: state(value === 'running' && !isDeal ? 'shown' : value) }))}
        />
        <ChoiceFilter
          table={table}
          name="category"
          label={t('category')}
          options={CATEGORIES.map((value) => ({ value, label: category(value) }))}
        />
      </TableBar>
      <AdminTable
        caption={t(isDeal ? 'deals' : 'tools')}
        table={table}
        query={query}
        columns={columns}
        rowKey={({ id }) => id}
        empty={<p>{t('empty')}</p>}
      />
      <Pager table={table} page={query.data} isByEdge={isByEdge} />
      <BulkBar
        entityType={entityType}
        selection={selection}
        total={query.data?.total ?? 0}
        areAllMeant={areAllMeant}
        possible={areAllMeant ? possibleIn(entityType, filter.state) : possibleOf(selection.selected)}
        onMeanAll={() => setMeant(JSON.stringify(filter))}
        onClear={clear}
        progress={bulk.progress}
        onStop={bulk.stop}
        onChange={(asked) => void change(asked)}
      />
    </AdminPage>
  );
}
