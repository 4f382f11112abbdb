import type { FoundMessage } from '@onceware/api/chat/chat.contract';
import classes from './search.module.css';

/** Words of a message, with what was looked for marked. */
export function Excerpt({ text, marks }: FoundMessage['excerpt']) {
  const parts = [];
  let end = 0;
  for (const [from, to] of marks) {
    parts.push(text.slice(end, from), <mark key={from}>{text.slice(from, to)}</mark>);
    end = to;
  }
  parts.push(text.slice(end));
  return (
    <span className={classes.excerpt} dir="auto">
      {parts}
    </span>
  );
}
