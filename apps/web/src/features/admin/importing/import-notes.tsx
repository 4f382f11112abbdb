import type { RowNote } from '@onceware/api/catalog/import/import.service';
import { useTranslations } from 'use-intl/react';
import classes from './import-notes.module.css';

interface Props {
  notes: readonly RowNote[];
  /** Of the whole file; the server lists the first of them only. */
  count: number;
}

/** The rows that were left out, and the fields that were, each with its place in the file. */
export function ImportNotes({ notes, count }: Props) {
  const t = useTranslations('adminImport.notes');
  if (notes.length === 0) return null;
  return (
    <div className={classes.notes}>
      <h3 className={classes.title}>{t('title', { count })}</h3>
      {count > notes.length && <p className={classes.more}>{t('more', { shown: notes.length })}</p>}
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
    </div>
  );
}

/** `line 12` of a CSV file, `index 4` of a JSON array, which counts from 0. */
function Place({ place }: { place: string }) {
  const t = useTranslations('adminImport.notes');
  const [, kind, digits] = /^(line|index) (\d+)$/.exec(place) ?? [];
  if (kind === 'line') return t('line', { number: Number(digits) });
  return kind === 'index' ? t('index', { number: Number(digits) + 1 }) : place;
}
