import { Skeleton } from '@onceware/ui/skeleton/skeleton';
import { useTranslations } from 'use-intl/react';
import classes from './profile-form.module.css';

/** In the shape of the form: picture, then three fields. */
export function ProfileSkeleton() {
  const t = useTranslations('account.profile');
  return (
    <div className={classes.form} role="status" aria-label={t('loading')}>
      <Skeleton width="80px" height="80px" isRound />
      {['name', 'email', 'language'].map((field) => (
        <div key={field} className={classes.waiting}>
          <Skeleton width="80px" height="14px" />
          <Skeleton height="44px" />
        </div>
      ))}
    </div>
  );
}
