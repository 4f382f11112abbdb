import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Minimum time between two announcements to screen readers, many as may come. */
const APART_MS = 30_000;

interface Props {
  /** None until it is known. */
  count: number | undefined;
  /** Sentence for the count as it is then. */
  say: () => string;
}

/** Says politely that there is more of something than before; what was there at first is not said. */
export function CountAnnouncer({ count, say }: Props) {
  const [said, setSaid] = useState('');
  const last = useRef(count);
  const saidAt = useRef(0);
  const sayNow = useEffectEvent(() => {
    saidAt.current = Date.now();
    setSaid(say());
  });
  useEffect(() => {
    const before = last.current;
    last.current = count;
    if (before === undefined || count === undefined || count <= before) {
      // The same words once more would not be read out.
      setSaid('');
      return;
    }
    const timer = setTimeout(() => sayNow(), Math.max(0, saidAt.current + APART_MS - Date.now()));
    return () => clearTimeout(timer);
  }, [count]);
  return (
    <p className="sr-only" aria-live="polite">
      {said}
    </p>
  );
}
