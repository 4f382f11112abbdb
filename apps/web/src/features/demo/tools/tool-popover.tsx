import { IconButton } from '@onceware/ui/button/button';
import { IconX } from '@tabler/icons-react';
import { type MouseEvent, type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import classes from './tool-popover.module.css';

interface Props {
  /** The button that opened it, under which it hangs. */
  anchor: RefObject<HTMLElement | null>;
  title: string;
  closeLabel: string;
  /** Where there is room: 352 or 432 px. */
  size: 'md' | 'lg';
  onClose: () => void;
  /** Stays in sight below the content. */
  footer?: ReactNode;
  children: ReactNode;
}

/**
 * A modal that hangs under its button, on a phone a sheet as wide as the window. Open while it is mounted.
 * The browser's own dialog traps the focus, gives it back to the button, and closes on Escape. It stands at the end of
 * the page: where the window becomes too narrow for its button, it would be hidden with it and still keep the focus.
 */
export function ToolPopover({ anchor, title, closeLabel, size, onClose, footer, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // As layout effect: an open dialog that is simply removed would not give the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    const button = anchor.current;
    if (!dialog || !button) return;
    const place = () => hangUnder(dialog, button);
    place();
    addEventListener('resize', place);
    // Safari does not focus a button that is clicked, and what has the focus now gets it back.
    button.focus({ preventScroll: true });
    dialog.showModal();
    return () => {
      removeEventListener('resize', place);
      dialog.close();
    };
  }, [anchor]);

  // The event comes late, also after development's second mount: only one that is shut has been closed by the reader.
  const closed = () => {
    if (!ref.current?.open) onClose();
  };
  const closeFromBackdrop = (event: MouseEvent) => {
    if (event.target !== ref.current) return;
    // The press would take away the focus that the button gets back.
    event.preventDefault();
    onClose();
  };

  return createPortal(
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape does the same by key
    <dialog ref={ref} className={classes.popover} data-size={size} aria-labelledby={titleId} onClose={closed} onMouseDown={closeFromBackdrop}>
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
