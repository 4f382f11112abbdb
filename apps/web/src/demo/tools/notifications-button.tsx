import { IconButton } from '@onceware/ui/button/button';
import { IconBell } from '@tabler/icons-react';
import { lazy, Suspense, useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { WithWords } from '#lib/page/with-words.tsx';
import classes from './tools.module.css';
import { useNotifications } from './notifications/notifications-state.ts';
import { useLazyTool } from './use-lazy-tool.ts';

const loadPanel = () => import('./notifications/notifications-panel.tsx');
const NotificationsPanel = lazy(async () => ({ default: (await loadPanel()).NotificationsPanel }));

/** NAV-16: a bell, with a dot while something is unread. */
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
  const { inTab, countUnread } = useNotifications();
  const unread = countUnread(inTab('all'));
  return (
    <>
      <IconButton
        ref={button}
        className={classes.bell}
        aria-label={t('open', { count: unread })}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-busy={isLoading || undefined}
        onPointerEnter={near}
        onFocus={near}
        onClick={open}
      >
        <IconBell size={20} stroke={1.75} aria-hidden />
        {unread > 0 && <span className={classes.dot} />}
      </IconButton>
      {isOpen && (
        <Suspense>
          <NotificationsPanel anchor={button} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
