import type { ComponentProps } from 'react';
import classes from './floating.module.css';

interface FloatingProps extends Omit<ComponentProps<'span'>, 'ref' | 'popover'> {
  /** `below` its anchor, where the lines begin; or `beside` it, towards the end of the line. */
  side: 'below' | 'beside';
}

/**
 * A piece above everything else that stays by the first element of the area it stands in (`useHoverOpen`), and changes
 * sides where it fits only there. In the document it is wherever it is rendered, so Tab goes from what is before it into
 * it. To be rendered only while it is to be seen. A span, since it may stand within a paragraph.
 */
export function Floating({ side, className, ...rest }: FloatingProps) {
  return (
    <span
      {...rest}
      ref={raise}
      popover="manual"
      data-side={side}
      className={className ? `${classes.floating} ${className}` : classes.floating}
    />
  );
}

/** Shows it in the top layer, where nothing cuts it off. Browsers that would lose its anchor show it after that. */
function raise(piece: HTMLElement | null): void {
  if (CSS.supports('anchor-scope', 'all')) piece?.showPopover();
}
