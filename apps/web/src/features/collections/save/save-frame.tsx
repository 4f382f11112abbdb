import { Popover } from '@mantine/core';
import '@mantine/core/styles/Popover.css';
import { MantineScope } from '@onceware/ui/theme/mantine-scope';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { Anchored, IN_WINDOW, keepFocus, portalOf } from '#lib/anchored.tsx';
import classes from './save-menu.module.css';

interface Props {
  /** Element that it hangs on, null at first: Mantine notes where the focus came from when a popover goes from closed to open. */
  anchor: HTMLElement | null;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** Popover around the choices of Save. */
export function SaveFrame({ anchor, isOpen, onClose, children }: Props) {
  const t = useTranslations('collections.save');
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onClose();
  };
  return (
    <MantineScope>
      <Popover
        opened={isOpen && anchor !== null}
        onChange={onClose}
        // Below: Mantine would take the key from the name field.
        closeOnEscape={false}
        trapFocus
        returnFocus
        position="bottom-end"
        // It grows by the field for a name: then it moves up, whole in the window.
        middlewares={IN_WINDOW}
        portalProps={portalOf(anchor)}
        width={264}
        offset={6}
        shadow="lg"
        radius="lg"
        transitionProps={{ duration: 120 }}
      >
        <Popover.Target>
          <Anchored element={anchor} />
        </Popover.Target>
        {/* A dialog, since beside the menu it holds fields, which a menu may not. */}
        <Popover.Dropdown
          className={classes.popover}
          aria-label={t('menu')}
          aria-labelledby={undefined}
          onFocus={keepFocus}
          onKeyDown={close}
        >
          {children}
        </Popover.Dropdown>
      </Popover>
    </MantineScope>
  );
}
