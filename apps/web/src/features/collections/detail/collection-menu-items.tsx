import { Menu } from '@mantine/core';
import {
  IconBraces,
  IconLink,
  IconPencil,
  IconPlus,
  IconStar,
  IconStarOff,
  IconTable,
  IconTrash,
  IconWorld,
} from '@tabler/icons-react';
import { useTranslations } from 'use-intl/react';
import type { ListedCollection } from '../changes/change.ts';
import { useCollectionChanges } from '../changes/use-collection-changes.ts';
import { exportPath } from '../transfer/export-links.ts';
import { AnchoredMenu, type AnchoredMenuProps } from '../pieces/anchored-menu.tsx';

/** Dialogs that the menu opens. */
export type CollectionDialog = 'addItems' | 'edit' | 'share' | 'publish';

interface Props extends AnchoredMenuProps {
  collection: ListedCollection;
  onAsk: (dialog: CollectionDialog) => void;
  onDeleted: () => void;
}

const ICON = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** The entries of a collection's menu (COL-15). */
export function CollectionMenu({ collection, onAsk, onDeleted, ...menu }: Props) {
  const t = useTranslations('managing.menu');
  const { update, deleteCollection } = useCollectionChanges();
  const { id, is_favorite: isFavorite, is_default: isDefault } = collection;
  const remove = () => {
    deleteCollection(collection);
    onDeleted();
  };
  return (
    <AnchoredMenu {...menu} width={232}>
      <Menu.Item leftSection={<IconPlus {...ICON} />} onClick={() => onAsk('addItems')}>
        {t('addItem')}
      </Menu.Item>
      <Menu.Item
        leftSection={isFavorite ? <IconStarOff {...ICON} /> : <IconStar {...ICON} />}
        onClick={() => update(id, { isFavorite: !isFavorite })}
      >
        {t(isFavorite ? 'unfavorite' : 'favorite')}
      </Menu.Item>
      <Menu.Item leftSection={<IconPencil {...ICON} />} onClick={() => onAsk('edit')}>
        {t('edit')}
      </Menu.Item>
      <Menu.Item leftSection={<IconLink {...ICON} />} onClick={() => onAsk('share')}>
        {t('share')}
      </Menu.Item>
      <Menu.Item leftSection={<IconWorld {...ICON} />} onClick={() => onAsk('publish')}>
        {t('publish')}
      </Menu.Item>
      <Menu.Divider />
      <Menu.Item component="a" href={exportPath('json', id)} download leftSection={<IconBraces {...ICON} />}>
        {t('exportJson')}
      </Menu.Item>
      <Menu.Item component="a" href={exportPath('csv', id)} download leftSection={<IconTable {...ICON} />}>
        {t('exportCsv')}
      </Menu.Item>
      {!isDefault && (
        <>
          <Menu.Divider />
          <Menu.Item leftSection={<IconTrash {...ICON} />} onClick={remove}>
            {t('delete')}
          </Menu.Item>
        </>
      )}
    </AnchoredMenu>
  );
}
