import { Menu } from '@mantine/core';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Menu.css';
import { useMounted } from '@mantine/hooks';
import type { CollectionItem } from '@onceware/api/collections/collections.contract';
import { MantineScope } from '@onceware/ui/theme/mantine-scope';
import { IconTrash } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { useTranslations } from 'use-intl/react';
import { useRemoveItem } from '../hooks/use-remove-item.ts';
import { MenuAnchor } from './menu-anchor.tsx';
import classes from './menu.module.css';

interface Props {
  id: string;
  anchor: RefObject<HTMLElement | null>;
  item: CollectionItem;
  isOpen: boolean;
  onClose: () => void;
}

/** What can be done with an item of a collection (COL-05). */
export function ItemMenu({ id, anchor, item, isOpen, onClose }: Props) {
  const t = useTranslations('collections.detail');
  const { remove } = useRemoveItem({ type: item.entity_type, id: item.entity_id });
  // Closed at first: Mantine notes where the focus came from when a menu goes from closed to open.
  const isMounted = useMounted();
  return (
    <MantineScope>
      <Menu
        id={id}
        opened={isOpen && isMounted}
        onClose={onClose}
        position="bottom-end"
        width={184}
        offset={4}
        shadow="lg"
        radius="lg"
        transitionProps={{ duration: 120 }}
        // It would take the focus as a child that a menu may not have.
        withInitialFocusPlaceholder={false}
      >
        <Menu.Target>
          <MenuAnchor element={anchor} />
        </Menu.Target>
        <Menu.Dropdown className={classes.menu}>
          <Menu.Item leftSection={<IconTrash size={18} stroke={1.75} aria-hidden />} onClick={() => remove(item.collection_id)}>
            {t('remove')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </MantineScope>
  );
}
