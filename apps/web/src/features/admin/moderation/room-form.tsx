import type { AdminRoom } from '@onceware/api/chat/moderation/moderation.contract';
import { roomLimits } from '@onceware/api/chat/chat.limits';
import { Select } from '@onceware/ui/select/select';
import { getQueryKey } from '@trpc/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { v7 as uuidv7 } from 'uuid';
import { trpc } from '#lib/api/trpc.ts';
import { useWork } from '#lib/changes/use-change.ts';
import { fieldText } from '#lib/form/check-fields.ts';
import { FormDialog } from '#lib/form/form-dialog.tsx';
import { FormField } from '#lib/form/form-field.tsx';
import { showToast } from '#lib/toasts/toasts.tsx';
import { useWait } from './use-wait.ts';

const FIELDS = ['name'] as const;
/** Seconds. */
const WAITS = [0, 5, 10, 30, 60, 300, 900, 3_600, 21_600] as const;

/** Makes a community room (null), or changes one: only what was changed here, so that what another changes meanwhile stays. */
export function RoomForm({ room, onClose }: { room: AdminRoom | null; onClose: () => void }) {
  const t = useTranslations('adminModeration.rooms');
  const tForm = useTranslations('admin.form');
  const wait = useWait();
  const { change } = useWork(getQueryKey(trpc.admin));
  // Remembers the room as the dialog opened, and one id for a new room, so that saving again after a lost response
  // creates no second room.
  const [before] = useState(room);
  const [id] = useState(() => uuidv7());
  const waits: number[] = [...new Set([...WAITS, before?.slowModeSeconds ?? 0])].toSorted((a, b) => a - b);

  const save = async (values: FormData) => {
    const name = fieldText(values, 'name').trim();
    const slowModeSeconds = Number(fieldText(values, 'slowMode'));
    const isAsking = fieldText(values, 'entry') === 'asking';
    if (before) {
      const changed = {
        ...(name !== before.name && { name }),
        ...(slowModeSeconds !== before.slowModeSeconds && { slowModeSeconds }),
        ...(isAsking !== before.isAsking && { isAsking }),
      };
      if (Object.keys(changed).length > 0)
        await change(({ chat }) => chat.updateRoom.mutate({ roomId: before.id, ...changed }));
    } else await change(({ chat }) => chat.createRoom.mutate({ id, name, slowModeSeconds, isAsking }));
    onClose();
    showToast({ kind: 'success', text: t(before ? 'saved' : 'created', { name }) });
  };
  return (
    <FormDialog
      title={t(before ? 'editTitle' : 'newTitle')}
      closeLabel={tForm('close')}
      cancelLabel={tForm('cancel')}
      submitLabel={t(before ? 'save' : 'create')}
      fields={FIELDS}
      sentence={() => t('nameMissing')}
      onSubmit={save}
      onClose={onClose}
    >
      <FormField
        label={t('name')}
        name="name"
        defaultValue={before?.name}
        maxLength={roomLimits.nameMax}
        autoComplete="off"
        dir="auto"
        required
        data-autofocus
      />
      <Select label={t('slowMode')} size="lg" name="slowMode" defaultValue={before?.slowModeSeconds ?? 0}>
        {waits.map((seconds) => (
          <option key={seconds} value={seconds}>
            {wait(seconds)}
          </option>
        ))}
      </Select>
      <Select label={t('entry')} size="lg" name="entry" defaultValue={before?.isAsking ? 'asking' : 'open'}>
        <option value="open">{t('entryOpen')}</option>
        <option value="asking">{t('entryAsking')}</option>
      </Select>
    </FormDialog>
  );
}
