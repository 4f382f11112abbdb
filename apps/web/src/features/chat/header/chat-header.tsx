import { IconDots } from '@tabler/icons-react';
import { IconButton } from '@onceware/ui/button/button';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { type ChatSnapshot, SELF } from '../chat-source.ts';
import classes from './header.module.css';
import { MemberStack } from './member-stack.tsx';
import { useWhenLoaded } from '../overlay/use-when-loaded.ts';

const loadMenu = () => import('./chat-menu.tsx');
const ChatMenu = lazy(async () => ({ default: (await loadMenu()).ChatMenu }));

/** Whose chat it is, who is there or is writing, and the group's menu (CHAT-01). */
export function ChatHeader({ group, typing }: Pick<ChatSnapshot, 'group' | 'typing'>) {
  return (
    <div className={classes.header}>
      <div className={classes.chatHeaderWords}>
        <h3 className={classes.name} dir="auto">
          {group.name}
        </h3>
        <p className={classes.status}>
          <Status members={group.members} typing={typing} />
        </p>
      </div>
      <MemberStack members={group.members} />
      <MenuButton />
    </div>
  );
}

function MenuButton() {
  const t = useTranslations('chat.screen');
  const whenLoaded = useWhenLoaded();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isOpen = anchor !== null;
  const press = (button: HTMLElement) => (isOpen ? setAnchor(null) : whenLoaded(loadMenu, () => setAnchor(button)));
  return (
    <>
      <IconButton
        aria-label={t('menu')}
        title={t('menu')}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={({ currentTarget }) => press(currentTarget)}
      >
        <IconDots size={20} stroke={1.75} aria-hidden />
      </IconButton>
      {isOpen && (
        <Suspense>
          <ChatMenu anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
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
