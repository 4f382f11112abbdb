import type { HeardTotal } from './use-heard.ts';
import { useShortCount } from './use-heard.ts';
import classes from './chat-count.module.css';

/** Count at the chat's icon: mentions of the reader, else unread messages, else paler requests of strangers (LIVE-13, LIVE-16). The button's name says both. */
export function ChatCount({ unread, mentions, requests }: HeardTotal) {
  const short = useShortCount();
  const isQuiet = unread === 0 && mentions === 0;
  if (isQuiet && requests === 0) return null;
  const count = mentions > 0 ? `@${short(mentions)}` : short(isQuiet ? requests : unread);
  // Drawn by the style sheet: as text it would be a part of what the button seems to be called.
  return (
    <span
      className={classes.count}
      data-count={count}
      data-mentions={mentions > 0 || undefined}
      data-quiet={isQuiet || undefined}
      aria-hidden
    />
  );
}
