import type { Notification } from '@onceware/api/platform/notifications/notifications.contract';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { Moment } from '#lib/time/moment.tsx';
import type { LineActions } from '../data/use-line-actions.ts';
import classes from './notification-list.module.css';
import { RowMenu } from './row-menu.tsx';
import { RowPicture } from './row-picture.tsx';
import { LINE } from './use-looked-at.ts';

interface Props {
  line: Notification;
  /** It was when it was looked at. */
  isUnread: boolean;
  actions: LineActions;
  /** The row is about to leave the list. */
  onRemove: () => void;
}

export function NotificationRow({ line, isUnread, actions, onRemove }: Props) {
  const t = useTranslations('notifications');
  const { id, sentence, quote, path, at, isRead } = line;
  return (
    <li className={classes.row} data-unread={isUnread || undefined} {...{ [LINE]: id }}>
      <RowPicture line={line} />
      <div className="stack gap-1 one-column breaks">
        <p className={classes.text}>
          {isUnread && <span className="sr-only">{t('unread')} </span>}
          <Link className={classes.link} to={path} onClick={() => !isRead && actions.read(line, true)}>
            {sentence.map(({ text, isName }, index) =>
              isName ? (
                <bdi key={index} className="weight-600">
                  {text}
                </bdi>
              ) : (
                text
              ),
            )}
          </Link>
        </p>
        {quote !== null && (
          <blockquote className={classes.quote}>
            <p dir="auto">{quote}</p>
          </blockquote>
        )}
        <span className={classes.when}>
          {isUnread && <span className={classes.dot} />}
          <Moment at={at} />
        </span>
      </div>
      <span className={classes.end}>
        <RowMenu line={line} isUnread={isUnread} actions={actions} onRemove={onRemove} />
      </span>
    </li>
  );
}
