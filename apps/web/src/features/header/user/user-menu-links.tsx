import { Menu } from '@mantine/core';
import { IconArrowUpRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import type { MenuItem, MenuTitle } from '../menus/menu-item.ts';
import { isExternal } from '../menus/shown-items.ts';
import { SubmenuItem } from './user-submenu.tsx';
import classes from './user-menu.module.css';

interface Props {
  items: readonly MenuItem[];
  onOpenSubmenu: (title: MenuTitle) => void;
}

/** The links of the user menu, or of one of its submenus. */
export function UserMenuLinks({ items, onOpenSubmenu }: Props) {
  const t = useTranslations('menus');
  return items.map((item) => {
    const words = t(`title.${item.title}`);
    if (!item.children) return <UserMenuLink key={item.title} item={item} words={words} />;
    return (
      <SubmenuItem key={item.title} id={item.title} icon={item.icon} onOpen={() => onOpenSubmenu(item.title)}>
        {words}
      </SubmenuItem>
    );
  });
}

function UserMenuLink({ item: { path = '', icon: ItemIcon }, words }: { item: MenuItem; words: string }) {
  const t = useTranslations('menus');
  const icon = ItemIcon && <ItemIcon size={18} stroke={1.75} aria-hidden />;
  if (!isExternal(path)) {
    return (
      <Menu.Item component={Link} to={path} leftSection={icon}>
        {words}
      </Menu.Item>
    );
  }
  return (
    <Menu.Item
      component="a"
      href={path}
      target="_blank"
      rel="noopener noreferrer"
      leftSection={icon}
      rightSection={<IconArrowUpRight className={classes.flip} size={16} stroke={1.75} aria-hidden />}
    >
      {words}
      <span className="sr-only"> {t('newTab')}</span>
    </Menu.Item>
  );
}
