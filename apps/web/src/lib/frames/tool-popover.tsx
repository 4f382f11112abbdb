import { IconButton } from '@onceware/ui/button/button';
import { useModalDialog } from '@onceware/ui/dialog/use-modal-dialog';
import { IconX } from '@tabler/icons-react';
import { type ReactNode, type RefObject, useId, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import classes from './tool-popover.module.css';

interface Props {
  /** The button that opened it, under which it hangs. */
  anchor: RefObject<HTMLElement | null>;
  title: string;
  closeLabel: string;
  /** Width if there is room: 352 or 432 px. */
  size: 'md' | 'lg';
  onClose: () => void;
  /** Stays in sight below the content. */
  footer?: ReactNode;
  children: ReactNode;
}

/**
 * A modal that hangs under its button, on a phone a sheet as wide as the window. Open while it is mounted. It stands at
 * the end of the page: where the window becomes too narrow for its button, it would be hidden with it and keep the focus.
 */
export function ToolPopover({ anchor, title, closeLabel, size, onClose, footer, children }: Props) {
  const titleId = useId();

  // Before it is shown: Safari does not focus a button that is clicked, and what has the focus then gets it back.
  useLayoutEffect(() => anchor.current?.focus({ preventScroll: true }), [anchor]);
  const dialog = useModalDialog(true, onClose);

  const { ref } = dialog;
  useLayoutEffect(() => {
    const place = () => {
      if (ref.current && anchor.current) hangUnder(ref.current, anchor.current);
    };
    place();
    addEventListener('resize', place);
    return () => removeEventListener('resize', place);
  }, [ref, anchor]);

  return createPortal(
    <dialog {...dialog} className={classes.popover} data-size={size} aria-labelledby={titleId}>
      <div className={classes.inner}>
        <div className={classes.head}>
          <h2 id={titleId} className="text-16 tracking-0">
            {title}
          </h2>
          <IconButton aria-label={closeLabel} onClick={onClose}>
            <IconX size={20} stroke={1.75} aria-hidden />
          </IconButton>
        </div>
        <div className={classes.body}>{children}</div>
        {footer && <div className={classes.foot}>{footer}</div>}
      </div>
    </dialog>,
    document.body,
  );
}

/** Tells the style where the button ends, from the same side of the window in either direction of writing. */
function hangUnder(dialog: HTMLElement, button: HTMLElement): void {
  const { left, right, bottom } = button.getBoundingClientRect();
  const end = document.documentElement.dir === 'rtl' ? left : document.documentElement.clientWidth - right;
  dialog.style.setProperty('--anchor-bottom', `${bottom}px`);
  dialog.style.setProperty('--anchor-end', `${end}px`);
}
