import type { MessageRequest } from '@onceware/api/chat/requests/requests.contract';
import { plainText } from '@onceware/api/chat/text/formatting.limits';
import { Avatar } from '@onceware/ui/avatar/avatar';
import { Button } from '@onceware/ui/button/button';
import { IconBan, IconFlag } from '@tabler/icons-react';
import { useTranslations } from 'use-intl/react';
import { useBlock } from '../blocking/use-block.ts';
import { ChatHeader } from '../header/chat-header.tsx';
import { useClockTime } from '../message/use-clock-time.ts';
import classes from './requests.module.css';
import { useAnswers } from './use-requests.ts';

interface Props {
  request: MessageRequest;
  onBack: () => void;
  /** The reader is in the conversation now. */
  onAccepted: () => void;
}

/** A message of a stranger, as plain text, and what can be answered to it (LIVE-16). */
export function RequestView({ request, onBack, onAccepted }: Props) {
  const t = useTranslations('chatRequests');
  const { from, others, text, sentAt } = request;
  const { accept, decline, report, isPending } = useAnswers(request);
  const block = useBlock();
  const { moment } = useClockTime();
  const then = (done: Promise<boolean>, next: () => void) => void done.then((isDone) => isDone && next());
  return (
    <>
      <ChatHeader group={{ name: from.name, members: [] }} status={t('request')} typing={[]} isChosen onBack={onBack} />
      <div className={classes.view}>
        <div className={classes.about}>
          <Avatar src={from.avatar} name={from.name} size={48} />
          <p className="breaks">
            {t('stranger', { name: from.name })}
            {others.length > 0 && ` ${t('withOthers', { count: others.length })}`}
          </p>
        </div>
        <blockquote className={classes.words} dir="auto">
          {plainText(text)}
        </blockquote>
        <time className="text-12 quiet" dateTime={sentAt}>
          {moment(sentAt)}
        </time>
        <p className={classes.hint}>{t('hint')}</p>
        <div className={classes.answers}>
          <Button variant="primary" isBusy={isPending} onClick={() => then(accept(), onAccepted)}>
            {t('accept')}
          </Button>
          <Button disabled={isPending} onClick={() => then(decline(), onBack)}>
            {t('decline')}
          </Button>
          <Button variant="quiet" disabled={isPending} onClick={() => then(block(from), onBack)}>
            <IconBan size={18} stroke={1.75} aria-hidden />
            {t('block')}
          </Button>
          <Button variant="quiet" disabled={isPending} onClick={() => then(report(), onBack)}>
            <IconFlag size={18} stroke={1.75} aria-hidden />
            {t('report')}
          </Button>
        </div>
      </div>
    </>
  );
}
