import type { ComponentPropsWithRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { UserAvatar } from '#lib/pictures/user-avatar.tsx';
import classes from './user-menu-trigger.module.css';

interface Props extends ComponentPropsWithRef<'button'> {
  user: { name: string; email: string; avatar: string | null };
}

export function UserMenuTrigger({ user, ...button }: Props) {
  const t = useTranslations('header');
  return (
    <button
      type="button"
      aria-haspopup="menu"
      aria-expanded={false}
      {...button}
      className={classes.trigger}
      aria-label={t('userMenu', { name: user.name })}
    >
      <UserAvatar user={user} size={36} />
    </button>
  );
}
