import {
  type Icon,
  IconAlertCircle,
  IconCheck,
  IconChecks,
  IconClock,
  IconFlag,
  IconGhost2,
  IconPin,
} from '@tabler/icons-react';
import { useTranslations } from 'use-intl/react';
import type { ChatMessage, MessageFlag } from '../chat-source.ts';
import { useMessageActions } from '../message-actions.ts';
import classes from './message.module.css';
import { useTabStop } from './tab-stop.ts';
import { useClockTime } from './use-clock-time.ts';

const MARKS = [
  { flag: 'pinned', icon: IconPin },
  { flag: 'flagged', icon: IconFlag },
  { flag: 'ghosted', icon: IconGhost2 },
] as const satisfies readonly { flag: MessageFlag; icon: Icon }[];

/** Metadata of a message: time, edited, marks, and whether others have seen it. */
export function MessageMeta({ message }: { message: ChatMessage }) {
  const t = useTranslations('chat.message');
  const tabIndex = useTabStop();
  const { open } = useMessageActions();
  const { time } = useClockTime();
  const { id, timestamp, edited, out } = message;
  return (
    <span className={classes.meta}>
      <time dateTime={timestamp}>{time(timestamp)}</time>
      {edited && (
        <button
          type="button"
          className={classes.edited}
          tabIndex={tabIndex}
          aria-haspopup="dialog"
          title={t('history')}
          onClick={({ currentTarget }) => open('history', id, currentTarget)}
        >
          {t('edited')}
        </button>
      )}
      {MARKS.map(({ flag, icon }) => message[flag] && <Mark key={flag} kind={flag} label={t(flag)} icon={icon} />)}
      {out && <DeliveryMark message={message} />}
    </span>
  );
}

/** Delivery state of an own message (LIVE-05). */
function DeliveryMark({ message: { delivery, read } }: { message: ChatMessage }) {
  const t = useTranslations('chat.message');
  const words = useTranslations('chatMessage');
  if (delivery === 'waiting') return <Mark kind="waiting" label={words('waiting')} icon={IconClock} />;
  if (delivery === 'failed') return <Mark kind="failed" label={words('failed')} icon={IconAlertCircle} />;
  return <Mark kind={read ? 'read' : 'sent'} label={t(read ? 'read' : 'sent')} icon={read ? IconChecks : IconCheck} />;
}

/** An icon with its word: as a title for the pointer, in the text for screen readers, which would read both. */
function Mark({ kind, label, icon: MarkIcon }: { kind: string; label: string; icon: Icon }) {
  return (
    <span className={classes.mark} data-mark={kind}>
      <span className={classes.icon} title={label} aria-hidden>
        <MarkIcon size={14} stroke={1.75} />
      </span>
      <span className="sr-only">{label}</span>
    </span>
  );
}
