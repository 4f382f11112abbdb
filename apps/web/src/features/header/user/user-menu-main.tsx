import { Menu } from '@mantine/core';
import { useTheme } from '@onceware/ui/theme/theme-provider';
import { IconLanguage, IconLogout, IconMoon } from '@tabler/icons-react';
import { useTranslations } from 'use-intl/react';
import { useLanguage } from '#i18n/language-provider.tsx';
import { useSession } from '#lib/api/session.ts';
import { UserAvatar } from '#lib/pictures/user-avatar.tsx';
import { useLogOut } from './use-log-out.ts';
import type { MenuItem, MenuTitle } from '../menus/menu-item.ts';
import { UserMenuLinks } from './user-menu-links.tsx';
import classes from './user-menu.module.css';
import { SubmenuItem } from './user-submenu.tsx';
import { useSyncExternalStore } from 'react';

interface Props {
  user: { name: string; email: string; avatar: string | null };
  items: readonly MenuItem[];
  onOpenSubmenu: (title: MenuTitle) => void;
}

/** The first page of the user menu: the member, their links and their settings. */
export function UserMenuMain({ user, items, onOpenSubmenu }: Props) {
  const { permissions } = useSession();
  return (
    <>
      <div className={classes.who}>
        <UserAvatar user={user} size={40} />
        <div className="stack min-w-0">
          <span className={classes.name} dir="auto">
            {user.name}
          </span>
          <span className={classes.email}>{user.email}</span>
        </div>
      </div>
      <Menu.Divider />
      <UserMenuLinks items={items} onOpenSubmenu={onOpenSubmenu} />
      <Menu.Divider />
      {permissions.includes('dev.feature') && <LanguageItem onOpen={() => onOpenSubmenu('language')} />}
      <DarkMode />
      <Menu.Divider />
      <LogOut />
    </>
  );
}

function LanguageItem({ onOpen }: { onOpen: () => void }) {
  const t = useTranslations('menus');
  const { language } = useLanguage();
  return (
    <SubmenuItem id="language" icon={IconLanguage} onOpen={onOpen}>
      <span className="row justify-between gap-2">
        {t('title.language')} <span className="text-12 quiet">{language.shortName}</span>
      </span>
    </SubmenuItem>
  );
}

function DarkMode() {
  const t = useTranslations('header');
  const { setColorScheme } = useTheme();
  const isDark = useIsDark();
  return (
    <Menu.CheckboxItem
      checked={isDark}
      onChange={(isChecked) => setColorScheme(isChecked ? 'dark' : 'light')}
      classNames={{ itemIndicator: classes.noIndicator }}
      rightSection={<span className={classes.switch} data-on={isDark || undefined} />}
    >
      <span className={classes.labelled}>
        <IconMoon size={18} stroke={1.75} aria-hidden />
        {t('darkMode')}
      </span>
    </Menu.CheckboxItem>
  );
}

function LogOut() {
  const t = useTranslations('header');
  const { start, isPending } = useLogOut();
  return (
    <Menu.Item
      leftSection={<IconLogout className={classes.flip} size={18} stroke={1.75} />}
      // It says what comes of it, and keeps the focus.
      closeMenuOnClick={false}
      aria-busy={isPending || undefined}
      onClick={start}
    >
      {isPending ? t('loggingOut') : t('logOut')}
    </Menu.Item>
  );
}

const ATTRIBUTE = 'data-mantine-color-scheme';

function watch(notify: () => void): () => void {
  const observer = new MutationObserver(notify);
  observer.observe(document.documentElement, { attributeFilter: [ATTRIBUTE] });
  return () => observer.disconnect();
}

/** Whether the page is dark now, by choice or system. Only for components mounted in the browser. */
function useIsDark(): boolean {
  return useSyncExternalStore(
    watch,
    () => document.documentElement.getAttribute(ATTRIBUTE) === 'dark',
    () => false,
  );
}
