import { IconX } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { IconButton } from '../button/button.tsx';
import classes from './dialog.module.css';
import { useModalDialog } from './use-modal-dialog.ts';

export interface DialogProps {
  isOpen: boolean;
  /** Asked for by the close button, Escape or a press beside the dialog. */
  onClose: () => void;
  title: string;
  closeLabel: string;
  /** Slides in from there instead of standing in the middle. Logical: `start` is left in English and right in Arabic. */
  side?: 'start' | 'end' | 'bottom';
  /** Size if there is room: 400, 560 or 760 px wide in the middle, 340 or 480 px at the start or end. */
  size?: 'sm' | 'md' | 'lg';
  /** Stays visible below the content, with its buttons at the end. */
  footer?: ReactNode;
  /** Rendered only while the dialog is open. `data-autofocus` on one element gives it the focus first. */
  children: ReactNode;
}

/** A modal on the browser's own dialog, in the middle of the window or at one of its edges. */
export function Dialog({ isOpen, onClose, title, closeLabel, side, size = 'md', footer, children }: DialogProps) {
  const dialog = useModalDialog(isOpen, onClose);
  const titleId = useId();
  return (
    <dialog
      {...dialog}
      className={side ? classes.sheet : classes.dialog}
      data-side={side}
      data-size={size}
      aria-labelledby={titleId}
    >
      {isOpen && (
        <div className={classes.inner}>
          <div className={classes.head}>
            <h2 id={titleId} className="min-w-0 text-16 tracking-0 breaks" dir="auto">
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
