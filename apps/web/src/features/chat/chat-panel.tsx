import { type ReactNode, useCallback, useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl/react';
import { useMake } from '#lib/changes/use-make.ts';
import { preloadToasts } from '#lib/toasts/toasts.tsx';
import type { ChatSource, ChatUser } from './chat-source.ts';
import { ChatHeader } from './header/chat-header.tsx';
import { GroupMenu } from './header/group-menu.tsx';
import classes from './chat-panel.module.css';
import { Composer, type ComposerHandle } from './composer/composer.tsx';
import { JoinRequest } from './header/join-request.tsx';
import { LeavePanel } from './overlay/leave-panel.ts';
import { MessageActionsContext } from './message-actions.ts';
import { RoomContext } from './room-facts.ts';
import { MessageList, type MessageListHandle } from './list/message-list.tsx';
import { loadOverlay, MessageOverlay } from './overlay/message-overlay.tsx';
import { OpenThread } from './threads/open-thread.ts';
import { ThreadFirst } from './threads/thread-first.tsx';
import { useThreadName } from './threads/use-thread-name.ts';
import { usePanelActions } from './use-panel-actions.ts';

export interface ChatPanelProps {
  source: ChatSource;
  /** Files can be attached in private mode only (CHAT-13). */
  isPrivate: boolean;
  /** The reader goes to a page. */
  onLeave: () => void;
  /** To the list of rooms. */
  onBack?: () => void;
  /** It was chosen just now: its heading has the focus. */
  isChosen?: boolean;
  /** Opens the thread of a message; rooms without threads have none. */
  onThread?: (messageId: string) => void;
  /** The message to go to; another object for each time. */
  jump?: { messageId: string } | null;
  /** The room's name until it was read, and where it has none. */
  name?: string | undefined;
  /** In the place of the sample group's. */
  menu?: ReactNode;
}

/** A conversation: who is in it, its messages, and where one writes. */
export function ChatPanel({
  source,
  isPrivate,
  onLeave,
  onBack,
  onThread,
  isChosen = false,
  jump = null,
  name = '',
  menu,
}: ChatPanelProps) {
  const t = useTranslations('chat.screen');
  const read = useSyncExternalStore(
    useCallback((listener) => source.subscribe(listener), [source]),
    () => source.getSnapshot(),
  );
  const threadName = useThreadName();
  const named = read.group.name === '' ? { ...read, group: { ...read.group, name } } : read;
  const snapshot = read.room.thread ? { ...named, group: { ...named.group, name: threadName(named) } } : named;
  const { room, group, joinRequests, messages, typing, status } = snapshot;
  const isSample = room.kind === 'sample';
  const canAttach = isSample ? isPrivate : room.may.attach;
  const screen = useRef<HTMLDivElement>(null);
  const list = useRef<MessageListHandle>(null);
  const composer = useRef<ComposerHandle>(null);
  const { actions, overlay, closeOverlay, editingId } = usePanelActions(source, list, composer);
  const [asking] = joinRequests;
  const make = useMake();
  const opened = messages.find(({ id }) => id === overlay?.messageId);

  useEffect(() => {
    // There when it is asked for.
    loadOverlay('menu').catch(() => undefined);
    preloadToasts();
  }, []);

  const goTo = useEffectEvent(() => jump && actions.jumpTo(jump.messageId));
  useEffect(() => {
    if (status === 'ready') goTo();
  }, [status, jump]);

  const answerRequest = (who: ChatUser, answer: 'accept' | 'decline') => {
    void make(() => source.answerJoinRequest(who.id, answer), {
      done: t(answer === 'accept' ? 'joined' : 'declined', { name: who.name }),
    });
    // The buttons have gone, and the focus with them.
    const newest = messages.at(-1);
    if (newest) list.current?.focus(newest.id);
  };
  const editLast = () => {
    const last = messages.findLast(
      ({ out, delivery, isDeleted, poll }) => out && delivery === 'sent' && !isDeleted && !poll,
    );
    if (last) actions.startEdit(last.id);
  };
  return (
    <LeavePanel value={onLeave}>
      <MessageActionsContext value={actions}>
        <RoomContext value={room}>
          <OpenThread value={room.thread === null ? (onThread ?? null) : null}>
            <div ref={screen} className={classes.chat}>
              <ChatHeader
                group={status === 'ready' ? group : { name: group.name, members: [] }}
                {...(status !== 'ready' && { status: '' })}
                peopleCount={room.peopleCount}
                typing={typing}
                isChosen={isChosen}
                onBack={onBack}
                isThread={room.thread !== null}
              >
                {menu ?? <GroupMenu />}
              </ChatHeader>
              {snapshot.first && <ThreadFirst message={snapshot.first} />}
              {asking && <JoinRequest user={asking} onAnswer={(answer) => answerRequest(asking, answer)} />}
              <MessageList ref={list} source={source} snapshot={snapshot} editingId={editingId} overlay={overlay} />
              {status === 'ready' && (
                <Composer
                  ref={composer}
                  source={source}
                  isPrivate={canAttach}
                  dropArea={screen}
                  onEditLast={editLast}
                />
              )}
              {isSample && <p className={classes.sample}>{t('sample')}</p>}
            </div>
            {overlay && opened && (
              <MessageOverlay source={source} overlay={overlay} message={opened} onClose={closeOverlay} />
            )}
          </OpenThread>
        </RoomContext>
      </MessageActionsContext>
    </LeavePanel>
  );
}
