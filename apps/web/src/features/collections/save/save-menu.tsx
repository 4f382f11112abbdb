import { Suspense, useEffect, useRef } from 'react';
import { WithWords } from '#lib/page/with-words.tsx';
import { useAnchor } from '#lib/anchored.tsx';
import { useSaveNew } from './use-save-new.ts';
import type { EntityRef } from './saved-query.ts';
import type { AnchoredMenuProps } from '../pieces/anchored-menu.tsx';
import { SaveChoices } from './save-choices.tsx';
import { SaveFrame } from './save-frame.tsx';

interface Props extends AnchoredMenuProps {
  entity: EntityRef;
  /** Whether a visitor asked to save it, and has signed in now. */
  isSaveAsked: boolean;
  onSaveTaken: () => void;
}

/** Menu of the Save button: the reader's collections, to add the entity to or remove it from. */
export function SaveMenu(props: Props) {
  return (
    <Suspense>
      <WithWords part="collections">
        <SavePopover {...props} />
      </WithWords>
    </Suspense>
  );
}

function SavePopover({ id, anchor, isOpen, onClose, entity, isSaveAsked, onSaveTaken }: Props) {
  useAskedSave(entity, isSaveAsked, onSaveTaken);
  return (
    <SaveFrame anchor={useAnchor(anchor, isOpen)} isOpen={isOpen} onClose={onClose}>
      <SaveChoices entity={entity} labelledBy={id} />
    </SaveFrame>
  );
}

/** Keeps what was asked for, once: effects of a development build run twice. */
function useAskedSave(entity: EntityRef, isSaveAsked: boolean, onSaveTaken: () => void): void {
  const saveNew = useSaveNew(entity);
  const isTaken = useRef(false);
  useEffect(() => {
    if (!isSaveAsked || isTaken.current) return;
    isTaken.current = true;
    void saveNew().finally(() => {
      isTaken.current = false;
    });
    onSaveTaken();
  });
}
