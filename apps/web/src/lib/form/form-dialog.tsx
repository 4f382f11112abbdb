import type { ErrorKey } from '@onceware/api/core/errors';
import { Button } from '@onceware/ui/button/button';
import { Dialog } from '@onceware/ui/dialog/dialog';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl/react';
import { CheckedForm } from './checked-form.tsx';
import type { ProblemSentence } from './check-fields.ts';
import { useCredentialSentence } from './credential-sentence.ts';

interface Props {
  title: string;
  submitLabel: string;
  busyLabel: string;
  fields: readonly string[];
  /** For fields that are no credentials. */
  sentence?: ProblemSentence;
  refusals: Partial<Record<ErrorKey, string>>;
  isPending: boolean;
  error: unknown;
  onSubmit: (values: FormData) => void;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a dialog, open while it is mounted: checked, sent, and closed by whoever opened it. */
export function FormDialog({ title, submitLabel, busyLabel, sentence, isPending, onClose, children, ...form }: Props) {
  const t = useTranslations('security');
  const credentials = useCredentialSentence();
  const id = useId();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      closeLabel={t('close')}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={id} variant="primary" isBusy={isPending}>
            {isPending ? busyLabel : submitLabel}
          </Button>
        </>
      }
    >
      <CheckedForm {...form} id={id} sentence={sentence ?? credentials} isPending={isPending}>
        {children}
      </CheckedForm>
    </Dialog>
  );
}
