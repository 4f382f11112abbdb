import { IconX } from '@tabler/icons-react';
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { IconButton } from '../button/button.tsx';
import classes from './sheet.module.css';

export interface SheetProps {
  isOpen: boolean;
  onClose: () => void;
  /** Logical: `start` is left in English and right in Arabic. */
  side: 'start' | 'end' | 'bottom';
  title: string;
  closeLabel: string;
  /** Stays in sight below the content. */
  footer?: ReactNode;
  children: ReactNode;
}

/**
 * A modal slide-in on the browser's own dialog: it traps the focus, gives it back, closes on Escape and
 * on a click beside it. Its content is rendered only while it is open.
 */
export function Sheet({ isOpen, onClose, side, title, closeLabel, footer, children }: SheetProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !isOpen) return;
    dialog.showModal();
    return () => dialog.close();
  }, [isOpen]);

  // The dialog element fills itself with its content, so a click on it alone is a click on the backdrop.
  const closeFromBackdrop = (event: MouseEvent) => {
    if (event.target === ref.current) onClose();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape does the same by key
    <dialog ref={ref} className={classes.sheet} data-side={side} aria-labelledby={titleId} onClose={onClose} onClick={closeFromBackdrop}>
      {isOpen && (
        <div className={classes.inner}>
          <div className={classes.head}>
            <h2 id={titleId} className={classes.title}>
              {title}
            </h2>
            <IconButton aria-label={closeLabel} onClick={onClose}>
              <IconX size={20} stroke={1.75} aria-hidden />
            </IconButton>
          </div>
          <div className={classes.body}>{children}</div>
          {footer && <div className={classes.foot}>{footer}</div>}
        </div>
      )}
    </dialog>
  );
}
