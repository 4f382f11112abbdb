import { useEffect, useState } from 'react';
import classes from '../field/field.module.css';

/** Long enough that a pause in typing is meant, ms. */
const PAUSE = 1000;

export interface CounterProps {
  id: string;
  /** In UTF-16 units, as `maxLength` counts. */
  length: number;
  /** Length beyond which it is too much. It does not stop anybody: that is `maxLength`. */
  max: number;
  /** Text that it shows: `120 of 500`. */
  label: (length: number) => string;
}

/** Seen all the time, read out in pauses once the limit is near: each letter would be too much. */
export function Counter({ id, length, max, label }: CounterProps) {
  const [said, setSaid] = useState('');
  const text = label(length);
  const isNear = length >= max * 0.9;
  useEffect(() => {
    if (!isNear) return;
    const timer = setTimeout(setSaid, PAUSE, text);
    return () => clearTimeout(timer);
  }, [isNear, text]);
  return (
    <>
      <span id={id} className={classes.counter} data-near={isNear || undefined} data-over={length > max || undefined}>
        {text}
      </span>
      <span className="sr-only" role="status">
        {isNear && said}
      </span>
    </>
  );
}
