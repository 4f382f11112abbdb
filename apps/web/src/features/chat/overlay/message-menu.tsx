import { Menu } from '@mantine/core';
import {
  type Icon,
  IconAlarm,
  IconArrowBackUp,
  IconArrowsRightLeft,
  IconBan,
  IconBookmark,
  IconCopy,
  IconFlag,
  IconFlagOff,
  IconGhost2,
  IconGhostOff,
  IconHistory,
  IconMail,
  IconMessageReply,
  IconMicrophoneOff,
  IconMoodPlus,
  IconMoodSmile,
  IconPencil,
  IconPin,
  IconPinnedOff,
  IconRefresh,
  IconTrash,
} from '@tabler/icons-react';
import { use } from 'react';
import { useTranslations } from 'use-intl/react';
import { SaveHereContext } from '#lib/saving/save-here.ts';
import { useBlock } from '../blocking/use-block.ts';
import type { ChatMessage } from '../chat-source.ts';
import { AnchoredMenu, type AnchoredMenuProps } from './anchored-menu.tsx';
import { useMessageActions } from '../message-actions.ts';
import { useAuthorName } from '../message/use-author-name.ts';
import { mayPin, useRoom } from '../room-facts.ts';
import { savableThings } from '../saving/savable-things.ts';
import { useOpenThread } from '../threads/open-thread.ts';

type Props = Pick<AnchoredMenuProps, 'anchor' | 'onClose'> & { message: ChatMessage };

/** All that the reader can do with a message (CHAT-07 to CHAT-12, LIVE-06). */
export function MessageMenu({ message, ...menu }: Props) {
  const t = useTranslations('chat.message');
  const actions = useMessageActions();
  const { id, out, text, delivery } = message;
  return (
    <AnchoredMenu {...menu} label={t('actions', { name: useAuthorName()(message) })} width={208}>
      {delivery === 'sent' && <Answering message={message} {...menu} />}
      {text !== '' && <Entry icon={IconCopy} label={t('copy')} onClick={() => actions.copy(id)} />}
      {delivery === 'sent' ? (
        <>
          <Menu.Divider />
          <Marking message={message} {...menu} />
          {out ? <Own message={message} /> : <Moderating message={message} {...menu} />}
          {!out && <Blocking message={message} {...menu} />}
        </>
      ) : (
        <Unsent message={message} />
      )}
    </AnchoredMenu>
  );
}

function Answering({ message: { id, reactions, thread }, anchor }: Props) {
  const t = useTranslations('chat.message');
  const words = useTranslations('chatMessage');
  const threads = useTranslations('chatThreads');
  const { open, reply } = useMessageActions();
  const openThread = useOpenThread();
  const { kind, may } = useRoom();
  return (
    <>
      {may.write && (
        <>
          <Entry icon={IconMoodPlus} label={t('react')} onClick={() => open('emoji', id, anchor)} />
          <Entry icon={IconArrowBackUp} label={t('reply')} onClick={() => reply(id)} />
        </>
      )}
      {openThread && (may.write || thread !== null) && (
        <Entry icon={IconMessageReply} label={threads('reply')} onClick={() => openThread(id)} />
      )}
      {kind !== 'sample' && reactions.length > 0 && (
        <Entry icon={IconMoodSmile} label={words('reactors')} onClick={() => open('reactors', id, anchor)} />
      )}
    </>
  );
}

