import { type MouseEvent, type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { enterModal } from './open-modals.ts';

interface ModalDialog {
  ref: RefObject<HTMLDialogElement | null>;
  onClose: (event: SyntheticEvent) => void;
  onMouseDown: (event: MouseEvent) => void;
}

/**
 * Handles what every modal `<dialog>` here needs: shows it while `isOpen`, and reports when the reader closes it, by
 * Escape or by a press beside it. The browser traps the focus and gives it back to the opener. The content must fill
 * the dialog; the element that gets the focus first carries `data-autofocus`.
 */
export function useModalDialog(isOpen: boolean, onClose: () => void): ModalDialog {
  const ref = useRef<HTMLDialogElement>(null);

  // Layout effect, because an open dialog that is simply removed would not give the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !isOpen) return;
    dialog.showModal();
    // React's own `autoFocus` comes before the dialog is shown, and is lost.
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    const leave = enterModal(dialog);
    return () => {
      leave();
      dialog.close();
      // Keeps the keyboard within the page if the opener is gone, rather than before its header.
      if (document.activeElement === document.body || dialog.contains(document.activeElement))
        document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    };
  }, [isOpen]);

  return {
    ref,
    // The event comes late, and from dialogs inside this one too: only one that is shut has been closed.
    onClose: (event) => {
      if (isOpen && event.target === ref.current && !ref.current.open) onClose();
    },
    // The dialog is filled by its content, so a press on itself is one on the backdrop. Not a click: a selection of
    // text that began inside and ended outside is one too.
    onMouseDown: (event) => {
      if (event.button !== 0 || event.target !== ref.current) return;
      // Else the press itself takes the focus that the opener has just got back.
      event.preventDefault();
      onClose();
    },
  };
}
