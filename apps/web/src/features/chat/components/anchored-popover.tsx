import { Popover } from '@mantine/core';
import '@mantine/core/styles/Popover.css';
import { useMounted } from '@mantine/hooks';
import { MantineScope } from '@onceware/ui/theme/mantine-scope';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { Anchored } from './anchored.tsx';
import classes from './anchored-popover.module.css';
import { useOpener } from './use-opener.ts';

export interface AnchoredPopoverProps {
  /** It hangs on this; when it closes, the focus goes back to where it was. */
  anchor: HTMLElement;
  onClose: () => void;
  label: string;
  children: (close: () => void) => ReactNode;
}

/** A popover that is open for as long as it is rendered, and takes the focus. */
export function AnchoredPopover({ anchor, onClose, label, children }: AnchoredPopoverProps) {
  const isMounted = useMounted();
  const dropdown = useRef<HTMLDivElement>(null);
  const returnFocus = useOpener(dropdown);
  const close = () => {
    returnFocus();
    onClose();
  };
  return (
    <MantineScope>
      <Popover opened={isMounted} onChange={(isOpen) => isOpen || close()} trapFocus position="top-end" offset={6} shadow="lg" radius="lg" transitionProps={{ duration: 120 }}>
        <Popover.Target>
          <Anchored element={anchor} />
        </Popover.Target>
        <Popover.Dropdown ref={dropdown} className={classes.popover} aria-label={label} aria-labelledby={undefined} onKeyDownCapture={keepPanel}>
          {children(close)}
        </Popover.Dropdown>
      </Popover>
    </MantineScope>
  );
}

/** Escape closes the popover; the panel around it stays. */
function keepPanel(event: KeyboardEvent) {
  if (event.key === 'Escape') event.preventDefault();
}
