import { IconButton } from '@onceware/ui/button/button';
import { IconArrowLeft } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect } from 'react';
import classes from './list-frame.module.css';

interface Props {
  title: string;
  /** Its title, which has the focus at first. */
  heading: RefObject<HTMLHeadingElement | null>;
  back: string;
  onBack: () => void;
  /** Buttons behind the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Holds a list in place of the rooms, with a way back to them by button and by Esc. */
export function ListFrame({ title, heading, back, onBack, actions, children }: Props) {
  useEffect(() => heading.current?.focus({ preventScroll: true }), [heading]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Not the whole panel.
    event.preventDefault();
    onBack();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the rows inside
    <div className={classes.screen} onKeyDown={onKeyDown}>
      <div className={classes.head}>
        <IconButton aria-label={back} title={back} onClick={onBack}>
          <IconArrowLeft className={classes.arrow} size={20} stroke={1.75} aria-hidden />
        </IconButton>
        <h3 ref={heading} tabIndex={-1} className={classes.title}>
          {title}
        </h3>
        {actions}
      </div>
      {children}
    </div>
  );
}

/** The part of a list's frame that scrolls. */
export function ListBody({ children }: { children: ReactNode }) {
  return <div className={classes.body}>{children}</div>;
}
