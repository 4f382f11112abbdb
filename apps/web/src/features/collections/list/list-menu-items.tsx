import { Menu } from '@mantine/core';
import {
  IconBookmarkPlus,
  IconBraces,
  IconLayoutColumns,
  IconListSearch,
  IconTable,
  IconUpload,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { paths } from '#lib/paths.ts';
import { exportPath } from '../transfer/export-links.ts';
import { libraryPath } from '../library/library-path.ts';
import { AnchoredMenu, type AnchoredMenuProps } from '../pieces/anchored-menu.tsx';

interface Props extends AnchoredMenuProps {
  onImport: () => void;
  onLeave: (() => void) | undefined;
}

const ICON = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** The entries of the menu of all collections (COL-18). */
export function ListMenu({ onImport, onLeave, ...menu }: Props) {
  const t = useTranslations('managing.list');
  const tagging = useTranslations('tagging');
  return (
    <AnchoredMenu {...menu} width={232}>
      <Menu.Item
        component={Link}
        to={libraryPath()}
        leftSection={<IconListSearch {...ICON} />}
        onClick={() => onLeave?.()}
      >
        {tagging('views.all')}
      </Menu.Item>
      <Menu.Item leftSection={<IconUpload {...ICON} />} onClick={onImport}>
        {t('import')}
      </Menu.Item>
      <Menu.Item
        component={Link}
        to={paths.account.anywhere}
        leftSection={<IconBookmarkPlus {...ICON} />}
        onClick={() => onLeave?.()}
      >
        {t('anywhere')}
      </Menu.Item>
      <Menu.Item component="a" href={exportPath('json')} download leftSection={<IconBraces {...ICON} />}>
        {t('exportJson')}
      </Menu.Item>
      <Menu.Item component="a" href={exportPath('csv')} download leftSection={<IconTable {...ICON} />}>
        {t('exportCsv')}
      </Menu.Item>
      {onLeave && (
        <>
          <Menu.Divider />
          <Menu.Item
            component={Link}
            to={paths.account.collections}
            leftSection={<IconLayoutColumns {...ICON} />}
            onClick={onLeave}
          >
            {t('openAsPage')}
          </Menu.Item>
        </>
      )}
    </AnchoredMenu>
  );
}