function Marking({ message, anchor }: Props) {
  const { id, number, pinned, flagged, ghosted, edited } = message;
  const t = useTranslations('chat.message');
  const words = useTranslations('chatMessage');
  const reminders = useTranslations('chatReminders');
  const saving = useTranslations('chatSaving');
  const isSavable = use(SaveHereContext).SaveHere !== undefined && savableThings(message).length > 0;
  const { open, toggleFlag, markUnread } = useMessageActions();
  const room = useRoom();
  const { kind } = room;
  return (
    <>
      {mayPin(room) && (
        <Entry
          icon={pinned ? IconPinnedOff : IconPin}
          label={t(pinned ? 'unpin' : 'pin')}
          onClick={() => toggleFlag(id, 'pinned')}
        />
      )}
      <Entry
        icon={flagged ? IconFlagOff : IconFlag}
        label={t(flagged ? 'unflag' : 'flag')}
        onClick={() => toggleFlag(id, 'flagged')}
      />
      <Entry
        icon={ghosted ? IconGhostOff : IconGhost2}
        label={t(ghosted ? 'unghost' : 'ghost')}
        onClick={() => toggleFlag(id, 'ghosted')}
      />
      {number !== null && <Entry icon={IconMail} label={words('markUnread')} onClick={() => markUnread(id)} />}
      {room.id !== null && isSavable && (
        <Entry icon={IconBookmark} label={saving('entry')} onClick={() => open('save', id, anchor)} />
      )}
      {room.id !== null && (
        <Entry icon={IconAlarm} label={reminders('entry')} onClick={() => open('remind', id, anchor)} />
      )}
      {(kind === 'sample' || kind === 'team') && (
        <Entry icon={IconArrowsRightLeft} label={t('move')} onClick={() => open('move', id, anchor)} />
      )}
      {edited && <Entry icon={IconHistory} label={t('history')} onClick={() => open('history', id, anchor)} />}
    </>
  );
}

function Own({ message: { id, poll } }: Pick<Props, 'message'>) {
  const t = useTranslations('chat.message');
  const { startEdit, remove } = useMessageActions();
  const { may } = useRoom();
  return (
    <>
      <Menu.Divider />
      {may.write && !poll && <Entry icon={IconPencil} label={t('edit')} onClick={() => startEdit(id)} />}
      <Entry icon={IconTrash} label={t('delete')} onClick={() => remove(id)} />
    </>
  );
}

/** Entries for moderators on a message by somebody else (LIVE-11). */
function Moderating({ message: { id, userId }, anchor }: Props) {
  const t = useTranslations('chatMessage');
  const { open, remove } = useMessageActions();
  const { may } = useRoom();
  if (!may.moderate) return null;
  return (
    <>
      <Menu.Divider />
      <Entry icon={IconTrash} label={t('removeForAll')} onClick={() => remove(id)} />
      {userId !== '' && <Entry icon={IconMicrophoneOff} label={t('mute')} onClick={() => open('mute', id, anchor)} />}
    </>
  );
}

/** Entries about who wrote it; a tool, or who left, has no account (LIVE-16, LIVE-17). */
function Blocking({ message: { id, userId, userName }, anchor }: Props) {
  const t = useTranslations('chatBlocking');
  const block = useBlock();
  const { open } = useMessageActions();
  const { kind } = useRoom();
  if (kind === 'sample' || userId === '' || userId === 'webhook') return null;
  return (
    <>
      <Menu.Divider />
      <Entry icon={IconFlag} label={t('report', { name: userName })} onClick={() => open('report', id, anchor)} />
      <Entry
        icon={IconBan}
        label={t('block', { name: userName })}
        onClick={() => void block({ id: userId, name: userName })}
      />
    </>
  );
}

/** Entries for a message that is waiting or was refused (LIVE-05). */
function Unsent({ message: { id, delivery } }: Pick<Props, 'message'>) {
  const t = useTranslations('chatMessage');
  const { retry, discard } = useMessageActions();
  return (
    <>
      {delivery === 'failed' && <Entry icon={IconRefresh} label={t('tryAgain')} onClick={() => retry(id)} />}
      <Entry icon={IconTrash} label={t('discard')} onClick={() => discard(id)} />
    </>
  );
}

function Entry({ icon: EntryIcon, label, onClick }: { icon: Icon; label: string; onClick: () => void }) {
  return (
    <Menu.Item leftSection={<EntryIcon size={18} stroke={1.75} aria-hidden />} onClick={onClick}>
      {label}
    </Menu.Item>
  );
}
