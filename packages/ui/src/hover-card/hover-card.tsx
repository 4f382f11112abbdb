import { type MouseEvent, type ReactNode, useRef } from 'react';
import { Floating } from './floating.tsx';
import classes from './hover-card.module.css';
import type { Side } from './place.ts';
import { useHoverOpen } from './use-hover-open.ts';

export interface HoverCardProps {
  /** The trigger: one element that can have the focus, such as a link or a button. */
  children: ReactNode;
  /** Rendered only while it is open. Phrasing elements alone if the trigger stands within a paragraph. */
  card: ReactNode;
  /** Names the card for screen readers: `About Ada Lovelace`. */
  label: string;
  side?: Side;
}

/**
 * More about what its trigger leads to, while a pointer or the keyboard's focus rests on it (UI-05). A press or a tap
 * does what the trigger does, so the card must hold nothing that cannot be had elsewhere.
 */
export function HoverCard({ children, card, label, side = 'below' }: HoverCardProps) {
  const area = useRef<HTMLSpanElement>(null);
  const { isOpen, close, handlers } = useHoverOpen(area);
  const closeOnPress = ({ target }: MouseEvent) => {
    if (target instanceof Node && area.current?.firstElementChild?.contains(target)) close();
  };
  return (
    <span ref={area} className={classes.area} {...handlers} onClickCapture={closeOnPress}>
      {children}
      {isOpen && (
        <Floating around={area} side={side} className={classes.card} role="group" aria-label={label}>
          {card}
        </Floating>
      )}
    </span>
  );
}
