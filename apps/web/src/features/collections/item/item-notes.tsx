import { type RefObject, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { entityOf, type ListedItem } from '../changes/change.ts';
import { draftOf } from './note-drafts.ts';
import { ClampedText } from '../detail/clamped-text.tsx';
import { ItemNoteEditor } from './item-note-editor.tsx';
import classes from './item-notes.module.css';

interface Props {
  item: ListedItem;
  collectionId: string;
  /** Title of the deal or tool. */
  title: string;
  isEditing: boolean;
  onEdit: (isEditing: boolean) => void;
  /** Gets the focus back from the editor. */
  opener: RefObject<HTMLElement | null>;
}

/** An item's note: read, or being written (COL-16). */
export function ItemNotes({ item, collectionId, title, isEditing, onEdit, opener }: Props) {
  const t = useTranslations('collectionItems.note');
  const entity = entityOf(item);
  const field = useRef<HTMLTextAreaElement>(null);
  useFocusOf(isEditing, field, opener);

  if (isEditing)
    return (
      <ItemNoteEditor
        ref={field}
        collectionId={collectionId}
        entity={entity}
        notes={item.notes}
        title={title}
        onClose={() => onEdit(false)}
      />
    );
  return (
    <>
      {item.notes !== null && (
        <div className={classes.notes}>
          {/* By keyboard it is edited from the item's menu. */}
          <ClampedText
            className={classes.words}
            text={item.notes}
            lines={3}
            title={t('edit')}
            onClick={() => {
              // A click that ends a selection is not meant for the editor.
              if (document.getSelection()?.isCollapsed !== false) onEdit(true);
            }}
          />
        </div>
      )}
      {draftOf(collectionId, entity) !== undefined && (
        <button type="button" className={classes.unsaved} onClick={() => onEdit(true)}>
          {t('unsaved')}
        </button>
      )}
    </>
  );
}

/** The field gets the focus when it is opened, not when its row is scrolled into view again; closed, it hands it back. */
function useFocusOf(
  isEditing: boolean,
  field: RefObject<HTMLTextAreaElement | null>,
  opener: RefObject<HTMLElement | null>,
): void {
  const wasEditing = useRef(isEditing);
  useEffect(() => {
    if (wasEditing.current === isEditing) return;
    wasEditing.current = isEditing;
    if (!isEditing) {
      if (document.activeElement === document.body) opener.current?.focus();
      return;
    }
    // A menu that it was chosen from closes now, and would take the focus to its button.
    const timer = setTimeout(() => {
      const { current } = field;
      current?.focus();
      current?.setSelectionRange(current.value.length, current.value.length);
      // The list measures its row, and only then has room to scroll to the end of it.
      requestAnimationFrame(() => requestAnimationFrame(() => field.current?.scrollIntoView({ block: 'nearest' })));
    });
    return () => clearTimeout(timer);
  }, [isEditing, field, opener]);
}
