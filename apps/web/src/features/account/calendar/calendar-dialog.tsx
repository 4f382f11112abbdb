import { Button } from '@onceware/ui/button/button';
import { Dialog } from '@onceware/ui/dialog/dialog';
import { useTranslations } from 'use-intl/react';

interface Props {
  kind: 'renew' | 'revoke';
  isPending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before calendars lose the address that they have. */
export function CalendarDialog({ kind, isPending, onConfirm, onClose }: Props) {
  const t = useTranslations('security.calendar');
  const common = useTranslations('security');
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="sm"
      title={t(`${kind}Title`)}
      closeLabel={common('close')}
      footer={
        <>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button variant="primary" isBusy={isPending} onClick={onConfirm}>
            {t(isPending ? `${kind}Busy` : kind)}
          </Button>
        </>
      }
    >
      <p>{t(`${kind}Text`)}</p>
    </Dialog>
  );
}
