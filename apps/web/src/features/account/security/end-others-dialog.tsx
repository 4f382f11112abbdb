import { Button } from '@onceware/ui/button/button';
import { Dialog } from '@onceware/ui/dialog/dialog';
import { useTranslations } from 'use-intl/react';
import { useChange } from '#lib/changes/use-change.ts';
import { useMake } from '#lib/changes/use-make.ts';
import { SESSIONS } from './session-changes.ts';

/** Asks once, since all others have to sign in again. */
export function EndOthersDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('security');
  const { change, isPending } = useChange(SESSIONS);
  const make = useMake();
  const end = async () => {
    await make(() => change('others'), {
      done: ({ ended }) => t('sessions.othersEnded', { count: ended }),
      again: t('tryAgain'),
    });
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="sm"
      title={t('sessions.endOthersTitle')}
      closeLabel={t('close')}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" isBusy={isPending} onClick={() => void end()}>
            {t(isPending ? 'sessions.endOthersBusy' : 'sessions.endOthers')}
          </Button>
        </>
      }
    >
      <p>{t('sessions.endOthersText')}</p>
    </Dialog>
  );
}
