import { Menu } from '@mantine/core';
import {
  type Icon,
  IconArrowBackUp,
  IconArrowsRightLeft,
  IconCopy,
  IconFlag,
  IconFlagOff,
  IconGhost2,
  IconGhostOff,
  IconHistory,
  IconMoodPlus,
  IconPencil,
  IconPin,
  IconPinnedOff,
  IconTrash,
} from '@tabler/icons-react';
import { useTranslations } from 'use-intl/react';
import type { ChatMessage } from '../chat-source.ts';
import { AnchoredMenu, type AnchoredMenuProps } from './anchored-menu.tsx';
import { useMessageActions } from '../message-actions.ts';

/** All that can be done with a message; editing and deleting with an own one alone (CHAT-07 to CHAT-12). */
export function MessageMenu({
  message,
  ...menu
}: Pick<AnchoredMenuProps, 'anchor' | 'onClose'> & { message: ChatMessage }) {
  const t = useTranslations('chat.message');
  const actions = useMessageActions();
  const { id, out, pinned, flagged, ghosted, edited, text } = message;
  const { anchor } = menu;
  return (
    <AnchoredMenu {...menu} label={t('actions', { name: out ? t('you') : message.userName })} width={208}>
      <Entry icon={IconMoodPlus} label={t('react')} onClick={() => actions.open('emoji', id, anchor)} />
      <Entry icon={IconArrowBackUp} label={t('reply')} onClick={() => actions.reply(id)} />
      {text !== '' && <Entry icon={IconCopy} label={t('copy')} onClick={() => actions.copy(id)} />}
      <Menu.Divider />
      <Entry
        icon={pinned ? IconPinnedOff : IconPin}
        label={t(pinned ? 'unpin' : 'pin')}
        onClick={() => actions.toggleFlag(id, 'pinned')}
      />
      <Entry
        icon={flagged ? IconFlagOff : IconFlag}
        label={t(flagged ? 'unflag' : 'flag')}
        onClick={() => actions.toggleFlag(id, 'flagged')}
      />
      <Entry
        icon={ghosted ? IconGhostOff : IconGhost2}
        label={t(ghosted ? 'unghost' : 'ghost')}
        onClick={() => actions.toggleFlag(id, 'ghosted')}
      />
      <Entry icon={IconArrowsRightLeft} label={t('move')} onClick={() => actions.open('move', id, anchor)} />
      {edited && <Entry icon={IconHistory} label={t('history')} onClick={() => actions.open('history', id, anchor)} />}
      {out && (
        <>
          <Menu.Divider />
          <Entry icon={IconPencil} label={t('edit')} onClick={() => actions.startEdit(id)} />
          <Entry icon={IconTrash} label={t('delete')} onClick={() => actions.remove(id)} />
        </>
      )}
    </AnchoredMenu>
  );
}

function Entry({ icon: EntryIcon, label, onClick }: { icon: Icon; label: string; onClick: () => void }) {
  return (
    <Menu.Item leftSection={<EntryIcon size={18} stroke={1.75} aria-hidden />} onClick={onClick}>
      {label}
    </Menu.Item>
  );
}
