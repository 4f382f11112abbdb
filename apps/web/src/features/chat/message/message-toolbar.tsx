import { type Icon, IconArrowBackUp, IconDots, IconMoodPlus } from '@tabler/icons-react';
import type { MouseEvent, Ref } from 'react';
import { useTranslations } from 'use-intl/react';
import type { ChatMessage } from '../chat-source.ts';
import { type Overlay, useMessageActions } from '../message-actions.ts';
import { useRoom } from '../room-facts.ts';
import classes from './message-toolbar.module.css';
import { useTabStop } from './tab-stop.ts';

interface Props {
  message: ChatMessage;
  /** Overlay that is open on this message. */
  overlay: Overlay | null;
  /** The button of the menu, for what opens it otherwise. */
  moreRef: Ref<HTMLButtonElement>;
}

/** Frequent actions and the button of the menu. On touch screens only that button, always visible. */
export function MessageToolbar({ message: { id, delivery }, overlay, moreRef }: Props) {
  const t = useTranslations('chat.message');
  const { open, reply } = useMessageActions();
  const { may } = useRoom();
  return (
    <div className={classes.toolbar} data-open={overlay === 'menu' || overlay === 'emoji' || undefined}>
      {may.write && delivery === 'sent' && (
        <>
          <Tool
            label={t('react')}
            icon={IconMoodPlus}
            isExpanded={overlay === 'emoji'}
            popup="dialog"
            onClick={({ currentTarget }) => open('emoji', id, currentTarget)}
          />
          <Tool label={t('reply')} icon={IconArrowBackUp} onClick={() => reply(id)} />
        </>
      )}
      <Tool
        ref={moreRef}
        label={t('more')}
        icon={IconDots}
        isExpanded={overlay === 'menu'}
        popup="menu"
        onClick={({ currentTarget }) => open('menu', id, currentTarget)}
      />
    </div>
  );
}

interface ToolProps {
  label: string;
  icon: Icon;
  popup?: 'dialog' | 'menu';
  isExpanded?: boolean;
  onClick: (event: MouseEvent<HTMLButtonElement>) => void;
  ref?: Ref<HTMLButtonElement>;
}

function Tool({ label, icon: ToolIcon, popup, isExpanded, onClick, ref }: ToolProps) {
  const tabIndex = useTabStop();
  return (
    <button
      ref={ref}
      type="button"
      className={classes.tool}
      data-popup={popup}
      tabIndex={tabIndex}
      title={label}
      aria-label={label}
      aria-haspopup={popup}
      aria-expanded={isExpanded}
      onClick={onClick}
    >
      <ToolIcon size={18} stroke={1.75} aria-hidden />
    </button>
  );
}
