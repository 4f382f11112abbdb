import { isBlank } from '@onceware/api/chat/messages/blank.limits';
import { Button, IconButton } from '@onceware/ui/button/button';
import { Textarea } from '@onceware/ui/textarea/textarea';
import { IconTypography } from '@tabler/icons-react';
import { type Ref, type RefObject, useCallback, useId, useImperativeHandle, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { type ChatSource, type Draft, NO_TAGS } from '../chat-source.ts';
import { useAttach } from '../attachments/use-attach.ts';
import { useFileDrop } from '../attachments/use-file-drop.ts';
import { AttachButton } from '../attachments/attach-button.tsx';
import { AttachNotice } from '../attachments/attach-notice.tsx';
import { AttachmentPreviews } from '../attachments/attachment-previews.tsx';
import classes from './composer.module.css';
import { ComposerEmoji } from './composer-emoji.tsx';
import { ComposerField } from './composer-field.tsx';
import { ComposerPoll } from './composer-poll.tsx';
import { ComposerReply } from './composer-reply.tsx';
import { SendLater } from '../scheduled/send-later.tsx';
import { useTextMax } from '../text/use-text-max.ts';
import { FormatBar } from './format-bar.tsx';
import { useEdits } from './use-edits.ts';
import { usePart } from './use-part.ts';
import { ConnectionNote } from './connection-note.tsx';
import { useWriting } from './use-writing.ts';
import { WritingRefused } from './writing-refused.tsx';

export interface ComposerHandle {
  /** Makes the draft a reply to that message: its bar appears and the field gets the focus (CHAT-11). */
  reply: (messageId: string) => void;
  /** Offers words to begin with; what is written already stays. */
  write: (text: string) => void;
}

interface ComposerProps {
  /** Keeps the draft, with the reply (`getDraft().replyTo`) and the files; what is sent goes there. */
  source: ChatSource;
  /** Files can be attached in private mode only (CHAT-13). */
  isPrivate: boolean;
  /** ↑ in an empty field: the reader wants to change their last message. */
  onEditLast: () => void;
  /** Drop area for files: the whole screen, so that the browser never opens one by accident. */
  dropArea: RefObject<HTMLElement | null>;
  ref?: Ref<ComposerHandle>;
}

/**
 * Composer for messages. Must be rendered below `MessageActionsContext`, because the quote of a reply links to the
 * message it answers.
 */
export function Composer({ source, isPrivate: isInPrivateMode, onEditLast, dropArea, ref }: ComposerProps) {
  const t = useTranslations('chatComposer');
  const writing = useTranslations('chatWriting');
  const slowId = useId();
  const { max, isBinding } = useTextMax();
  const { draft, change, refresh, send } = useDraft(source);
  const field = useRef<HTMLTextAreaElement>(null);
  const focus = () => field.current?.focus();
  const edits = useEdits(field, (next) => change({ text: next }));
  const formatsId = useId();
  const [isFormatting, setIsFormatting] = useState(false);
  const { id: roomId, kind, may } = usePart(source, ({ room }) => room);
  // A live room says itself whether it takes files.
  const isPrivate = kind === 'sample' ? isInPrivateMode : may.attach;
  const { attach, uploads, retry, cancel, refused, forgetRefused } = useAttach(source, isPrivate, { change, refresh });
  const add = (files: readonly File[]) => {
    attach(files);
    focus();
  };
  const isDroppable = useFileDrop(dropArea, add);
  const answer = (replyTo: string | null) => {
    change({ replyTo });
    focus();
  };
  const { text, replyTo, attachments } = draft;
  const write = (words: string) => {
    if (isBlank(text)) change({ text: words });
    focus();
  };
  useImperativeHandle(ref, () => ({ reply: answer, write }));

  const { refusal, secondsLeft, slowModeSeconds, isRequest } = useWriting(source);
  // Holds back files that were attached in private mode, even if that mode was left meanwhile.
  const isHeld = attachments.length + uploads.length > 0 && !isPrivate;
  const isTooLong = isBinding && text.trim().length > max;
  const isSomething = attachments.length > 0 || !isBlank(text);
  // A message is sent with all of its files.
  const canSend = isSomething && uploads.length === 0 && !isHeld && !isTooLong && !refusal && secondsLeft === 0;

  const submit = () => {
    if (!canSend) return;
    send();
    forgetRefused();
    focus();
  };
  const dismiss = () => {
    forgetRefused();
    focus();
  };

  if (refusal)
    return (
      <div className={classes.composer}>
        <WritingRefused refusal={refusal} />
        {/* Keeps the typed text visible, so that it can be copied. */}
        {text !== '' && <Textarea label={t('field')} isLabelHidden readOnly minRows={1} maxRows={6} value={text} />}
      </div>
    );
  return (
    <div className={classes.composer}>
      <ConnectionNote source={source} />
      {isRequest && <p className={classes.slow}>{writing('request')}</p>}
      {slowModeSeconds > 0 && (
        <p id={slowId} className={classes.slow}>
          {secondsLeft > 0
            ? writing('slow', { count: secondsLeft })
            : slowModeSeconds < 60
              ? writing('slowSeconds', { count: slowModeSeconds })
              : writing('slowMinutes', { count: Math.ceil(slowModeSeconds / 60) })}
        </p>
      )}
      <div className={classes.box}>
        <AttachNotice refused={refused} onDismiss={dismiss} />
        {replyTo !== null && <ComposerReply source={source} messageId={replyTo} onCancel={() => answer(null)} />}
        <AttachmentPreviews
          attachments={attachments}
          uploads={uploads}
          isHeld={isHeld}
          onRemove={(id) => change({ attachments: attachments.filter((file) => file.id !== id) })}
          onRetry={retry}
          onCancel={cancel}
          onEmpty={focus}
        />
        {isFormatting && <FormatBar id={formatsId} onFormat={edits.format} />}
        <div className={classes.composerField}>
          <ComposerField
            ref={field}
            edits={edits}
            source={source}
            draft={draft}
            onChange={(part) => {
              if (part.text) source.setTyping();
              change(part);
            }}
            onSend={submit}
            onEditLast={onEditLast}
            onAttach={add}
          />
        </div>
        <div className={classes.tools}>
          {isPrivate && <AttachButton onAttach={add} />}
          <IconButton
            aria-label={t('format.group')}
            title={t('format.group')}
            aria-expanded={isFormatting}
            aria-controls={formatsId}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => setIsFormatting(!isFormatting)}
          >
            <IconTypography size={20} stroke={1.75} aria-hidden />
          </IconButton>
          {roomId !== null && <ComposerPoll roomId={roomId} onSent={() => void source.loadNewest()} />}
          {/* At the end, so that its picker opens over the panel. */}
          <span className="ms-auto">
            <ComposerEmoji onPick={edits.insert} />
          </span>
          {roomId !== null && (
            <SendLater
              roomId={roomId}
              draft={draft}
              canSchedule={!isBlank(text) && attachments.length + uploads.length === 0 && !isTooLong}
              onPlanned={() =>
                source.getDraft().text === text && change({ text: '', replyTo: null, taggedContent: NO_TAGS })
              }
              onBack={(planned) => isBlank(source.getDraft().text) && change(planned)}
            />
          )}
          <Button
            variant="primary"
            disabled={!canSend}
            aria-describedby={slowModeSeconds > 0 ? slowId : undefined}
            onClick={submit}
          >
            {t('send')}
          </Button>
        </div>
        {isDroppable && <p className={classes.drop}>{t(isPrivate ? 'drop' : 'privateOnly')}</p>}
      </div>
    </div>
  );
}

/** Current draft. The source holds it because it outlives the closed panel. */
function useDraft(source: ChatSource): {
  draft: Draft;
  change: (part: Partial<Draft>) => void;
  /** Something else has changed it. */
  refresh: () => void;
  send: () => void;
} {
  const [draft, setDraft] = useState(() => source.getDraft());
  const change = useCallback(
    (part: Partial<Draft>) => {
      const next = { ...source.getDraft(), ...part };
      source.setDraft(next);
      setDraft(next);
    },
    [source],
  );
  const refresh = useCallback(() => setDraft(source.getDraft()), [source]);
  const send = useCallback(() => {
    source.send(source.getDraft());
    refresh();
  }, [source, refresh]);
  return { draft, change, refresh, send };
}
