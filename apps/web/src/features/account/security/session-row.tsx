import type { SessionEntry } from '@onceware/api/identity/auth/auth.contract';
import { Badge } from '@onceware/ui/badge/badge';
import { Button } from '@onceware/ui/button/button';
import { IconDeviceDesktop, IconDeviceMobile, IconDeviceTablet, IconDeviceUnknown } from '@tabler/icons-react';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import { useRelativeTime } from '#lib/time/relative-time.ts';
import classes from './security.module.css';

const ICONS = { desktop: IconDeviceDesktop, phone: IconDeviceMobile, tablet: IconDeviceTablet };

/** A signed-in browser. `onEnd` gets the sentence to show once it is ended. */
export function SessionRow({ session, onEnd }: { session: SessionEntry; onEnd: (said: string) => void }) {
  const t = useTranslations('security.sessions');
  const format = useFormat();
  const ago = useRelativeTime();
  const { browser, system, address, signedInAt, lastSeenAt, isCurrent } = session;
  const device = browser && system ? t('browserOnSystem', { browser, system }) : (browser ?? system ?? t('unknown'));
  const Icon = session.device ? ICONS[session.device] : IconDeviceUnknown;
  const date = format.date(signedInAt);
  return (
    <li className={classes.row}>
      <Icon className={classes.icon} size={20} stroke={1.75} aria-hidden />
      <div>
        <p className={classes.device}>
          <bdi>{device}</bdi>
          {isCurrent && <Badge tone="ok">{t('thisDevice')}</Badge>}
        </p>
        <p className={classes.facts}>
          {address && <bdi>{address}</bdi>}
          <time dateTime={signedInAt}>{t('since', { date })}</time>
          {!isCurrent && <time dateTime={lastSeenAt}>{t('lastSeen', { time: ago(lastSeenAt) })}</time>}
        </p>
      </div>
      {!isCurrent && (
        <Button aria-label={t('endThis', { device, date })} onClick={() => onEnd(t('ended', { device }))}>
          {t('end')}
        </Button>
      )}
    </li>
  );
}
