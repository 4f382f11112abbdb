import type { LogEntry } from '@onceware/api/staff/action-log/entries.contract';
import { ACTIONS, TARGET_TYPES } from '@onceware/api/kernel/audit/actions.contract';
import { useTranslations } from 'use-intl/react';
import { ChoiceFilter } from '#lib/table/bar/choice-filter.tsx';
import { DaysFilter } from '#lib/table/bar/days-filter.tsx';
import { FilterChip } from '#lib/table/bar/filter-chip.tsx';
import { TableBar } from '#lib/table/bar/table-bar.tsx';
import type { TableState } from '#lib/table/use-table-state.ts';
import type { LOGS_TABLE } from './logs-table.ts';
import { useActionName } from './use-action-name.ts';
import type { TablePage } from '@onceware/api/kernel/table/table.contract';

interface Props {
  table: TableState<'at', (typeof LOGS_TABLE)['filters']>;
  page: TablePage<LogEntry> | undefined;
}

/** Search and filters of the log; those for one person or one thing are set by links and only taken away here. */
export function LogBar({ table, page }: Props) {
  const t = useTranslations('adminLogs');
  const actionName = useActionName();
  const { actorId, targetId } = table.query.filters;
  const actor = page?.rows.find((entry) => entry.actor?.id === actorId)?.actor;
  const target = page?.rows.find((entry) => entry.target?.id === targetId)?.target;
  return (
    <TableBar table={table} searchLabel={t('search')} exportOf="logs" page={page}>
      <ChoiceFilter
        table={table}
        name="action"
        label={t('filter.action')}
        options={ACTIONS.map((action) => ({ value: action, label: actionName(action) }))}
      />
      <ChoiceFilter
        table={table}
        name="targetType"
        label={t('filter.target')}
        options={TARGET_TYPES.map((type) => ({ value: type, label: t(`type.${type}`) }))}
      />
      <DaysFilter table={table} />
      {actorId && (
        <FilterChip
          label={t('filter.by', { name: actor?.name ?? t('filter.onePerson') })}
          href={table.filterHref('actorId', '')}
        />
      )}
      {targetId && (
        <FilterChip
          label={t('filter.on', { name: target?.person?.name ?? target?.label ?? t('filter.oneTarget') })}
          href={table.filterHref('targetId', '')}
        />
      )}
    </TableBar>
  );
}
