import { type ComponentProps, type RefObject, useLayoutEffect, useRef } from 'react';
import { isRtl } from '../direction/is-rtl.ts';
import classes from './floating.module.css';
import { place, type Side } from './place.ts';

export interface FloatingProps extends Omit<ComponentProps<'span'>, 'ref' | 'popover'> {
  /** It stands by the first element in here. */
  around: RefObject<HTMLElement | null>;
  side: Side;
}

/**
 * A piece above everything else (in the browser's top layer, so that nothing cuts it off) that stays by its anchor.
 * In the document it is wherever it is rendered, so Tab goes from the anchor before it into it. To be rendered only
 * while it is to be seen. A span, since it may stand within a paragraph.
 */
export function Floating({ around, side, className, ...rest }: FloatingProps) {
  const ref = useRef<HTMLSpanElement>(null);

  useLayoutEffect(() => {
    const piece = ref.current;
    const anchor = around.current?.firstElementChild;
    if (!piece || !anchor) return;
    // Older browsers show it without, below what is above it.
    if ('showPopover' in piece) piece.showPopover();
    const stand = () => {
      const view = { width: document.documentElement.clientWidth, height: window.innerHeight };
      const { top, left } = place(
        anchor.getBoundingClientRect(),
        { width: piece.offsetWidth, height: piece.offsetHeight },
        view,
        side,
        isRtl(anchor),
      );
      piece.style.top = `${top}px`;
      piece.style.left = `${left}px`;
    };
    stand();
    const resized = new ResizeObserver(stand);
    resized.observe(piece);
    addEventListener('scroll', stand, { capture: true, passive: true });
    addEventListener('resize', stand);
    return () => {
      resized.disconnect();
      removeEventListener('scroll', stand, { capture: true });
      removeEventListener('resize', stand);
    };
  }, [around, side]);

  return (
    <span
      {...rest}
      ref={ref}
      popover="manual"
      className={className ? `${classes.floating} ${className}` : classes.floating}
    />
  );
}
