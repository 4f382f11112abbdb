import { pollLimits } from '@onceware/api/chat/polls/polls.limits';
import { Button } from '@onceware/ui/button/button';
import { Select } from '@onceware/ui/select/select';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { v4 as uuidv4 } from 'uuid';
import { useFormat } from '#i18n/format.ts';
import { trpc } from '#lib/api/trpc.ts';
import { fieldText, type Problems } from '#lib/form/check-fields.ts';
import { FormDialog } from '#lib/form/form-dialog.tsx';
import { FormField } from '#lib/form/form-field.tsx';
import { Checkbox } from '../dialogs/checkbox.tsx';
import classes from './polls.module.css';

const HOUR = 60;
const DAY = 24 * HOUR;
/** Minutes. */
const LENGTHS = [HOUR, DAY, 3 * DAY, 7 * DAY, pollLimits.daysMax * DAY];
const nameOf = (place: number) => `option-${place}`;

interface Props {
  roomId: string;
  onSent: () => void;
  onClose: () => void;
}

/** Asks the room something (LIVE-06). */
export function PollDialog({ roomId, onSent, onClose }: Props) {
  const t = useTranslations('chatPoll');
  const format = useFormat();
  // Sent again, it is the same poll.
  const [id] = useState(() => uuidv4());
  const [places, setPlaces] = useState<number>(pollLimits.optionsMin);
  const { mutateAsync } = trpc.chat.sendPoll.useMutation();
  const names = Array.from({ length: places }, (_, place) => nameOf(place));
  const optionsOf = (values: FormData) => [
    ...new Set(names.map((name) => fieldText(values, name).trim()).filter((text) => text !== '')),
  ];
  const check = (values: FormData): Problems =>
    optionsOf(values).length < pollLimits.optionsMin ? { [nameOf(1)]: t('dialog.optionMissing') } : {};
  const ask = async (values: FormData) => {
    const minutes = Number(fieldText(values, 'minutes'));
    await mutateAsync({
      roomId,
      id,
      question: fieldText(values, 'question').trim(),
      options: optionsOf(values),
      isMany: values.has('isMany'),
      closesInMinutes: minutes > 0 ? minutes : null,
    });
    onSent();
    onClose();
  };
  return (
    <FormDialog
      title={t('title')}
      closeLabel={t('dialog.close')}
      cancelLabel={t('dialog.cancel')}
      submitLabel={t('dialog.ask')}
      size="sm"
      fields={['question', ...names]}
      sentence={(name) => t(name === 'question' ? 'dialog.questionMissing' : 'dialog.optionMissing')}
      check={check}
      onSubmit={ask}
      onClose={onClose}
    >
      <p>{t('dialog.text')}</p>
      <FormField
        label={t('dialog.question')}
        name="question"
        maxLength={pollLimits.questionMax}
        autoComplete="off"
        dir="auto"
        required
        data-autofocus
      />
      <fieldset className={classes.fields}>
        <legend className="sr-only">{t('dialog.options')}</legend>
        {names.map((name, place) => (
          <FormField
            key={name}
            label={t('dialog.option', { number: format.number(place + 1) })}
            name={name}
            maxLength={pollLimits.optionMax}
            autoComplete="off"
            dir="auto"
            required={place < pollLimits.optionsMin}
          />
        ))}
        {places < pollLimits.optionsMax && <Button onClick={() => setPlaces(places + 1)}>{t('dialog.add')}</Button>}
      </fieldset>
      <Checkbox name="isMany" label={t('dialog.isMany')} hint={t('dialog.isManyHint')} />
      <Select label={t('dialog.closes')} name="minutes" size="lg" defaultValue={0}>
        <option value={0}>{t('dialog.byHand')}</option>
        {LENGTHS.map((minutes) => (
          <option key={minutes} value={minutes}>
            {minutes >= DAY ? t('dialog.days', { count: minutes / DAY }) : t('dialog.hours', { count: minutes / HOUR })}
          </option>
        ))}
      </Select>
    </FormDialog>
  );
}
