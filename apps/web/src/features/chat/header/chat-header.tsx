import { IconArrowLeft } from '@tabler/icons-react';
import { IconButton } from '@onceware/ui/button/button';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { type ChatSnapshot, SELF } from '../chat-source.ts';
import classes from './header.module.css';
import { MemberStack } from './member-stack.tsx';

interface Props extends Pick<ChatSnapshot, 'group' | 'typing'> {
  /** Null: all are known. */
  peopleCount?: number | null;
  isChosen: boolean;
  onBack: (() => void) | undefined;
  /** The way back leads to where it was opened, not to the list. */
  isThread?: boolean;
  /** Shown in place of who is present. */
  status?: string;
  /** The menu's button. */
  children?: ReactNode;
}

/**
 * Name of the chat, people who are online or typing, and its menu (CHAT-01); starts with the button back to the list of
 * rooms.
 */
export function ChatHeader({
  group,
  peopleCount = null,
  typing,
  isChosen,
  onBack,
  isThread = false,
  status,
  children,
}: Props) {
  const t = useTranslations('chatRoom');
  const threads = useTranslations('chatThreads');
  const back = isThread ? threads('back') : t('back');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isChosen) heading.current?.focus({ preventScroll: true });
  }, [isChosen]);
  return (
    <div className={classes.header} data-back={onBack !== undefined || undefined}>
      {onBack && (
        <IconButton className={classes.back} aria-label={back} title={back} onClick={onBack}>
          <IconArrowLeft className={classes.arrow} size={20} stroke={1.75} aria-hidden />
        </IconButton>
      )}
      <div className={classes.chatHeaderWords}>
        <h3 ref={heading} tabIndex={-1} className={classes.name} dir="auto">
          {group.name}
        </h3>
        <p className={classes.status}>{status ?? <Status members={group.members} typing={typing} />}</p>
      </div>
      {group.members.length > 0 && <MemberStack members={group.members} count={peopleCount ?? group.members.length} />}
      {children}
    </div>
  );
}

function Status({ members, typing }: { members: ChatSnapshot['group']['members']; typing: readonly string[] }) {
  const t = useTranslations('chat.screen');
  const [name, ...others] = typing;
  if (name !== undefined)
    return others.length === 0 ? t('typing', { name }) : t('typingMany', { name, count: others.length });
  const count = members.filter(({ id, isOnline }) => isOnline && id !== SELF).length;
  return (
    <>
      <span className={classes.dot} data-online={count > 0 || undefined} />
      {t('online', { count })}
    </>
  );
}
