import { HoverCard } from '@onceware/ui/hover-card/hover-card';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import type { PostReference } from '../chat-source.ts';
import { useLeave } from '../overlay/leave.ts';
import { PostCard } from './cards.tsx';
import { useTabStop } from '../message/tab-stop.ts';
import classes from './text.module.css';

/** A post that a message names: a link to it, with a card about it (CHAT-14). */
export function PostTag({ text, post }: { text: string; post: PostReference }) {
  const t = useTranslations('chat.message');
  const tabIndex = useTabStop();
  const onLeave = useLeave();
  return (
    <HoverCard label={t('about', { name: post.title })} card={<PostCard post={post} />}>
      <Link className={classes.tag} to={post.url} tabIndex={tabIndex} onClick={onLeave}>
        <bdi>{text}</bdi>
      </Link>
    </HoverCard>
  );
}
