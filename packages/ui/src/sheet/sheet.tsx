import { IconX } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { IconButton } from '../button/button.tsx';
import { useModalDialog } from '../dialog/use-modal-dialog.ts';
import classes from './sheet.module.css';

export interface SheetProps {
  isOpen: boolean;
  onClose: () => void;
  /** Logical: `start` is left in English and right in Arabic. */
  side: 'start' | 'end' | 'bottom';
  /** Of one at the start or end: 340 or 480 px where there is room. */
  width?: 'md' | 'lg';
  title: string;
  closeLabel: string;
  /** Stays in sight below the content. */
  footer?: ReactNode;
  children: ReactNode;
}

/**
 * A modal slide-in on the browser's own dialog: it traps the focus, gives it back, closes on Escape and
 * on a press beside it. Its content is rendered only while it is open.
 */
export function Sheet({ isOpen, onClose, side, width = 'md', title, closeLabel, footer, children }: SheetProps) {
  const dialog = useModalDialog(isOpen, onClose);
  const titleId = useId();
  return (
    <dialog {...dialog} className={classes.sheet} data-side={side} data-width={width} aria-labelledby={titleId}>
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
