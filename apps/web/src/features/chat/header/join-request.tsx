import { Avatar } from '@onceware/ui/avatar/avatar';
import { Button } from '@onceware/ui/button/button';
import { useTranslations } from 'use-intl/react';
import type { ChatUser } from '../chat-source.ts';
import classes from './header.module.css';

/** Somebody asks to join; either answer ends the request (CHAT-02). */
export function JoinRequest({
  user: { name, avatar, tagline },
  onAnswer,
}: {
  user: ChatUser;
  onAnswer: (answer: 'accept' | 'decline') => void;
}) {
  const t = useTranslations('chat.screen');
  return (
    <section className={classes.request} aria-label={t('joinRequest')}>
      <Avatar src={avatar} name={name} size={36} />
      <div className={classes.joinRequestWords}>
        <p className="weight-580 breaks">{t('wantsToJoin', { name })}</p>
        {tagline && (
          <p className={classes.tagline} dir="auto">
            {tagline}
          </p>
        )}
      </div>
      <div className="row gap-2 ms-auto">
        <Button onClick={() => onAnswer('decline')}>{t('decline')}</Button>
        <Button variant="primary" onClick={() => onAnswer('accept')}>
          {t('accept')}
        </Button>
      </div>
    </section>
  );
}
