import { roomLimits } from '@onceware/api/chat/chat.limits';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { fieldText } from '#lib/form/check-fields.ts';
import { FormDialog } from '#lib/form/form-dialog.tsx';
import { FormField } from '#lib/form/form-field.tsx';
import { localMoment } from '#lib/time/local-moment.ts';

const FIELDS = ['at'] as const;
const HOUR_MS = 3_600_000;

interface Props {
  /** Answers whether it waits now. */
  onPlan: (at: string) => Promise<boolean>;
  onClose: () => void;
}

/** Asks for the day and hour at which to send what is written. */
export function TimeDialog({ onPlan, onClose }: Props) {
  const t = useTranslations('chatScheduled');
  const [inAnHour] = useState(() => localMoment(new Date(Date.now() + HOUR_MS).toISOString()));
  return (
    <FormDialog
      title={t('when')}
      closeLabel={t('close')}
      cancelLabel={t('back')}
      submitLabel={t('plan')}
      size="sm"
      fields={FIELDS}
      sentence={() => t('missing')}
      onSubmit={async (values) => {
        if (await onPlan(new Date(fieldText(values, 'at')).toISOString())) onClose();
      }}
      onClose={onClose}
    >
      <FormField
        label={t('time')}
        hint={t('timeHint', { days: roomLimits.scheduledDaysMax })}
        name="at"
        type="datetime-local"
        dir="ltr"
        defaultValue={inAnHour}
        required
        data-autofocus
      />
    </FormDialog>
  );
}
