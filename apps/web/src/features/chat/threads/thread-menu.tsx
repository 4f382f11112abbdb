import { Menu } from '@mantine/core';
import { IconBell, IconBellOff, IconLink } from '@tabler/icons-react';
import { useTranslations } from 'use-intl/react';
import { trpc } from '#lib/api/trpc.ts';
import { useMake } from '#lib/changes/use-make.ts';
import { useWork } from '#lib/changes/use-change.ts';
import { HEARD } from '../heard/heard-cache.ts';
import { AnchoredMenu } from '../overlay/anchored-menu.tsx';
import { MenuButton } from '../overlay/menu-button.tsx';
import { MenuEntry } from '../overlay/menu-entry.tsx';
import { HearEntries } from '../rooms/hear-entries.tsx';
import { useCopyLink } from '../rooms/use-copy-link.ts';

interface Props {
  roomId: string;
  isFollowed: boolean;
  /** The reader follows it from now on, or no longer. */
  onChanged: () => void;
}

/** Choices of a reader: to follow the thread or not, and how much they hear of it (LIVE-13). */
export function ThreadMenuButton({ roomId, isFollowed, onChanged }: Props) {
  const t = useTranslations('chatThreads');
  const room = useTranslations('chatRoom');
  const { data: heard } = trpc.chat.heard.useQuery(undefined, {
    select: ({ rooms }) => rooms.find(({ id }) => id === roomId),
  });
  const { change } = useWork(HEARD);
  const make = useMake();
  const copyLink = useCopyLink(roomId);
  const follow = () =>
    void make(() => change((client) => client.chat.follow.mutate({ roomId, on: !isFollowed })), {
      done: t(isFollowed ? 'unfollowed' : 'followed'),
    }).then((answer) => answer && onChanged());
  return (
    <MenuButton label={t('menu')} load={() => Promise.resolve()}>
      {(menu) => (
        <AnchoredMenu {...menu} label={t('menu')} width={232}>
          <MenuEntry
            icon={isFollowed ? IconBellOff : IconBell}
            label={t(isFollowed ? 'unfollow' : 'follow')}
            onClick={follow}
          />
          <MenuEntry icon={IconLink} label={room('copyLink')} onClick={copyLink} />
          {isFollowed && heard && (
            <>
              <Menu.Divider />
              <HearEntries room={heard} />
            </>
          )}
        </AnchoredMenu>
      )}
    </MenuButton>
  );
}
