import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useBellName } from '../bell/use-bell-name.ts';
import { useUnreadTotal } from '../data/use-unread.ts';

/** However many come, screen readers are told at most this often. */
const APART_MS = 30_000;

/** Says politely that there are more unread ones than before. */
export function Announcer() {
  const unread = useUnreadTotal();
  const name = useBellName();
  const [said, setSaid] = useState('');
  const count = unread?.count;
  const last = useRef(count);
  const saidAt = useRef(0);
  const say = useEffectEvent(() => {
    saidAt.current = Date.now();
    setSaid(name(unread));
  });
  useEffect(() => {
    const before = last.current;
    last.current = count;
    if (before === undefined || count === undefined || count <= before) {
      // The same words once more would not be read out.
      setSaid('');
      return;
    }
    const timer = setTimeout(() => say(), Math.max(0, saidAt.current + APART_MS - Date.now()));
    return () => clearTimeout(timer);
  }, [count]);
  return (
    <p className="sr-only" aria-live="polite">
      {said}
    </p>
  );
}
