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
  /** 400, 560 or 760 px wide where there is room. */
  size?: 'sm' | 'md' | 'lg';
  /** Stays in sight below the content; its buttons stand at the end. */
  footer?: ReactNode;
  /** Rendered only while the dialog is open. `data-autofocus` on one element gives it the focus first. */
  children: ReactNode;
}

/** A modal in the middle of the window, on the browser's own dialog. From an edge of it: `Sheet`. */
export function Dialog({ isOpen, onClose, title, closeLabel, size = 'md', footer, children }: DialogProps) {
  const dialog = useModalDialog(isOpen, onClose);
  const titleId = useId();
  return (
    <dialog {...dialog} className={classes.dialog} data-size={size} aria-labelledby={titleId}>
      {isOpen && (
        <div className={classes.inner}>
          <div className={classes.head}>
            <h2 id={titleId} className={classes.title} dir="auto">
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
