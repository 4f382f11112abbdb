import type { AdminRoom } from '@onceware/api/chat/moderation/moderation.contract';
import { Badge } from '@onceware/ui/badge/badge';
import { Button } from '@onceware/ui/button/button';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import type { Column } from '#lib/table/column.ts';
import { Moment } from '#lib/time/moment.tsx';
import classes from './moderation.module.css';
import type { ROOMS_TABLE } from './moderation-tables.ts';
import { useModeration } from './use-moderation.ts';
import { useWait } from './use-wait.ts';

export function useRoomColumns(
  onEdit: (room: AdminRoom) => void,
): Column<AdminRoom, (typeof ROOMS_TABLE.sorts)[number]>[] {
  const t = useTranslations('adminModeration');
  const { number } = useFormat();
  const wait = useWait();
  const { setClosed } = useModeration();
  return [
    {
      key: 'name',
      label: t('room'),
      sort: 'name',
      isPlain: true,
      render: ({ name, isAsking, isClosed }) => (
        <span className="row wrap items-center gap-2 breaks">
          <bdi className="weight-580">{name}</bdi>
          {isAsking && <Badge>{t('rooms.asks')}</Badge>}
          {isClosed && <Badge>{t('rooms.isClosed')}</Badge>}
        </span>
      ),
    },
    { key: 'slow', label: t('rooms.slowMode'), render: ({ slowModeSeconds }) => wait(slowModeSeconds) },
    { key: 'people', label: t('rooms.people'), align: 'end', render: ({ peopleCount }) => number(peopleCount) },
    { key: 'messages', label: t('rooms.messages'), align: 'end', render: ({ messageCount }) => number(messageCount) },
    {
      key: 'newest',
      label: t('rooms.newest'),
      sort: 'newest',
      render: ({ lastMessageAt }) => (lastMessageAt ? <Moment at={lastMessageAt} /> : t('rooms.silent')),
    },
    {
      key: 'actions',
      label: t('actions'),
      isPlain: true,
      render: (room) => (
        <span className={classes.rowActions}>
          <Button aria-label={t('rooms.editOf', { name: room.name })} onClick={() => onEdit(room)}>
            {t('rooms.edit')}
          </Button>
          <Button
            aria-label={t(room.isClosed ? 'rooms.reopenOf' : 'rooms.closeOf', { name: room.name })}
            onClick={() => setClosed(room, !room.isClosed)}
          >
            {t(room.isClosed ? 'rooms.reopen' : 'rooms.close')}
          </Button>
        </span>
      ),
    },
  ];
}
