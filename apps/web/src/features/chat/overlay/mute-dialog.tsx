import { roomLimits } from '@onceware/api/chat/chat.limits';
import { Select } from '@onceware/ui/select/select';
import { useTranslations } from 'use-intl/react';
import { trpc } from '#lib/api/trpc.ts';
import { fieldText } from '#lib/form/check-fields.ts';
import { FormDialog } from '#lib/form/form-dialog.tsx';
import { FormField } from '#lib/form/form-field.tsx';
import { showToast } from '#lib/toasts/toasts.tsx';
import type { ChatMessage } from '../chat-source.ts';
import { useRoom } from '../room-facts.ts';

const FIELDS = ['reason'] as const;

const HOUR = 60;
const DAY = 24 * HOUR;
/** Minutes. */
const LENGTHS = [10, HOUR, DAY, 7 * DAY, roomLimits.mutedDaysMax * DAY];

/** Mutes a message's author for a time (LIVE-11). */
export function MuteDialog({ message: { userId, userName }, onClose }: { message: ChatMessage; onClose: () => void }) {
  const t = useTranslations('chatMute');
  const { id: roomId } = useRoom();
  const { mutateAsync } = trpc.chat.silence.useMutation();
  const mute = async (values: FormData) => {
    if (roomId === null) return;
    const minutes = Number(fieldText(values, 'minutes'));
    await mutateAsync({ roomId, userId, minutes, reason: fieldText(values, 'reason').trim() });
    onClose();
    showToast({ kind: 'success', text: t('done', { name: userName }) });
  };
  return (
    <FormDialog
      title={t('title', { name: userName })}
      closeLabel={t('close')}
      cancelLabel={t('cancel')}
      submitLabel={t('submit')}
      size="sm"
      fields={FIELDS}
      sentence={() => t('reasonMissing')}
      onSubmit={mute}
      onClose={onClose}
    >
      <p>{t('text')}</p>
      <Select label={t('length')} name="minutes" size="lg" defaultValue={HOUR}>
        {LENGTHS.map((minutes) => (
          <option key={minutes} value={minutes}>
            {lengthText(minutes)}
          </option>
        ))}
      </Select>
      <FormField
        label={t('reason')}
        hint={t('reasonHint')}
        name="reason"
        maxLength={roomLimits.reasonMax}
        autoComplete="off"
        dir="auto"
        required
        data-autofocus
      />
    </FormDialog>
  );

  function lengthText(minutes: number): string {
    if (minutes >= DAY) return t('days', { count: minutes / DAY });
    return minutes >= HOUR ? t('hours', { count: minutes / HOUR }) : t('minutes', { count: minutes });
  }
}
