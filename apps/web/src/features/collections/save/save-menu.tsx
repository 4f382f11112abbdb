import { Popover } from '@mantine/core';
import '@mantine/core/styles/Popover.css';
import { MantineScope } from '@onceware/ui/theme/mantine-scope';
import { type KeyboardEvent, Suspense, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { WithWords } from '#lib/page/with-words.tsx';
import { Anchored, IN_WINDOW, keepFocus, portalOf, useAnchor } from '#lib/anchored.tsx';
import { useSaveNew } from './use-save-new.ts';
import type { EntityRef } from './saved-query.ts';
import type { AnchoredMenuProps } from '../pieces/anchored-menu.tsx';
import { SaveChoices } from './save-choices.tsx';
import classes from './save-menu.module.css';

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
  const t = useTranslations('collections.save');
  // Closed at first: Mantine notes where the focus came from when a popover goes from closed to open.
  const element = useAnchor(anchor, isOpen);
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onClose();
  };
  return (
    <MantineScope>
      <Popover
        opened={isOpen && element !== null}
        onChange={onClose}
        // Below: Mantine would take the key from the name field.
        closeOnEscape={false}
        trapFocus
        returnFocus
        position="bottom-end"
        // It grows by the field for a name: then it moves up, whole in the window.
        middlewares={IN_WINDOW}
        portalProps={portalOf(element)}
        width={264}
        offset={6}
        shadow="lg"
        radius="lg"
        transitionProps={{ duration: 120 }}
      >
        <Popover.Target>
          <Anchored element={element} />
        </Popover.Target>
        {/* A dialog, since beside the menu it holds fields, which a menu may not. */}
        <Popover.Dropdown
          className={classes.popover}
          aria-label={t('menu')}
          aria-labelledby={undefined}
          onFocus={keepFocus}
          onKeyDown={close}
        >
          <SaveChoices entity={entity} labelledBy={id} />
        </Popover.Dropdown>
      </Popover>
    </MantineScope>
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
