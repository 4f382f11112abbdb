import { Dialog } from '@onceware/ui/dialog/dialog';
import { useTranslations } from 'use-intl/react';
import { WithWords } from '#lib/page/with-words.tsx';
import { SidebarMenu } from './sidebar-menu.tsx';

/** NAV-08: the sidebar's menu where there is no room for a sidebar. */
export function SidebarSheet({ onClose }: { onClose: () => void }) {
  return (
    <WithWords part="menus">
      <Slide onClose={onClose} />
    </WithWords>
  );
}

function Slide({ onClose }: { onClose: () => void }) {
  const t = useTranslations('menus');
  return (
    <Dialog isOpen onClose={onClose} side="start" title={t('sidebar')} closeLabel={t('closeSidebar')}>
      <SidebarMenu isCompact={false} onFollow={onClose} />
    </Dialog>
  );
}
