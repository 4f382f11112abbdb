import { Button } from '@onceware/ui/button/button';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { CheckedForm } from '#lib/form/checked-form.tsx';
import { findDraft } from '../form/form-drafts.ts';
import { NameField } from '../form/name-field.tsx';

const FIELDS = ['name'] as const;

interface Props {
  /** Search text that found nothing, suggested as the name. */
  firstName: string;
  onCreate: (name: string) => void;
  onBack: () => void;
}

/** Names a new collection for what is to move. */
export function MoveToNew({ firstName, onCreate, onBack }: Props) {
  const t = useTranslations('arranging.move');
  const managing = useTranslations('managing');
  const field = useRef<HTMLInputElement>(null);
  const queryClient = useQueryClient();
  // Falls back to the name that could not be created last time.
  const [name, setName] = useState(() => firstName || (findDraft(queryClient, undefined)?.name ?? ''));
  useEffect(() => field.current?.focus(), []);
  return (
    <CheckedForm
      className="stack gap-3"
      fields={FIELDS}
      sentence={() => managing('form.nameMissing')}
      onSubmit={() => onCreate(name.trim())}
    >
      <NameField ref={field} label={t('name')} value={name} onChange={setName} />
      <div className="row wrap justify-end gap-2">
        <Button onClick={onBack}>{t('back')}</Button>
        <Button type="submit" variant="primary">
          {t('create')}
        </Button>
      </div>
    </CheckedForm>
  );
}
