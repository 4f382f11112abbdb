import { Button } from '@onceware/ui/button/button';
import { Dialog } from '@onceware/ui/dialog/dialog';
import { useTranslations } from 'use-intl/react';
import { useErrorSentence } from '#lib/api/error-sentence.ts';
import { showToast } from '#lib/toasts/toasts.tsx';
import { trpc } from '#lib/api/trpc.ts';

/** Asks once, since all others have to sign in again. */
export function EndOthersDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('security');
  const sentence = useErrorSentence();
  const utils = trpc.useUtils();
  const end = trpc.auth.endOtherSessions.useMutation({
    networkMode: 'always',
    onSuccess: ({ ended }) => {
      utils.auth.sessions.setData(
        undefined,
        (before) => before && { sessions: before.sessions.filter(({ isCurrent }) => isCurrent) },
      );
      showToast({ kind: 'success', text: t('sessions.othersEnded', { count: ended }) });
    },
    onError: (error) => showToast({ kind: 'error', text: sentence(error) }),
    onSettled: () => {
      onClose();
      return utils.auth.sessions.invalidate();
    },
  });
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
          <Button variant="primary" isBusy={end.isPending} onClick={() => end.mutate()}>
            {t(end.isPending ? 'sessions.endOthersBusy' : 'sessions.endOthers')}
          </Button>
        </>
      }
    >
      <p>{t('sessions.endOthersText')}</p>
    </Dialog>
  );
}
