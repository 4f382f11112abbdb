import { Menu } from '@mantine/core';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Menu.css';
import { Avatar } from '@onceware/ui/avatar/avatar';
import { MantineScope } from '@onceware/ui/theme/mantine-scope';
import { useTheme } from '@onceware/ui/theme/theme-provider';
import { IconLogout, IconMoon } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { useIsDark } from '../hooks/use-is-dark.ts';
import { useLogOut } from '../hooks/use-log-out.ts';
import { UserMenuTrigger } from './user-menu-trigger.tsx';
import classes from './user-menu.module.css';

interface Props {
  user: { name: string; email: string; avatar: string | null };
}

/** NAV-12. Mounted by the first click on its trigger, hence open from the start. */
export function UserMenu({ user }: Props) {
  const t = useTranslations('header');
  const { setColorScheme } = useTheme();
  const isDark = useIsDark();
  const logOut = useLogOut();
  const trigger = useRef<HTMLButtonElement>(null);
  return (
    <MantineScope>
      <Menu
        defaultOpened
        withInitialFocusPlaceholder={false}
        position="bottom-end"
        width={272}
        offset={6}
        shadow="lg"
        radius="lg"
        withinPortal={false}
        hideDetached={false}
        transitionProps={{ duration: 120 }}
        // The first trigger went with its focus when this module took over, so Mantine has nothing to return it to.
        onClose={() => trigger.current?.focus({ preventScroll: true })}
      >
        <Menu.Target>
          <UserMenuTrigger ref={trigger} user={user} />
        </Menu.Target>
        <Menu.Dropdown className={classes.dropdown}>
          <div className={classes.who}>
            <Avatar src={user.avatar} name={user.name} size={40} />
            <div className={classes.names}>
              <span className={classes.name} dir="auto">
                {user.name}
              </span>
              <span className={classes.email}>{user.email}</span>
            </div>
          </div>
          <Menu.Divider />
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
          <Menu.Divider />
          <Menu.Item leftSection={<IconLogout className={classes.flip} size={18} stroke={1.75} />} disabled={logOut.isPending} onClick={logOut.start}>
            {logOut.isPending ? t('loggingOut') : t('logOut')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </MantineScope>
  );
}
