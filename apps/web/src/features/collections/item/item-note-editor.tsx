import type { Entity } from '@onceware/api/collections/collections.contract';
import { collectionLimits } from '@onceware/api/collections/collections.limits';
import { Button } from '@onceware/ui/button/button';
import { Textarea } from '@onceware/ui/textarea/textarea';
import { type KeyboardEvent, type Ref, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import { useCollectionChanges } from '../changes/use-collection-changes.ts';
import { draftOf, dropDraft, keepDraft } from './note-drafts.ts';
import classes from './item-notes.module.css';

interface Props {
  collectionId: string;
  entity: Entity;
  notes: string | null;
  /** Title of the deal or tool. */
  title: string;
  onClose: () => void;
  ref: Ref<HTMLTextAreaElement>;
}

const MAX = collectionLimits.notesMax;

/** An item's note, being written in its place (COL-16). */
export function ItemNoteEditor({ collectionId, entity, notes, title, onClose, ref }: Props) {
  const t = useTranslations('collectionItems.note');
  const format = useFormat();
  const { setNotes } = useCollectionChanges();
  const before = notes ?? '';
  const [text, setText] = useState(draftOf(collectionId, entity) ?? before);
  // A pasted text is not cut silently, as `maxLength` would.
  const isTooLong = text.length > MAX;

  const write = (next: string) => {
    setText(next);
    if (next === before) dropDraft(collectionId, entity);
    else keepDraft(collectionId, entity, next);
  };
  const close = () => {
    dropDraft(collectionId, entity);
    onClose();
  };
  const save = () => {
    if (isTooLong) return;
    const next = text.trim() === '' ? null : text;
    close();
    if (next === notes) return;
    void setNotes(collectionId, entity, next).then((isKept) => {
      // Keeps a note that could not be saved as a draft, to be saved again.
      if (!isKept) keepDraft(collectionId, entity, text);
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save();
    else if (event.key === 'Escape') close();
    else return;
    // Else Escape would close the panel, or end the selection.
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the field and the buttons inside
    <div className={classes.editor} onKeyDown={onKeyDown}>
      <Textarea
        ref={ref}
        label={t('label', { title })}
        isLabelHidden
        placeholder={t('placeholder')}
        value={text}
        problem={isTooLong ? t('tooLong', { max: format.number(MAX) }) : undefined}
        counter={
          text.length >= MAX * 0.9
            ? { max: MAX, label: (length) => t('length', { length: format.number(length), max: format.number(MAX) }) }
            : undefined
        }
        onChange={(event) => write(event.currentTarget.value)}
      />
      <div className="row wrap justify-end gap-2">
        <Button onClick={close}>{t('cancel')}</Button>
        <Button variant="primary" disabled={isTooLong} onClick={save}>
          {t('save')}
        </Button>
      </div>
    </div>
  );
}
