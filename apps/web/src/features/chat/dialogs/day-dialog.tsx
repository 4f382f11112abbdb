import { useTranslations } from 'use-intl/react';
import { trpc } from '#lib/api/trpc.ts';
import { fieldText } from '#lib/form/check-fields.ts';
import { FormDialog } from '#lib/form/form-dialog.tsx';
import { FormField } from '#lib/form/form-field.tsx';
import { zoneOfReader } from '#lib/time/exact-time.ts';
import { showToast } from '#lib/toasts/toasts.tsx';

const FIELDS = ['day'] as const;

interface Props {
  roomId: string;
  onJump: (messageId: string) => void;
  onClose: () => void;
}

/** Goes to the first message of a day in a room (LIVE-18). */
export function DayDialog({ roomId, onJump, onClose }: Props) {
  const t = useTranslations('chatRoom.day');
  const { chat } = trpc.useUtils();
  const go = async (values: FormData) => {
    const day = fieldText(values, 'day');
    const { messageId } = await chat.day.fetch({ roomId, day, timeZone: zoneOfReader() });
    onClose();
    if (messageId === null) showToast({ kind: 'error', text: t('nothing') });
    else onJump(messageId);
  };
  return (
    <FormDialog
      title={t('title')}
      closeLabel={t('close')}
      cancelLabel={t('cancel')}
      submitLabel={t('go')}
      size="sm"
      fields={FIELDS}
      sentence={() => t('missing')}
      onSubmit={go}
      onClose={onClose}
    >
      <FormField
        label={t('day')}
        hint={t('hint')}
        name="day"
        type="date"
        min="2000-01-01"
        max="9999-12-31"
        required
        data-autofocus
      />
    </FormDialog>
  );
}
