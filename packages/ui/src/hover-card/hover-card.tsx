import type { MouseEvent, ReactNode } from 'react';
import { Floating } from './floating.tsx';
import classes from './hover-card.module.css';
import { useHoverOpen } from './use-hover-open.ts';

interface HoverCardProps {
  /** The trigger: one element that can have the focus, such as a link or a button. */
  children: ReactNode;
  /** Rendered only while it is open. Phrasing elements alone if the trigger stands within a paragraph. */
  card: ReactNode;
  /** Names the card for screen readers: `About Ada Lovelace`. */
  label: string;
}

/**
 * More about what its trigger leads to, while a pointer or the keyboard's focus rests on it (UI-05). A press or a tap
 * does what the trigger does, so the card must hold nothing that cannot be had elsewhere.
 */
export function HoverCard({ children, card, label }: HoverCardProps) {
  const { isOpen, close, area } = useHoverOpen();
  const closeOnPress = ({ currentTarget, target }: MouseEvent) => {
    if (target instanceof Node && currentTarget.firstElementChild?.contains(target)) close();
  };
  return (
    <span {...area} onClickCapture={closeOnPress}>
      {children}
      {isOpen && (
        <Floating side="below" className={classes.card} role="group" aria-label={label}>
          {card}
        </Floating>
      )}
    </span>
  );
}
