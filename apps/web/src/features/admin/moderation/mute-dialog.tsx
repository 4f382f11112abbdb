import type { RoomKind } from '@onceware/api/chat/chat.contract';
import { roomLimits } from '@onceware/api/chat/chat.limits';
import { Select } from '@onceware/ui/select/select';
import { getQueryKey } from '@trpc/react-query';
import { useTranslations } from 'use-intl/react';
import { trpc } from '#lib/api/trpc.ts';
import { useWork } from '#lib/changes/use-change.ts';
import { fieldText } from '#lib/form/check-fields.ts';
import { FormDialog } from '#lib/form/form-dialog.tsx';
import { FormField } from '#lib/form/form-field.tsx';
import { showToast } from '#lib/toasts/toasts.tsx';

interface Props {
  person: { id: string; name: string };
  /** Room of what they wrote; null: none. */
  room: { id: string; name: string | null; kind: RoomKind } | null;
  onClose: () => void;
}

const FIELDS = ['reason'] as const;
const HOUR = 60;
const DAY = 24 * HOUR;
const TIMES = { hour: HOUR, day: DAY, week: 7 * DAY, month: 30 * DAY } as const;
const TIME_NAMES = ['hour', 'day', 'week', 'month'] as const;

/** Asks for how long, where and why. */
export function MuteDialog({ person, room, onClose }: Props) {
  const t = useTranslations('adminModeration.mute');
  const tForm = useTranslations('admin.form');
  const { change } = useWork(getQueryKey(trpc.admin));
  // Others are looked after by their own people.
  const staffs = room?.kind === 'community' || room?.kind === 'deal' ? room : null;

  const mute = async (values: FormData) => {
    const roomId = fieldText(values, 'where') === 'room' && staffs ? staffs.id : null;
    const minutes = Number(fieldText(values, 'minutes'));
    const reason = fieldText(values, 'reason').trim();
    await change(({ admin }) => admin.moderation.silence.mutate({ userId: person.id, roomId, minutes, reason }));
    onClose();
    showToast({ kind: 'success', text: t('done', { name: person.name }) });
  };
  return (
    <FormDialog
      title={t('title', { name: person.name })}
      closeLabel={tForm('close')}
      cancelLabel={tForm('cancel')}
      submitLabel={t('confirm')}
      fields={FIELDS}
      sentence={() => t('reasonMissing')}
      onSubmit={mute}
      onClose={onClose}
    >
      <p>{t('text')}</p>
      <Select label={t('time')} size="lg" name="minutes" defaultValue={TIMES.day}>
        {TIME_NAMES.map((name) => (
          <option key={name} value={TIMES[name]}>
            {t(`for.${name}`)}
          </option>
        ))}
      </Select>
      <Select label={t('where')} size="lg" name="where" defaultValue={staffs ? 'room' : 'everywhere'}>
        {staffs && <option value="room">{t('inRoom', { room: staffs.name ?? '' })}</option>}
        <option value="everywhere">{t('everywhere')}</option>
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
}
