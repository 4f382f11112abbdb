import { Menu } from '@mantine/core';
import { IconBulb, IconPencil, IconRefresh } from '@tabler/icons-react';
import { useTranslations } from 'use-intl/react';
import { useCollectionChanges } from '../changes/use-collection-changes.ts';
import { usePages } from './use-pages.ts';

const ICON = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** Menu entries of a page, in its item's menu (CAT-13). */
export function PageEntries({ pageId, onEdit }: { pageId: string; onEdit: () => void }) {
  const t = useTranslations('savedPages');
  const { fetchPage, suggestPage } = useCollectionChanges();
  const page = usePages([pageId])(pageId);
  if (!page) return null;
  return (
    <>
      <Menu.Item leftSection={<IconPencil {...ICON} />} onClick={onEdit}>
        {t(page.url === null ? 'editNote' : 'edit')}
      </Menu.Item>
      {page.url !== null && page.state !== 'waiting' && (
        <Menu.Item leftSection={<IconRefresh {...ICON} />} onClick={() => fetchPage(pageId)}>
          {t('again')}
        </Menu.Item>
      )}
      {page.url !== null && !page.tool && (
        <Menu.Item
          leftSection={<IconBulb {...ICON} />}
          disabled={page.is_suggested}
          onClick={() => suggestPage(pageId)}
        >
          {t(page.is_suggested ? 'isSuggested' : 'suggest')}
        </Menu.Item>
      )}
    </>
  );
}
