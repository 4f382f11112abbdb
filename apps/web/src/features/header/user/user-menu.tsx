import { Menu } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { EntriesMenu } from '#lib/entries-menu.tsx';
import { WithWords } from '#lib/page/with-words.tsx';
import { useBoot } from '#lib/page/boot.tsx';
import { useIsVendor } from '#lib/api/is-vendor.ts';
import { useSession } from '#lib/api/session.ts';
import type { MenuTitle } from '../menus/menu-item.ts';
import { visibleItems } from '../menus/shown-items.ts';
import { userMenu } from '../menus/user-menu.ts';
import { UserMenuLinks } from './user-menu-links.tsx';
import { UserMenuMain } from './user-menu-main.tsx';
import { UserMenuTrigger } from './user-menu-trigger.tsx';
import classes from './user-menu.module.css';
import { Submenu, useSubmenuFocus } from './user-submenu.tsx';
import { LANGUAGE_CODES, LANGUAGES } from '#i18n/languages.ts';
import { useChooseLanguage } from '#lib/use-choose-language.ts';

interface Props {
  user: { name: string; email: string; avatar: string | null };
}

/** NAV-12. Mounted by the first click on its trigger, hence open from the start. */
export function UserMenu({ user }: Props) {
  const [isOpen, setIsOpen] = useState(true);
  const [submenu, setSubmenu] = useState<MenuTitle | null>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  return (
    <WithWords part="menus">
      <EntriesMenu
        opened={isOpen}
        onChange={setIsOpen}
        width={272}
        withinPortal={false}
        hideDetached={false}
        onExitTransitionEnd={() => setSubmenu(null)}
        // The first trigger went with its focus when this module took over, so Mantine has nothing to return it to.
        onClose={() => trigger.current?.focus({ preventScroll: true })}
        target={<UserMenuTrigger ref={trigger} user={user} />}
        dropdown={{ className: classes.dropdown }}
      >
        <Entries user={user} submenu={submenu} setSubmenu={setSubmenu} />
      </EntriesMenu>
    </WithWords>
  );
}

function Entries({
  user,
  submenu,
  setSubmenu,
}: Props & { submenu: MenuTitle | null; setSubmenu: (submenu: MenuTitle | null) => void }) {
  const t = useTranslations('menus');
  const { permissions } = useSession();
  const { settings } = useBoot();
  const ref = useSubmenuFocus(submenu);
  const items = visibleItems(userMenu(settings.communityUrl), permissions, useIsVendor());
  return (
    <div ref={ref}>
      {submenu === null ? (
        <UserMenuMain user={user} items={items} onOpenSubmenu={setSubmenu} />
      ) : (
        <Submenu title={t(`title.${submenu}`)} onBack={() => setSubmenu(null)}>
          {submenu === 'language' ? (
            <UserMenuLanguages />
          ) : (
            <UserMenuLinks
              items={items.find(({ title }) => title === submenu)?.children ?? []}
              onOpenSubmenu={setSubmenu}
            />
          )}
        </Submenu>
      )}
    </div>
  );
}

/** The header's language picker (NAV-12). Each language is named in itself. */
function UserMenuLanguages() {
  const { language, choose } = useChooseLanguage();
  return (
    <Menu.RadioGroup value={language.code} onChange={choose}>
      {LANGUAGE_CODES.map((code) => (
        <Menu.RadioItem
          key={code}
          value={code}
          lang={code}
          rightSection={<span aria-hidden="true">{LANGUAGES[code].flag}</span>}
        >
          {LANGUAGES[code].name}
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  );
}
