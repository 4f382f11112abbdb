import { Avatar } from '@onceware/ui/avatar/avatar';
import { useTranslations } from 'use-intl/react';
import type { ChatUser } from '../chat-source.ts';
import classes from './card.module.css';

/** Who somebody is. Phrasing elements alone: it may stand within a paragraph. */
export function MemberCard({ user: { name, username, avatar, tagline, isOnline } }: { user: ChatUser }) {
  const t = useTranslations('chat.message');
  return (
    <span className={classes.person}>
      <Avatar src={avatar} name={name} size={40} />
      <span className={classes.about}>
        <strong className={classes.title} dir="auto">
          {name}
        </strong>
        <span className={classes.facts}>
          <bdi>{t('username', { username })}</bdi>
          <span>{t(isOnline ? 'online' : 'offline')}</span>
        </span>
        {tagline && <span dir="auto">{tagline}</span>}
      </span>
    </span>
  );
}
