import { Avatar } from '@onceware/ui/avatar/avatar';
import { Image } from '@onceware/ui/image/image';
import { useTranslations } from 'use-intl/react';
import type { ChatUser, PostReference } from '../chat-source.ts';
import classes from './text.module.css';

/** Card of a person. Uses phrasing elements only, because it may be inside a paragraph. */
export function MemberCard({ user: { name, username, avatar, tagline, isOnline } }: { user: ChatUser }) {
  const t = useTranslations('chat.message');
  return (
    <span className="row gap-3">
      <Avatar src={avatar} name={name} size={40} />
      <span className={classes.about}>
        <strong className="weight-620 breaks" dir="auto">
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

/** Card of a post. Uses phrasing elements only, because it may be inside a paragraph. */
export function PostCard({
  post: { title, description, thumbnail, author, likes, comments },
}: {
  post: PostReference;
}) {
  const t = useTranslations('chat.message');
  return (
    <span className={classes.post}>
      {thumbnail !== null && <Image className={classes.thumbnail} src={thumbnail} alt="" width={286} height={120} />}
      <strong className="weight-620 breaks" dir="auto">
        {title}
      </strong>
      <span dir="auto">{description}</span>
      <span className={classes.facts}>
        <span>{t('post', { author })}</span>
        <span>{t('likes', { count: likes })}</span>
        <span>{t('comments', { count: comments })}</span>
      </span>
    </span>
  );
}
