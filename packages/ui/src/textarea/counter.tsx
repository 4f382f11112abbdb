import { useEffect, useState } from 'react';
import classes from '../field/field.module.css';

/** Long enough that a pause in typing is meant, ms. */
const PAUSE = 1000;

/** Seen all the time, read out in pauses once the limit is near: each letter would be too much. */
export function Counter({ id, text, isNear, isOver }: { id: string; text: string; isNear: boolean; isOver: boolean }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (!isNear) return;
    const timer = setTimeout(setSaid, PAUSE, text);
    return () => clearTimeout(timer);
  }, [isNear, text]);
  return (
    <>
      <span id={id} className={classes.counter} data-near={isNear || undefined} data-over={isOver || undefined}>
        {text}
      </span>
      <span className="sr-only" role="status">
        {isNear && said}
      </span>
    </>
  );
}
