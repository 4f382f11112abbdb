import { Menu } from '@mantine/core';
import type { CollectionItem } from '@onceware/api/collections/collections.contract';
import { IconTrash } from '@tabler/icons-react';
import { useTranslations } from 'use-intl/react';
import { useRemoveItem } from '../hooks/use-remove-item.ts';
import { AnchoredMenu, type AnchoredMenuProps } from './anchored-menu.tsx';

/** What can be done with an item of a collection (COL-05). */
export function ItemMenu({ item, ...menu }: AnchoredMenuProps & { item: CollectionItem }) {
  const t = useTranslations('collections.detail');
  const { remove } = useRemoveItem({ type: item.entity_type, id: item.entity_id });
  return (
    <AnchoredMenu {...menu} width={184}>
      <Menu.Item leftSection={<IconTrash size={18} stroke={1.75} aria-hidden />} onClick={() => remove(item.collection_id)}>
        {t('remove')}
      </Menu.Item>
    </AnchoredMenu>
  );
}
