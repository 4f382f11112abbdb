import { IconButton } from '@onceware/ui/button/button';
import { type Icon, IconDots } from '@tabler/icons-react';
import { type ReactNode, Suspense, useState } from 'react';
import type { AnchoredMenuProps } from './anchored-menu.tsx';
import { useWhenLoaded } from './use-when-loaded.ts';

interface Props {
  label: string;
  icon?: Icon;
  className?: string | undefined;
  /** Fetches the menu's code. */
  load: () => Promise<unknown>;
  children: (menu: Pick<AnchoredMenuProps, 'anchor' | 'onClose'>) => ReactNode;
}

/** A button whose menu is loaded on first use. */
export function MenuButton({ label, icon: ButtonIcon = IconDots, className, load, children }: Props) {
  const whenLoaded = useWhenLoaded();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isOpen = anchor !== null;
  const press = (button: HTMLElement) => (isOpen ? setAnchor(null) : whenLoaded(load, () => setAnchor(button)));
  return (
    <>
      <IconButton
        className={className}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={({ currentTarget }) => press(currentTarget)}
      >
        <ButtonIcon size={20} stroke={1.75} aria-hidden />
      </IconButton>
      {isOpen && <Suspense>{children({ anchor, onClose: () => setAnchor(null) })}</Suspense>}
    </>
  );
}
