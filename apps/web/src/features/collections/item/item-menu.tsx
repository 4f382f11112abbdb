import { Menu } from '@mantine/core';
import {
  type Icon,
  IconArrowBarToDown,
  IconArrowBarToUp,
  IconArrowDown,
  IconArrowUp,
  IconCheckbox,
  IconFolderSymlink,
  IconNote,
  IconStar,
  IconStarOff,
  IconTag,
  IconTrash,
} from '@tabler/icons-react';
import { useTranslations } from 'use-intl/react';
import { entityOf, type ListedCollection, type ListedItem } from '../changes/change.ts';
import { useCollectionChanges } from '../changes/use-collection-changes.ts';
import { PageEntries } from '../pages/page-entries.tsx';
import { useTagging } from '../tagging/use-tagging.ts';
import { AnchoredMenu, type AnchoredMenuProps } from '../pieces/anchored-menu.tsx';

export type Destination = 'top' | 'up' | 'down' | 'bottom';

interface Props extends AnchoredMenuProps {
  item: ListedItem;
  collection: ListedCollection;
  /**
   * Position among the shown rows. The item can move only in manual order, and to the end only once the end has loaded.
   */
  position: { isManual: boolean; isFirst: boolean; isLast: boolean; isAll: boolean };
  onEditNotes: () => void;
  onEditPage: () => void;
  onEditTags: () => void;
  onSelect: () => void;
  onMoveTo: () => void;
  onMove: (to: Destination) => void;
}

/** Menu of actions on an item of a collection (COL-05, COL-16). */
export function ItemMenu({
  item,
  collection,
  position,
  onEditNotes,
  onEditPage,
  onEditTags,
  onSelect,
  onMoveTo,
  onMove,
  ...menu
}: Props) {
  const t = useTranslations('collectionItems');
  const detail = useTranslations('collections.detail');
  const tagging = useTranslations('tagging');
  const { mark } = useTagging();
  const { removeItems } = useCollectionChanges();
  const { isManual, isFirst, isLast, isAll } = position;
  return (
    <AnchoredMenu {...menu} width={264}>
      <Entry icon={IconNote} label={t(item.notes === null ? 'note.add' : 'note.edit')} onClick={onEditNotes} />
      {item.entity_type === 'page' && <PageEntries pageId={item.entity_id} onEdit={onEditPage} />}
      <Entry icon={IconTag} label={tagging('edit')} onClick={onEditTags} />
      <Entry
        icon={item.is_favorite ? IconStarOff : IconStar}
        label={tagging(item.is_favorite ? 'unmark' : 'mark')}
        onClick={() => mark([{ collectionId: collection.id, item }], !item.is_favorite)}
      />
      <Entry icon={IconFolderSymlink} label={t('menu.moveTo')} onClick={onMoveTo} />
      {isManual && !isFirst && (
        <>
          <Entry icon={IconArrowBarToUp} label={t('menu.top')} onClick={() => onMove('top')} />
          <Entry icon={IconArrowUp} label={t('menu.up')} onClick={() => onMove('up')} />
        </>
      )}
      {isManual && !isLast && (
        <>
          <Entry icon={IconArrowDown} label={t('menu.down')} onClick={() => onMove('down')} />
          {isAll && <Entry icon={IconArrowBarToDown} label={t('menu.bottom')} onClick={() => onMove('bottom')} />}
        </>
      )}
      <Entry icon={IconCheckbox} label={t('menu.select')} onClick={onSelect} />
      <Entry icon={IconTrash} label={detail('remove')} onClick={() => removeItems(collection, [entityOf(item)])} />
    </AnchoredMenu>
  );
}

function Entry({ icon: EntryIcon, label, onClick }: { icon: Icon; label: string; onClick: () => void }) {
  return (
    <Menu.Item leftSection={<EntryIcon size={18} stroke={1.75} aria-hidden />} onClick={onClick}>
      {label}
    </Menu.Item>
  );
}
