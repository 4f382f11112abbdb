import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import { useSession } from '#lib/api/session.ts';
import { trpc } from '#lib/api/trpc.ts';

/** More is not counted, only said. */
const COUNTED = 99;

export interface HeardTotal {
  unread: number;
  /** Mentions of the reader; in a room that is muted they are counted too. */
  mentions: number;
  /** Messages of strangers; told quietly, where nothing else is new. */
  requests: number;
}

export const NOTHING: HeardTotal = { unread: 0, mentions: 0, requests: 0 };

/** Counts of all rooms together; none until they are known. */
export function useHeardTotal(): HeardTotal | undefined {
  const isReader = useSession().permissions.includes('sidebar.view');
  const { data } = trpc.chat.heard.useQuery(undefined, { enabled: isReader });
  return data?.rooms.reduce(
    (sum, { unread, mentions, isMuted, isSilent }) => ({
      unread: sum.unread + (isMuted ? 0 : unread),
      mentions: sum.mentions + (isSilent ? 0 : mentions),
      requests: sum.requests,
    }),
    { unread: 0, mentions: 0, requests: data.requests },
  );
}

/** The name of the chat's button for screen readers, with what is new: "Chat, 3 unread, 1 mention". */
export function useChatName(): (total: HeardTotal | undefined) => string {
  const t = useTranslations('heard');
  return (total) => {
    const { unread, mentions, requests } = total ?? NOTHING;
    if (unread > 0 && mentions > 0) return t('both', { unread, mentions });
    if (unread > 0) return t('unread', { unread });
    if (mentions > 0) return t('mentions', { mentions });
    return requests > 0 ? t('requests', { requests }) : t('name');
  };
}

/** A count as it is shown where there is little room. */
export function useShortCount(): (count: number) => string {
  const { number } = useFormat();
  return (count) => (count > COUNTED ? `${number(COUNTED)}+` : number(count));
}
