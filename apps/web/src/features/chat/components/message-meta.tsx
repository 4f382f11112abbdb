import { IconCheck, IconChecks, IconFlag, IconGhost2, IconPin } from '@tabler/icons-react';
import { useTranslations } from 'use-intl/react';
import type { ChatMessage, MessageFlag } from '../chat-source.ts';
import { useMessageActions } from './message-actions.ts';
import classes from './message-meta.module.css';
import { useTabStop } from './tab-stop.ts';
import { useClockTime } from './use-clock-time.ts';

const MARKS = [
  { flag: 'pinned', Icon: IconPin },
  { flag: 'flagged', Icon: IconFlag },
  { flag: 'ghosted', Icon: IconGhost2 },
] as const satisfies readonly { flag: MessageFlag; Icon: unknown }[];

/** The small print of a message: when it was written, whether it was edited, its marks, and whether others have seen it. */
export function MessageMeta({ message }: { message: ChatMessage }) {
  const t = useTranslations('chat.message');
  const tabIndex = useTabStop();
  const { open } = useMessageActions();
  const { time } = useClockTime();
  const { id, timestamp, edited, out, read } = message;
  return (
    <span className={classes.meta}>
      <time dateTime={timestamp}>{time(timestamp)}</time>
      {edited && (
        <button type="button" className={classes.edited} tabIndex={tabIndex} aria-haspopup="dialog" title={t('history')} onClick={({ currentTarget }) => open('history', id, currentTarget)}>
          {t('edited')}
        </button>
      )}
      {MARKS.map(
        ({ flag, Icon }) =>
          message[flag] && (
            <span key={flag} className={classes.mark} data-mark={flag} title={t(flag)}>
              <Icon size={14} stroke={1.75} aria-hidden />
              <span className="sr-only">{t(flag)}</span>
            </span>
          ),
      )}
      {out && (
        <span className={classes.mark} data-mark={read ? 'read' : 'sent'} title={t(read ? 'read' : 'sent')}>
          {read ? <IconChecks size={14} stroke={1.75} aria-hidden /> : <IconCheck size={14} stroke={1.75} aria-hidden />}
          <span className="sr-only">{t(read ? 'read' : 'sent')}</span>
        </span>
      )}
    </span>
  );
}
