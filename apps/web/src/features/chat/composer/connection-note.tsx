import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import type { ChatSnapshot, ChatSource } from '../chat-source.ts';
import classes from './composer.module.css';
import { usePart } from './use-part.ts';

/** Delay before a broken connection is announced, because most breaks are over by then; ms. */
export const NOTE_DELAY_MS = 3000;

/** Note above the field that messages wait for a connection (LIVE-05). */
export function ConnectionNote({ source }: { source: ChatSource }) {
  const t = useTranslations('chatWriting');
  const said = useSteady(usePart(source, ({ connection }) => connection));
  const keepsWaiting = usePart(source, (snapshot) => snapshot.keepsWaiting);
  return (
    <p className={classes.connection} role="status">
      {said === 'offline' && t(keepsWaiting ? 'offline' : 'offlineHere')}
      {said === 'connecting' && t('connecting')}
    </p>
  );
}

/** Announces reconnecting only when it takes a while, or after a lost connection was announced. */
function useSteady(connection: ChatSnapshot['connection']): ChatSnapshot['connection'] {
  const [said, setSaid] = useState<ChatSnapshot['connection']>(connection === 'offline' ? 'offline' : 'live');
  const isAtOnce = connection !== 'connecting' || said === 'offline';
  if (isAtOnce && said !== connection) setSaid(connection);
  useEffect(() => {
    if (isAtOnce) return;
    const timer = setTimeout(setSaid, NOTE_DELAY_MS, connection);
    return () => clearTimeout(timer);
  }, [isAtOnce, connection]);
  return said;
}
