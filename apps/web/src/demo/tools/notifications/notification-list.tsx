import { Avatar } from '@onceware/ui/avatar/avatar';
import { buttonClass } from '@onceware/ui/button/button';
import { IconBellCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { paths } from '#lib/paths.ts';
import { useRelativeTime } from '#lib/time/relative-time.ts';
import { samplePeople } from '#demo/areas/samples/sample-people.ts';
import { EmptyState } from '../empty-state.tsx';
import classes from './notifications.module.css';
import { useNotifications } from './notifications-state.ts';
import type { NotificationTab, SampleNotification } from './sample-notifications.ts';

/** Page to go to from an empty tab, so that something will be listed. */
const WAY_ON: Record<NotificationTab, string> = {
  all: paths.demo.network,
  inbox: paths.demo.networkMembers,
  team: paths.demo.teams,
  following: paths.demo.networkMembers,
};

export function NotificationList({
  tab,
  notifications,
}: {
  tab: NotificationTab;
  notifications: readonly SampleNotification[];
}) {
  const t = useTranslations('demoTools.notifications.empty');
  if (notifications.length === 0) {
    const action = (
      <Link className={buttonClass()} to={WAY_ON[tab]}>
        {t(`${tab}.action`)}
      </Link>
    );
    return <EmptyState icon={IconBellCheck} title={t(`${tab}.title`)} hint={t(`${tab}.hint`)} action={action} />;
  }
  return (
    <ul>
      {notifications.map((notification) => (
        <NotificationRow key={notification.id} notification={notification} />
      ))}
    </ul>
  );
}

const nameOf = (name: ReactNode) => <bdi className="weight-600">{name}</bdi>;
const topicOf = (topic: ReactNode) => (
  <bdi className="weight-600" lang="en">
    {topic}
  </bdi>
);

const MINUTE = 60_000;
/** The sample's ages count from here; to the minute, as `useNow` is. */
const OPENED = Math.floor(Date.now() / MINUTE) * MINUTE;

function NotificationRow({ notification }: { notification: SampleNotification }) {
  const t = useTranslations('demoTools.notifications');
  const ago = useRelativeTime();
  const { isUnread } = useNotifications();
  const { kind, topic, quote, minutesOld } = notification;
  const [person] = samplePeople([notification.personId]);
  if (!person) return null;
  const time = new Date(OPENED - minutesOld * MINUTE).toISOString();
  return (
    <li className={classes.row}>
      <Avatar src={null} name={person.name} size={40} />
      <div className="stack gap-1 breaks">
        <p className={classes.text}>
          {t.rich(`kind.${kind}`, { name: person.name, topic, who: nameOf, what: topicOf })}
        </p>
        {quote && (
          <blockquote className={classes.quote}>
            <p lang="en" dir="auto">
              {quote}
            </p>
          </blockquote>
        )}
        <time className="text-12 quiet" dateTime={time}>
          {ago(time)}
        </time>
      </div>
      {isUnread(notification) && (
        <span className={classes.dot}>
          <span className="sr-only">{t('unread')}</span>
        </span>
      )}
    </li>
  );
}
