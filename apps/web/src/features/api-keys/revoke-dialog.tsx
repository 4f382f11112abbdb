import type { ApiKey } from '@onceware/api/identity/api-keys/api-keys.contract';
import { Button } from '@onceware/ui/button/button';
import { Dialog } from '@onceware/ui/dialog/dialog';
import { getQueryKey } from '@trpc/react-query';
import { useTranslations } from 'use-intl/react';
import { trpc } from '#lib/api/trpc.ts';
import { ignoreNotFound, useWork } from '#lib/changes/use-change.ts';
import { useMake } from '#lib/changes/use-make.ts';

interface Props {
  apiKey: ApiKey;
  /** Called when it is removed from the list, together with its button. */
  onRevoked: () => void;
  onClose: () => void;
}

export function RevokeDialog({ apiKey: { id, name }, onRevoked, onClose }: Props) {
  const t = useTranslations('keys.revokeDialog');
  const common = useTranslations('security');
  const { change, isPending } = useWork(getQueryKey(trpc.apiKeys.list));
  const make = useMake();
  const revoke = async () => {
    // Another tab may have revoked it already.
    const revoking = () => change(({ apiKeys }) => apiKeys.revoke.mutate({ id }).catch(ignoreNotFound));
    const answer = await make(revoking, { done: t('done', { name }) });
    onClose();
    if (answer !== null) onRevoked();
  };
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
          <Button variant="primary" isBusy={isPending} onClick={() => void revoke()}>
            {t(isPending ? 'busy' : 'submit')}
          </Button>
        </>
      }
    >
      <p>{t('text')}</p>
    </Dialog>
  );
}
