import type { ApiKey } from '@onceware/api/api-keys/api-keys.contract';
import { Button } from '@onceware/ui/button/button';
import { Dialog } from '@onceware/ui/dialog/dialog';
import { useTranslations } from 'use-intl/react';
import { useErrorSentence } from '#lib/api/error-sentence.ts';
import { errorKey } from '#lib/api/api-error.ts';
import { showToast } from '#lib/toasts/toasts.tsx';
import { trpc } from '#lib/api/trpc.ts';

interface Props {
  apiKey: ApiKey;
  /** It is gone from the list, and so is its button. */
  onRevoked: () => void;
  onClose: () => void;
}

export function RevokeDialog({ apiKey: { id, name }, onRevoked, onClose }: Props) {
  const t = useTranslations('keys.revokeDialog');
  const common = useTranslations('security');
  const sentence = useErrorSentence();
  const utils = trpc.useUtils();
  const revoke = trpc.apiKeys.revoke.useMutation({
    networkMode: 'always',
    onSuccess: () => showToast({ kind: 'success', text: t('done', { name }) }),
    onError: (error) => showToast({ kind: 'error', text: sentence(error) }),
    onSettled: async (_answer, error) => {
      onClose();
      // Another tab may have revoked it already.
      if (error && errorKey(error) !== 'not_found') return;
      utils.apiKeys.list.setData(
        undefined,
        (before) => before && { ...before, keys: before.keys.filter((key) => key.id !== id) },
      );
      onRevoked();
      await utils.apiKeys.list.invalidate();
    },
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="sm"
      title={t('title', { name })}
      closeLabel={common('close')}
      footer={
        <>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button variant="primary" isBusy={revoke.isPending} onClick={() => revoke.mutate({ id })}>
            {t(revoke.isPending ? 'busy' : 'submit')}
          </Button>
        </>
      }
    >
      <p>{t('text')}</p>
    </Dialog>
  );
}
