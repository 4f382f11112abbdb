import { Button } from '@onceware/ui/button/button';
import { Dialog } from '@onceware/ui/dialog/dialog';
import { useTranslations } from 'use-intl/react';
import { useErrorSentence } from '#lib/api/error-sentence.ts';

interface Props {
  title: string;
  /** Text that says what will be different afterwards. */
  text: string;
  confirmLabel: string;
  isBusy: boolean;
  /** Error of the last attempt. */
  error: unknown;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before what cannot be taken back. */
export function ConfirmDialog({ title, text, confirmLabel, isBusy, error, onConfirm, onClose }: Props) {
  const t = useTranslations('admin.form');
  const sentence = useErrorSentence();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      closeLabel={t('close')}
      size="sm"
      footer={
        <>
          <Button variant="quiet" data-autofocus onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="primary" isBusy={isBusy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      {error !== null && (
        <p className="mt-3 danger" role="alert">
          {sentence(error)}
        </p>
      )}
    </Dialog>
  );
}
