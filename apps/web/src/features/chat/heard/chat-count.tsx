import type { HeardTotal } from './use-heard.ts';
import { useShortCount } from './use-heard.ts';
import classes from './chat-count.module.css';

/** Counts at the chat's icon: unread messages above, mentions of the reader below (LIVE-13). The button's name says them. */
export function ChatCount({ unread, mentions }: HeardTotal) {
  const short = useShortCount();
  return (
    <>
      {unread > 0 && (
        <bdi className={classes.unread} dir="ltr" aria-hidden>
          {short(unread)}
        </bdi>
      )}
      {mentions > 0 && (
        <bdi className={classes.mentions} dir="ltr" aria-hidden>
          @{short(mentions)}
        </bdi>
      )}
    </>
  );
}
