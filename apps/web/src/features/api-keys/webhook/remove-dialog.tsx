import { Button } from '@onceware/ui/button/button';
import { Dialog } from '@onceware/ui/dialog/dialog';
import { useTranslations } from 'use-intl/react';

interface Props {
  isPending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before the webhook is removed with its log. */
export function RemoveDialog({ isPending, onConfirm, onClose }: Props) {
  const t = useTranslations('keys.webhook');
  const common = useTranslations('security');
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="sm"
      title={t('removeTitle')}
      closeLabel={common('close')}
      footer={
        <>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button variant="primary" isBusy={isPending} onClick={onConfirm}>
            {t('remove')}
          </Button>
        </>
      }
    >
      <p>{t('removeText')}</p>
    </Dialog>
  );
}
