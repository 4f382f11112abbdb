import { IconButton } from '@onceware/ui/button/button';
import { IconBell } from '@tabler/icons-react';
import { Suspense, useRef } from 'react';
import { useLanguage } from '#i18n/language-provider.tsx';
import { useFormat } from '#i18n/format.ts';
import { loadPart } from '#i18n/parts.ts';
import { preloadable } from '#lib/page/preloadable.tsx';
import { WithWords } from '#lib/page/with-words.tsx';
import { useLazyTool } from '#lib/use-lazy-tool.ts';
import { useUnreadTotal } from '../data/use-unread.ts';
import classes from './bell-button.module.css';
import { useBellName } from './use-bell-name.ts';

const panel = preloadable(async () => (await import('../panel/notifications-panel.tsx')).NotificationsPanel);

/** The header's bell: how many are unread, and the panel that has them (NOTE-01). */
export function BellButton() {
  const { language } = useLanguage();
  const unread = useUnreadTotal();
  const name = useBellName();
  const load = () => Promise.all([panel.preload(), loadPart('notifications', language.code)]);
  const { isOpen, isLoading, near, open, close } = useLazyTool(load);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <IconButton
        ref={button}
        aria-label={name(unread)}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-busy={isLoading || undefined}
        onPointerEnter={near}
        onFocus={near}
        onClick={open}
      >
        <span className={classes.bell}>
          <IconBell size={20} stroke={1.75} aria-hidden />
          {unread && unread.count > 0 && <Count count={unread.count} isMore={unread.isMore} />}
        </span>
      </IconButton>
      {isOpen && (
        <Suspense>
          <WithWords part="notifications">
            <panel.Component anchor={button} onClose={close} />
          </WithWords>
        </Suspense>
      )}
    </>
  );
}

function Count({ count, isMore }: { count: number; isMore: boolean }) {
  const { number } = useFormat();
  return (
    <bdi className={classes.count} dir="ltr" aria-hidden>
      {number(count)}
      {isMore && '+'}
    </bdi>
  );
}
