import { Dialog } from '@onceware/ui/dialog/dialog';
import { Skeleton } from '@onceware/ui/skeleton/skeleton';
import { Suspense } from 'react';
import { useTranslations } from 'use-intl/react';
import { trpc } from '#lib/api/trpc.ts';
import { WithWords } from '#lib/page/with-words.tsx';
import { PublishForm } from './publish-form.tsx';

interface Props {
  collection: { id: string; name: string };
  onClose: () => void;
}

/** Opens a collection to everybody under the member's name, and takes it back (NET-05). */
export function PublishDialog(props: Props) {
  return (
    <Suspense>
      <WithWords part="sharing">
        <OpenDialog {...props} />
      </WithWords>
    </Suspense>
  );
}

function OpenDialog({ collection, onClose }: Props) {
  const t = useTranslations('publishing');
  const { data, isError } = trpc.publishing.own.useQuery({ collectionId: collection.id });
  return (
    <Dialog isOpen onClose={onClose} title={t('title', { name: collection.name })} closeLabel={t('close')}>
      {data ? (
        <PublishForm collection={collection} publication={data.publication} />
      ) : isError ? (
        <p role="alert">{t('failed')}</p>
      ) : (
        <Skeleton width="100%" height="220px" />
      )}
    </Dialog>
  );
}
