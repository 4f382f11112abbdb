import type { ScheduledMessage } from '@onceware/api/chat/scheduled/scheduled.contract';
import { roomLimits } from '@onceware/api/chat/chat.limits';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import { fieldText } from '#lib/form/check-fields.ts';
import { FormDialog } from '#lib/form/form-dialog.tsx';
import { FormField } from '#lib/form/form-field.tsx';
import { FormTextarea } from '#lib/form/form-textarea.tsx';
import { localMoment } from '#lib/time/local-moment.ts';
import { useScheduling } from './use-scheduling.ts';

const FIELDS = ['text', 'at'] as const;

interface Props {
  roomId: string;
  message: ScheduledMessage;
  onClose: () => void;
}

/** Changes the words and the time of a message that waits. */
export function EditScheduled({ roomId, message: { id, text, sendAt }, onClose }: Props) {
  const t = useTranslations('chatScheduled');
  const format = useFormat();
  const { edit } = useScheduling(roomId);
  const max = roomLimits.textMax;
  return (
    <FormDialog
      title={t('editTitle')}
      closeLabel={t('close')}
      cancelLabel={t('back')}
      submitLabel={t('save')}
      fields={FIELDS}
      sentence={(name) => t(name === 'at' ? 'missing' : 'textMissing')}
      onSubmit={async (values) => {
        await edit(id, fieldText(values, 'text').trim(), new Date(fieldText(values, 'at')).toISOString());
        onClose();
      }}
      onClose={onClose}
    >
      <FormTextarea
        label={t('text')}
        name="text"
        defaultValue={text}
        minRows={3}
        maxRows={10}
        maxLength={max}
        lengthLabel={(length) => t('length', { length: format.number(length), max: format.number(max) })}
        required
        data-autofocus
      />
      <FormField
        label={t('time')}
        hint={t('timeHint', { days: roomLimits.scheduledDaysMax })}
        name="at"
        type="datetime-local"
        dir="ltr"
        defaultValue={localMoment(sendAt)}
        required
      />
    </FormDialog>
  );
}
