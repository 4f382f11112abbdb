import type { RoomKind } from '@onceware/api/chat/chat.contract';
import { useTranslations } from 'use-intl/react';

/** A room as staff may know of it: of a direct conversation no more than that it is one. */
export function RoomName({ room: { name, kind } }: { room: { name: string | null; kind?: RoomKind } }) {
  const t = useTranslations('adminModeration');
  return (
    <span className="stack justify-items-start min-w-0 breaks">
      <bdi>{name ?? t('kind.direct')}</bdi>
      {kind && name !== null && kind !== 'community' && <span className="quiet">{t(`kind.${kind}`)}</span>}
    </span>
  );
}
