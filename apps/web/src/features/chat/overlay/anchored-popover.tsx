import { Popover } from '@mantine/core';
import '@mantine/core/styles/Popover.css';
import { useMounted } from '@mantine/hooks';
import { MantineScope } from '@onceware/ui/theme/mantine-scope';
import { type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { Anchored, IN_WINDOW, keepFocus, portalOf } from '#lib/anchored.tsx';
import classes from './overlay.module.css';
import { useOpener } from './use-opener.ts';

export interface AnchoredPopoverProps {
  /** Anchor of the popover; closing it restores the focus. */
  anchor: HTMLElement;
  onClose: () => void;
  label: string;
  /** `above` grows from its anchor's end towards the middle, `below` from its start. */
  side: 'above' | 'below';
  /** Initial focus: the first focusable element of the content, or the popover itself. */
  firstFocus: 'content' | 'popover';
  children: (close: () => void) => ReactNode;
}

/** A popover that is open for as long as it is rendered, and takes the focus. */
export function AnchoredPopover({ anchor, onClose, label, side, firstFocus, children }: AnchoredPopoverProps) {
  const isMounted = useMounted();
  const dropdown = useRef<HTMLDivElement>(null);
  const returnFocus = useOpener(dropdown);
  const close = () => {
    returnFocus();
    onClose();
  };
  useEscape(close);
  return (
    <MantineScope>
      <Popover
        opened={isMounted}
        onChange={(isOpen) => isOpen || close()}
        // useEscape does: Mantine would let the key go on to the panel, which closes too.
        closeOnEscape={false}
        trapFocus
        position={side === 'above' ? 'top-end' : 'bottom-start'}
        portalProps={portalOf(anchor)}
        middlewares={IN_WINDOW}
        offset={6}
        shadow="lg"
        radius="lg"
        transitionProps={{ duration: 120 }}
      >
        <Popover.Target>
          <Anchored element={anchor} />
        </Popover.Target>
        <Popover.Dropdown
          ref={dropdown}
          className={classes.popover}
          aria-label={label}
          aria-labelledby={undefined}
          onFocus={keepFocus}
        >
          <div className={classes.content} tabIndex={-1} data-autofocus={firstFocus === 'popover' || undefined}>
            {children(close)}
          </div>
        </Popover.Dropdown>
      </Popover>
    </MantineScope>
  );
}

/** Handles Escape wherever the focus is, because a popover is visible a moment before it gets the focus. */
function useEscape(onEscape: () => void): void {
  const listen = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    onEscape();
  });
  useLayoutEffect(() => {
    const listening = new AbortController();
    document.addEventListener('keydown', (event) => listen(event), { capture: true, signal: listening.signal });
    return () => listening.abort();
  }, []);
}
