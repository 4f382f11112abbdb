import type { LibraryFilter, SavedFilter } from '@onceware/api/collections/library/library.contract';
import { libraryLimits } from '@onceware/api/collections/library/library.limits';
import { Button } from '@onceware/ui/button/button';
import { IconX } from '@tabler/icons-react';
import { getQueryKey } from '@trpc/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { v7 as uuidv7 } from 'uuid';
import { trpc } from '#lib/api/trpc.ts';
import { useChange } from '#lib/changes/use-change.ts';
import { useMake } from '#lib/changes/use-make.ts';
import { useShown } from '#lib/changes/use-shown.ts';
import { FormDialog } from '#lib/form/form-dialog.tsx';
import { FormField } from '#lib/form/form-field.tsx';
import { isNarrow, writeFilter } from './filter-params.ts';
import classes from './library.module.css';

type FilterChange = { kind: 'save'; input: SavedFilter } | { kind: 'delete'; input: SavedFilter };
interface Filters {
  filters: SavedFilter[];
}

const CHANGES = ['collections-filters', 'change'] as const;
const FIELDS = ['name'] as const;

/** A saved one keeps its place. */
function applyFilterChange({ filters }: Filters, { kind, input }: FilterChange): Filters {
  const isThere = filters.some(({ id }) => id === input.id);
  if (kind === 'delete') return { filters: filters.filter(({ id }) => id !== input.id) };
  return { filters: isThere ? filters.map((one) => (one.id === input.id ? input : one)) : [...filters, input] };
}

function useFilterChanges() {
  const t = useTranslations('library.saved');
  const key = getQueryKey(trpc.collections.filters, undefined, 'query');
  const makeAndSay = useMake();
  const { change } = useChange<FilterChange, unknown>({
    key: CHANGES,
    data: [key],
    send: ({ collections }, { kind, input }) =>
      kind === 'save' ? collections.saveFilter.mutate(input) : collections.deleteFilter.mutate({ id: input.id }),
    confirm: (queryClient, made) =>
      queryClient.setQueryData<Filters>(key, (known) => known && applyFilterChange(known, made)),
  });
  const save = (input: SavedFilter) =>
    void makeAndSay(() => change({ kind: 'save', input }), { done: t('done', { name: input.name }) });
  return {
    save,
    remove: (input: SavedFilter) =>
      void makeAndSay(() => change({ kind: 'delete', input }), {
        done: t('deleted', { name: input.name }),
        action: { label: t('undo'), onAction: () => save(input) },
      }),
  };
}

interface Props {
  filter: LibraryFilter;
  onChoose: (filter: LibraryFilter) => void;
}

/** Filters under their names: one press asks for what they find; the one that is set can be saved. */
export function SavedFilters({ filter, onChoose }: Props) {
  const t = useTranslations('library.saved');
  const { data } = trpc.collections.filters.useQuery(undefined, {
    networkMode: 'always',
    select: useShown<Filters, FilterChange>(CHANGES, applyFilterChange),
  });
  const { save, remove } = useFilterChanges();
  const [isNaming, setIsNaming] = useState(false);
  const saved = data?.filters ?? [];
  const address = writeFilter(filter).toString();
  const isSaved = saved.some((one) => writeFilter(one.filter).toString() === address);
  const canSave = isNarrow(filter) && !isSaved && saved.length < libraryLimits.filtersMax;
  if (saved.length === 0 && !canSave) return null;
  return (
    <section className="stack one-column gap-2 min-w-0">
      <h2 className="text-14">{t('title')}</h2>
      {saved.length > 0 && (
        <ul className={classes.saved}>
          {saved.map((one) => (
            <li key={one.id} className={classes.savedRow}>
              <button
                type="button"
                className={classes.choice}
                aria-pressed={writeFilter(one.filter).toString() === address}
                onClick={() => onChoose(one.filter)}
              >
                <span className="truncate" dir="auto">
                  {one.name}
                </span>
              </button>
              <button type="button" className={classes.forget} onClick={() => remove(one)}>
                <IconX size={16} stroke={1.75} aria-hidden />
                <span className="sr-only">{t('delete', { name: one.name })}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {canSave && <Button onClick={() => setIsNaming(true)}>{t('save')}</Button>}
      {isNaming && (
        <NameDialog
          onClose={() => setIsNaming(false)}
          onName={(name) => {
            setIsNaming(false);
            save({ id: uuidv7(), name, filter: { ...filter, q: filter.q.trim() } });
          }}
        />
      )}
    </section>
  );
}

function NameDialog({ onName, onClose }: { onName: (name: string) => void; onClose: () => void }) {
  const t = useTranslations('library.saved');
  const [name, setName] = useState('');
  return (
    <FormDialog
      title={t('save')}
      closeLabel={t('close')}
      cancelLabel={t('cancel')}
      submitLabel={t('submit')}
      size="sm"
      fields={FIELDS}
      sentence={() => t('nameMissing')}
      onSubmit={() => onName(name.trim())}
      onClose={onClose}
    >
      <FormField
        name="name"
        label={t('name')}
        required
        data-autofocus
        autoComplete="off"
        dir="auto"
        maxLength={libraryLimits.filterNameMax}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value.replaceAll(/\s/g, ' '))}
      />
    </FormDialog>
  );
}
