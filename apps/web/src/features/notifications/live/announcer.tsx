import { CountAnnouncer } from '#lib/announcing/count-announcer.tsx';
import { useBellName } from '../bell/use-bell-name.ts';
import { useUnreadTotal } from '../data/use-unread.ts';

/** Says politely that there are more unread ones than before. */
export function Announcer() {
  const unread = useUnreadTotal();
  const name = useBellName();
  return <CountAnnouncer count={unread?.count} say={() => name(unread)} />;
}
