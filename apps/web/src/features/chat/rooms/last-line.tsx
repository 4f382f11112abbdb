import { plainText } from '@onceware/api/chat/text/formatting.limits';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import type { ListedRoom } from './rooms-cache.ts';
import classes from './rooms.module.css';

const isolated = (name: ReactNode) => <bdi>{name}</bdi>;

/**
 * Last message and its author on one line in the text's own direction; for a room that the reader is not in, whether
 * they have asked to join.
 */
export function LastLine({
  room: { lastMessage, standing, isLastDeleted },
}: {
  room: Pick<ListedRoom, 'lastMessage' | 'standing' | 'isLastDeleted'>;
}) {
  const t = useTranslations('chatRooms');
  const words = () => {
    if (standing !== 'in') return t(standing === 'asking' ? 'asked' : 'outside');
    if (isLastDeleted) return t('deletedLine');
    if (!lastMessage) return t('noMessages');
    const text = plainText(lastMessage.text).replaceAll(/\s+/g, ' ').trim();
    return t.rich('lastLine', {
      author: lastMessage.author ?? t('somebody'),
      text: text || t('aFile'),
      by: isolated,
    });
  };
  return (
    <span className={classes.last} dir="auto">
      {words()}
    </span>
  );
}
