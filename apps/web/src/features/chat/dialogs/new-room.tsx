import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { v7 as uuidv7 } from 'uuid';
import { useWork } from '#lib/changes/use-change.ts';
import { fieldText } from '#lib/form/check-fields.ts';
import { FormDialog } from '#lib/form/form-dialog.tsx';
import { ChoiceField } from '@onceware/ui/field/choice-field';
import { Checkbox } from './checkbox.tsx';
import { NameField } from './settings-dialog.tsx';
import { ROOMS } from '../rooms/rooms-cache.ts';

const FIELDS = ['name'] as const;

export interface Team {
  id: string;
  name: string;
}

interface Props {
  /** Teams in which the reader may create rooms; the first is preselected. */
  teams: readonly Team[];
  onMade: (roomId: string) => void;
  onClose: () => void;
}

/** A further room of a team, made by its owners and managers (LIVE-01). */
export function NewRoom({ teams, onMade, onClose }: Props) {
  const t = useTranslations('chatRooms.newRoom');
  const settings = useTranslations('chatRoom.settings');
  const { change } = useWork(ROOMS);
  // Sent again, it is the same room.
  const [id] = useState(() => uuidv7());
  const [isMembersOnly, setMembersOnly] = useState(false);
  const make = async (values: FormData) => {
    const organizationId = fieldText(values, 'team') || teams[0]?.id;
    const name = fieldText(values, 'name').trim();
    const fields = { id, organizationId, name, isMembersOnly, isAsking: !isMembersOnly && values.has('isAsking') };
    await change((client) => client.chat.createRoom.mutate(fields));
    onMade(id);
  };
  return (
    <FormDialog
      size="sm"
      title={t('title')}
      closeLabel={settings('close')}
      cancelLabel={settings('cancel')}
      submitLabel={t('make')}
      fields={FIELDS}
      sentence={() => settings('nameMissing')}
      onSubmit={make}
      onClose={onClose}
    >
      {teams.length > 1 && (
        <ChoiceField label={t('team')} name="team">
          {teams.map(({ id: teamId, name }) => (
            <option key={teamId} value={teamId}>
              {name}
            </option>
          ))}
        </ChoiceField>
      )}
      <NameField />
      <Checkbox
        label={t('isMembersOnly')}
        hint={t('isMembersOnlyHint')}
        checked={isMembersOnly}
        onChange={({ target }) => setMembersOnly(target.checked)}
      />
      {!isMembersOnly && <Checkbox name="isAsking" label={settings('isAsking')} hint={settings('isAskingHint')} />}
    </FormDialog>
  );
}
