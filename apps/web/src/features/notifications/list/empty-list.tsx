import { notificationLimits } from '@onceware/api/platform/notifications/notifications.limits';
import { IconArchive, IconBellCheck } from '@tabler/icons-react';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import type { ListOf } from '../data/line-changes.ts';
import classes from './notification-list.module.css';

/** In place of a list: that nothing is there, and what would come. */
export function EmptyList({ list: { shelf, archived } }: { list: ListOf }) {
  const t = useTranslations('notifications.empty');
  const { number } = useFormat();
  const Shape = archived ? IconArchive : IconBellCheck;
  return (
    <div className={classes.empty}>
      <Shape className={classes.emptyIcon} size={32} stroke={1.5} aria-hidden />
      <p className="weight-600">{archived ? t('archived.title') : t(`${shelf}.title`)}</p>
      <p className={classes.hint}>
        {archived ? t('archived.hint', { days: number(notificationLimits.keptDays) }) : t(`${shelf}.hint`)}
      </p>
    </div>
  );
}
