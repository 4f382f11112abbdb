import { roomLimits } from '@onceware/api/chat/chat.limits';
import type { Room } from '@onceware/api/chat/chat.contract';
import { ChoiceField } from '@onceware/ui/field/choice-field';
import { useTranslations } from 'use-intl/react';
import { useWork } from '#lib/changes/use-change.ts';
import { fieldText } from '#lib/form/check-fields.ts';
import { FormDialog } from '#lib/form/form-dialog.tsx';
import { FormField } from '#lib/form/form-field.tsx';
import { showToast } from '#lib/toasts/toasts.tsx';
import { Checkbox } from './checkbox.tsx';
import { ROOMS } from '../rooms/rooms-cache.ts';

const FIELDS = ['name'] as const;
/** Seconds between two messages of one person. */
const SLOW = [0, 10, 30, 60, 300, 900, 3600];

/**
 * Room settings that moderators may change (LIVE-10, LIVE-11). A deal's room has the deal's name and is open to all.
 */
export function SettingsDialog({ room, onClose }: { room: Room; onClose: () => void }) {
  const t = useTranslations('chatRoom.settings');
  const { change } = useWork(ROOMS);
  const isDeals = room.kind === 'deal';
  const mayAsk = !isDeals && !room.isMembersOnly;
  const save = async (values: FormData) => {
    const fields = {
      slowModeSeconds: Number(fieldText(values, 'slowMode')),
      isClosed: values.has('isClosed'),
      hasPreviews: values.has('hasPreviews'),
      ...(!isDeals && { name: fieldText(values, 'name').trim() }),
      ...(mayAsk && { isAsking: values.has('isAsking') }),
    };
    await change((client) => client.chat.updateRoom.mutate({ roomId: room.id, ...fields }));
    onClose();
    showToast({ kind: 'success', text: t('saved') });
  };
  const slow = SLOW.includes(room.slowModeSeconds) ? SLOW : [...SLOW, room.slowModeSeconds];
  return (
    <FormDialog
      size="sm"
      title={t('title')}
      closeLabel={t('close')}
      cancelLabel={t('cancel')}
      submitLabel={t('save')}
      fields={FIELDS}
      sentence={() => t('nameMissing')}
      onSubmit={save}
      onClose={onClose}
    >
      {!isDeals && <NameField defaultValue={room.name ?? ''} />}
      <ChoiceField label={t('slowMode')} hint={t('slowModeHint')} name="slowMode" defaultValue={room.slowModeSeconds}>
        {slow.map((seconds) => (
          <option key={seconds} value={seconds}>
            {seconds === 0
              ? t('off')
              : seconds < 60
                ? t('seconds', { count: seconds })
                : t('minutes', { count: Math.round(seconds / 60) })}
          </option>
        ))}
      </ChoiceField>
      {mayAsk && (
        <Checkbox name="isAsking" label={t('isAsking')} hint={t('isAskingHint')} defaultChecked={room.isAsking} />
      )}
      <Checkbox
        name="hasPreviews"
        label={t('hasPreviews')}
        hint={t('hasPreviewsHint')}
        defaultChecked={room.hasPreviews}
      />
      <Checkbox name="isClosed" label={t('isClosed')} hint={t('isClosedHint')} defaultChecked={room.isClosed} />
    </FormDialog>
  );
}

/** A room's name in a form. */
export function NameField({ defaultValue = '' }: { defaultValue?: string }) {
  const t = useTranslations('chatRoom.settings');
  return (
    <FormField
      label={t('name')}
      name="name"
      defaultValue={defaultValue}
      maxLength={roomLimits.nameMax}
      autoComplete="off"
      dir="auto"
      required
      data-autofocus
    />
  );
}
