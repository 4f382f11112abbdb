import type { Person } from '@onceware/api/chat/chat.contract';
import { Avatar } from '@onceware/ui/avatar/avatar';
import { useTranslations } from 'use-intl/react';
import classes from './people.module.css';

/** A person's picture and name, and whether they are here now. */
export function PersonLine({ person: { name, avatar }, isOnline }: { person: Person; isOnline: boolean }) {
  const t = useTranslations('chatRoom.people');
  return (
    <span className={classes.person}>
      <Avatar src={avatar} name={name} size={32} />
      <span className="min-w-0 text-14 breaks" dir="auto">
        {name}
      </span>
      {isOnline && <span className={classes.online}>{t('online')}</span>}
    </span>
  );
}
