import { lazy } from 'react';
import { useTranslations } from 'use-intl/react';
import { MenuButton } from '../overlay/menu-button.tsx';

const loadMenu = () => import('./chat-menu.tsx');
const ChatMenu = lazy(async () => ({ default: (await loadMenu()).ChatMenu }));

/** The sample group's menu (CHAT-01). */
export function GroupMenu() {
  const t = useTranslations('chat.screen');
  return (
    <MenuButton label={t('menu')} load={loadMenu}>
      {(menu) => <ChatMenu {...menu} />}
    </MenuButton>
  );
}
