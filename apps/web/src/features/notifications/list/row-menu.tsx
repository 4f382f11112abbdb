import { Menu } from '@mantine/core';
import type { Notification } from '@onceware/api/platform/notifications/notifications.contract';
import { IconButton } from '@onceware/ui/button/button';
import {
  IconArchive,
  IconArchiveOff,
  IconBellOff,
  IconDots,
  IconMailOpened,
  IconPointFilled,
} from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Anchored, IN_WINDOW, useAnchor } from '#lib/anchored.tsx';
import { EntriesMenu } from '#lib/entries-menu.tsx';
import classes from '#lib/entries-menu.module.css';
import type { LineActions } from '../data/use-line-actions.ts';

interface Props {
  line: Notification;
  isUnread: boolean;
  actions: LineActions;
  onRemove: () => void;
}

const ICON = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** Menu of actions for one line. */
export function RowMenu({ line, isUnread, actions, onRemove }: Props) {
  const t = useTranslations('notifications.row');
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  // In the modal that it hangs in: what is outside of one is out of reach.
  const element = useAnchor(button, wasOpen);
  const { isArchived } = line;
  return (
    <>
      <IconButton
        ref={button}
        id={id}
        aria-label={t('menu', { sentence: line.text })}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => {
          setWasOpen(true);
          setIsOpen(!isOpen);
        }}
      >
        <IconDots size={20} stroke={1.75} aria-hidden />
      </IconButton>
      {wasOpen && (
        <EntriesMenu
          id={id}
          opened={isOpen && element !== null}
          onClose={() => setIsOpen(false)}
          width={248}
          floatingStrategy="fixed"
          portalProps={element ? { target: element.closest('dialog') ?? document.body } : {}}
          middlewares={IN_WINDOW}
          target={<Anchored element={element} />}
          dropdown={{ className: classes.menu }}
        >
          {!isArchived && (
            <Menu.Item
              leftSection={isUnread ? <IconMailOpened {...ICON} /> : <IconPointFilled {...ICON} />}
              onClick={() => actions.read(line, isUnread)}
            >
              {isUnread ? t('markRead') : t('markUnread')}
            </Menu.Item>
          )}
          <Menu.Item
            leftSection={isArchived ? <IconArchiveOff {...ICON} /> : <IconArchive {...ICON} />}
            onClick={() => {
              onRemove();
              actions.archive(line, !isArchived);
            }}
          >
            {isArchived ? t('moveBack') : t('archive')}
          </Menu.Item>
          <Menu.Item leftSection={<IconBellOff {...ICON} />} onClick={() => actions.mute(line)}>
            {t('mute')}
          </Menu.Item>
        </EntriesMenu>
      )}
    </>
  );
}
