import type { RoomKind } from '@onceware/api/chat/chat.contract';
import { useTranslations } from 'use-intl/react';
import classes from './moderation.module.css';

/** A room as staff may know of it: of a direct conversation no more than that it is one. */
export function RoomName({ room: { name, kind } }: { room: { name: string | null; kind?: RoomKind } }) {
  const t = useTranslations('adminModeration');
  return (
    <span className={classes.stack}>
      <bdi>{name ?? t('kind.direct')}</bdi>
      {kind && name !== null && kind !== 'community' && <span className={classes.quiet}>{t(`kind.${kind}`)}</span>}
    </span>
  );
}
