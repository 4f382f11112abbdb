import { Button } from '@onceware/ui/button/button';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import { useErrorSentence } from '#lib/api/error-sentence.ts';
import { trpc } from '#lib/api/trpc.ts';
import { useMoment } from '#lib/time/exact-time.ts';
import { useNow } from '#lib/time/use-now.ts';
import { showToast } from '#lib/toasts/toasts.tsx';
import { useTabStop } from '../message/tab-stop.ts';
import { useRoom } from '../room-facts.ts';
import classes from './polls.module.css';
import type { ShownPoll } from './shown-poll.ts';
import { useVotes } from './use-votes.ts';

/** Names in a line; the others are counted. */
const NAMES = 5;

interface Props {
  id: string;
  /** The reader asks. */
  out: boolean;
  poll: ShownPoll;
}

/** Question of a message, with its options, votes and who gave them (LIVE-06). */
export function PollCard({ id, out, poll }: Props) {
  const t = useTranslations('chatPoll');
  const { may } = useRoom();
  const tabIndex = useTabStop();
  const now = useNow();
  const moment = useMoment();
  const { own, choose } = useVotes(id, poll);
  const { question, isMany, closesAt, voters, options } = poll;
  const isClosed = poll.isClosed || (closesAt !== null && Date.parse(closesAt) <= now);
  const isOpen = !isClosed && may.write;
  const toggle = (place: number) => {
    if (!isMany) return choose([place]);
    choose(own.includes(place) ? own.filter((one) => one !== place) : [...own, place]);
  };
  return (
    <div className={classes.poll}>
      <fieldset className={classes.options}>
        <legend className={classes.question} dir="auto">
          {question}
        </legend>
        <p className={classes.quiet}>{t(isClosed ? 'closed' : isMany ? 'many' : 'one')}</p>
        {options.map(({ text, count, names }, place) => (
          <Option
            key={place}
            name={`poll-${id}`}
            type={isMany ? 'checkbox' : 'radio'}
            isChosen={own.includes(place)}
            isOpen={isOpen}
            share={voters === 0 ? 0 : count / voters}
            {...{ text, count, names }}
            onChoose={() => toggle(place)}
          />
        ))}
      </fieldset>
      <p className={classes.quiet}>
        <span className="num">{t('voters', { count: voters })}</span>
        {closesAt !== null && !isClosed && <span>{t('closes', { time: moment(closesAt) })}</span>}
      </p>
      {isOpen && !isMany && own.length > 0 && (
        <Button tabIndex={tabIndex} onClick={() => choose([])}>
          {t('takeBack')}
        </Button>
      )}
      {!isClosed && (out || may.moderate) && <Close id={id} />}
    </div>
  );
}

interface OptionProps {
  name: string;
  type: 'radio' | 'checkbox';
  text: string;
  count: number;
  names: readonly string[];
  isChosen: boolean;
  isOpen: boolean;
  /** Part of those who voted, up to 1. */
  share: number;
  onChoose: () => void;
}

function Option({ name, type, text, count, names, isChosen, isOpen, share, onChoose }: OptionProps) {
  const t = useTranslations('chatPoll');
  const format = useFormat();
  const tabIndex = useTabStop();
  const shown = names.slice(0, NAMES);
  return (
    <div className={classes.option} data-chosen={isChosen || undefined}>
      <label className={classes.choice}>
        <input
          className={classes.box}
          type={type}
          name={name}
          tabIndex={tabIndex}
          checked={isChosen}
          disabled={!isOpen}
          onChange={onChoose}
        />
        <span className={classes.text} dir="auto">
          {text}
        </span>
        <span className="num" aria-hidden>
          {format.number(count)}
        </span>
        <span className="sr-only">{t('votes', { count })}</span>
      </label>
      <span className={classes.bar} aria-hidden>
        <span style={{ inlineSize: `${Math.round(share * 100)}%` }} />
      </span>
      {shown.length > 0 && (
        <p className={classes.names}>
          {shown.map((one, index) => (
            <bdi key={index}>{one}</bdi>
          ))}
          {count > shown.length && <span>{t('more', { count: format.number(count - shown.length) })}</span>}
        </p>
      )}
    </div>
  );
}

/** Ends the voting. */
function Close({ id }: { id: string }) {
  const t = useTranslations('chatPoll');
  const sentence = useErrorSentence();
  const tabIndex = useTabStop();
  const { id: roomId } = useRoom();
  const { mutateAsync, isPending } = trpc.chat.closePoll.useMutation();
  const close = () => {
    if (roomId === null) return;
    mutateAsync({ roomId, id }).catch((error: unknown) => showToast({ kind: 'error', text: sentence(error) }));
  };
  return (
    <Button tabIndex={tabIndex} isBusy={isPending} onClick={close}>
      {t('close')}
    </Button>
  );
}
