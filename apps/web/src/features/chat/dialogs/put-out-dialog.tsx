import type { Person } from '@onceware/api/chat/chat.contract';
import { roomLimits } from '@onceware/api/chat/chat.limits';
import { Select } from '@onceware/ui/select/select';
import { useTranslations } from 'use-intl/react';
import { fieldText } from '#lib/form/check-fields.ts';
import { FormDialog } from '#lib/form/form-dialog.tsx';
import { showToast } from '#lib/toasts/toasts.tsx';
import { useRoomPeople } from './use-room-people.ts';

const NONE = [] as const;
const DAY = 24 * 60;
/** Days before which they may not ask again. */
const DAYS = [0, 1, 7, roomLimits.mutedDaysMax];

interface Props {
  roomId: string;
  person: Person;
  onClose: () => void;
}

/** Removes somebody from a room that asks, perhaps for a time in which they cannot ask again (LIVE-17). */
export function PutOutDialog({ roomId, person, onClose }: Props) {
  const t = useTranslations('chatRoom.putOut');
  const people = useTranslations('chatRoom.people');
  const settings = useTranslations('chatRoom.settings');
  const { putOut } = useRoomPeople(roomId);
  const submit = async (values: FormData) => {
    const days = Number(fieldText(values, 'days'));
    await putOut(person, days === 0 ? undefined : days * DAY);
    onClose();
    showToast({ kind: 'success', text: people('removed', { name: person.name }) });
  };
  return (
    <FormDialog
      title={people('remove', { name: person.name })}
      closeLabel={settings('close')}
      cancelLabel={settings('cancel')}
      submitLabel={t('submit')}
      size="sm"
      fields={NONE}
      sentence={() => ''}
      onSubmit={submit}
      onClose={onClose}
    >
      <Select label={t('again')} name="days" size="lg" defaultValue={0}>
        {DAYS.map((days) => (
          <option key={days} value={days}>
            {days === 0 ? t('atOnce') : t('days', { count: days })}
          </option>
        ))}
      </Select>
    </FormDialog>
  );
}
