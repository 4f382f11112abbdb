import { IconButton } from '@onceware/ui/button/button';
import { IconBell } from '@tabler/icons-react';
import { lazy, Suspense, useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { WithWords } from '#lib/page/with-words.tsx';
import { useLazyTool } from './use-lazy-tool.ts';

const loadPanel = () => import('./notifications/notifications-panel.tsx');
const NotificationsPanel = lazy(async () => ({ default: (await loadPanel()).NotificationsPanel }));

/** NAV-16: a bell. Its notices are samples, so it never has a dot that calls for somebody. */
export function NotificationsButton() {
  return (
    <WithWords part="tools">
      <Notifications />
    </WithWords>
  );
}

function Notifications() {
  const t = useTranslations('demoTools.notifications');
  const { isOpen, isLoading, near, open, close } = useLazyTool(loadPanel);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <IconButton
        ref={button}
        aria-label={t('title')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-busy={isLoading || undefined}
        onPointerEnter={near}
        onFocus={near}
        onClick={open}
      >
        <IconBell size={20} stroke={1.75} aria-hidden />
      </IconButton>
      {isOpen && (
        <Suspense>
          <NotificationsPanel anchor={button} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
