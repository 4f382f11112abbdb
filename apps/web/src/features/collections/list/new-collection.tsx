import { Button } from '@onceware/ui/button/button';
import { IconPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useWhenLoaded } from '../pieces/use-when-loaded.ts';
import { collectionForm } from '../pieces/dialogs.ts';

/** Asks for a name, and makes a collection of it. */
export function NewCollectionButton({ onCreated }: { onCreated: (id: string) => void }) {
  const t = useTranslations('managing');
  const [isAsking, setIsAsking] = useState(false);
  const whenLoaded = useWhenLoaded();
  return (
    <>
      <Button onClick={() => whenLoaded(collectionForm.preload(), () => setIsAsking(true))}>
        <IconPlus size={18} stroke={1.75} aria-hidden />
        {t('newCollection')}
      </Button>
      <Suspense>
        {isAsking && <collectionForm.Component onCreated={onCreated} onClose={() => setIsAsking(false)} />}
      </Suspense>
    </>
  );
}
