import type { RowNote } from '@onceware/api/supply/import/import.contract';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { trpc } from '#lib/api/trpc.ts';
import classes from './import-notes.module.css';
import { importLimits } from '@onceware/api/supply/import/import.limits';

interface Props {
  id: string;
  /** Number of notes for the whole file; the server lists only the first of them. */
  count: number;
  /** From the beginning; else when they are asked for. */
  isShown: boolean;
}

const AGAIN_MS = 1_000;

/** The rows that were left out, and the fields that were, each with its place in the file. */
export function ImportNotes({ id, count, isShown }: Props) {
  const t = useTranslations('adminImport.notes');
  const [isOpen, setIsOpen] = useState(isShown);
  const { data } = trpc.admin.catalog.importNotes.useQuery(
    { id },
    {
      enabled: isOpen && count > 0,
      // They come while it runs.
      refetchInterval: ({ state }) =>
        (state.data?.notes.length ?? 0) < Math.min(count, importLimits.notesMax) ? AGAIN_MS : false,
    },
  );
  if (count === 0) return null;
  const shown = data?.notes.length ?? 0;
  return (
    <details className={classes.notes} open={isShown} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className={classes.title}>{t('title', { count })}</summary>
      {data && count > shown && <p className="text-14 quiet">{t('more', { shown })}</p>}
      {data && <NotesTable notes={data.notes} />}
    </details>
  );
}

function NotesTable({ notes }: { notes: readonly RowNote[] }) {
  const t = useTranslations('adminImport.notes');
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t('place')}</th>
          <th scope="col">{t('what')}</th>
          <th scope="col">{t('reason')}</th>
        </tr>
      </thead>
      <tbody>
        {notes.map((note, index) => (
          // A row may have several, and they only ever grow at the end.
          <tr key={index}>
            <th scope="row">
              <Place place={note.place} />
            </th>
            <td>{t(note.kind === 'rejected' ? 'rejected' : 'leftOut')}</td>
            <td lang="en" dir="auto">
              {note.reason}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** `line 12` of a CSV file, `index 4` of a JSON array, which counts from 0. */
function Place({ place }: { place: string }) {
  const t = useTranslations('adminImport.notes');
  const [, kind, digits] = /^(line|index) (\d+)$/.exec(place) ?? [];
  if (kind === 'line') return t('line', { number: Number(digits) });
  return kind === 'index' ? t('index', { number: Number(digits) + 1 }) : place;
}
