import type { CatalogEntry } from '@onceware/api/supply/editing/editing.contract';
import type { EntityType } from '@onceware/api/supply/editing/content.contract';
import { Badge } from '@onceware/ui/badge/badge';
import { Button } from '@onceware/ui/button/button';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import { adminPaths } from '#lib/admin-paths.ts';
import { paths } from '#lib/paths.ts';
import type { Column } from '#lib/table/column.ts';
import { SelectBox } from '#lib/table/selection/select-box.tsx';
import type { Selection } from '#lib/table/selection/use-selection.ts';
import classes from '../staff.module.css';

interface Shown {
  entityType: EntityType;
  selection: Selection<CatalogEntry>;
  onEdit: (entityId: string) => void;
}

export function useEntryColumns({ entityType, selection, onEdit }: Shown): Column<CatalogEntry, 'newest'>[] {
  const t = useTranslations('adminEditing.list');
  const category = useTranslations('catalog.category');
  const format = useFormat();
  const isDeal = entityType === 'deal';
  const ofDeals: Column<CatalogEntry, 'newest'>[] = [
    {
      key: 'price',
      label: t('price'),
      align: 'end',
      render: ({ price, currency }) => price !== null && currency !== null && format.money(price, currency),
    },
  ];
  return [
    {
      key: 'select',
      label: t('selectAll'),
      isPlain: true,
      head: (
        <SelectBox
          label={t('selectAll')}
          isChecked={selection.areAll}
          isPartial={selection.selected.length > 0}
          onToggle={selection.toggleAll}
        />
      ),
      render: ({ id, title }) => (
        <SelectBox label={t('select', { title })} isChecked={selection.has(id)} onToggle={() => selection.toggle(id)} />
      ),
    },
    {
      key: 'title',
      label: t('title'),
      isPlain: true,
      render: ({ id, title, toolName }) => (
        <span className={classes.stack}>
          <Link to={adminPaths.catalog(isDeal ? 'deals' : 'tools', id)} dir="auto">
            {title}
          </Link>
          {toolName !== null && (
            <span className={classes.quiet} dir="auto">
              {toolName}
            </span>
          )}
        </span>
      ),
    },
    { key: 'category', label: t('category'), render: (entry) => category(entry.category) },
    ...(isDeal ? ofDeals : []),
    { key: 'state', label: t('state'), render: (entry) => <State entry={entry} isDeal={isDeal} /> },
    {
      key: 'edit',
      label: t('actions'),
      isPlain: true,
      render: ({ id, slug, title, state }) => (
        <span className={classes.actions}>
          <Button aria-label={t('editOne', { title })} onClick={() => onEdit(id)}>
            {t('edit')}
          </Button>
          {(state === 'running' || state === 'ended') && (
            <Link to={isDeal ? paths.deal(slug) : paths.tool(slug)} aria-label={t('viewOne', { title })}>
              {t('view')}
            </Link>
          )}
        </span>
      ),
    },
  ];
}

function State({ entry: { state, startsAt, endsAt }, isDeal }: { entry: CatalogEntry; isDeal: boolean }) {
  const t = useTranslations('adminEditing.state');
  const format = useFormat();
  const at = state === 'scheduled' ? startsAt : state === 'hidden' ? null : endsAt;
  return (
    <span className={classes.stack}>
      <span>
        {state === 'running' ? (
          t(isDeal ? 'running' : 'shown')
        ) : (
          <Badge tone={state === 'hidden' ? 'signal' : 'neutral'}>{t(state)}</Badge>
        )}
      </span>
      {at !== null && (
        <span className={classes.quiet}>
          {t(state === 'scheduled' ? 'begins' : state === 'ended' ? 'endedAt' : 'ends')}{' '}
          <time dateTime={at}>{format.date(at)}</time>
        </span>
      )}
    </span>
  );
}
