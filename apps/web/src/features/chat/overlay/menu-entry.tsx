import { Menu } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';

/** A menu entry with an action. */
export function MenuEntry({ icon: EntryIcon, label, onClick }: { icon: Icon; label: string; onClick: () => void }) {
  return (
    <Menu.Item leftSection={<EntryIcon size={18} stroke={1.75} aria-hidden />} onClick={onClick}>
      {label}
    </Menu.Item>
  );
}
