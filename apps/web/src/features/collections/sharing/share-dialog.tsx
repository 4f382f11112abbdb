import { Button } from '@onceware/ui/button/button';
import { Dialog } from '@onceware/ui/dialog/dialog';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import type { ListedCollection } from '../changes/change.ts';
import { WithWords } from '#lib/page/with-words.tsx';
import { useCollectionChanges } from '../changes/use-collection-changes.ts';
import classes from './sharing.module.css';
import { ShareSettings } from './share-settings.tsx';

interface Props {
  /** Collection as the screen shows it now; whether and how it is shared is read from it. */
  collection: ListedCollection;
  onClose: () => void;
}

/** Makes a link that anybody can read a collection by, and takes it back (COL-17). */
export function ShareDialog(props: Props) {
  return (
    <Suspense>
      <WithWords part="sharing">
        <OpenDialog {...props} />
      </WithWords>
    </Suspense>
  );
}

function OpenDialog({ collection, onClose }: Props) {
  const t = useTranslations('sharing.dialog');
  const { share } = useCollectionChanges();
  const [isMaking, setIsMaking] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  const isShared = collection.share !== null;

  // The button that was pressed is gone now: the focus goes to what took its place.
  useEffect(() => content.current?.querySelector<HTMLElement>('[data-first]')?.focus(), [isShared]);

  const make = async () => {
    setIsMaking(true);
    await share(collection.id, { showsNotes: false, isIndexed: false });
    setIsMaking(false);
  };

  return (
    <Dialog isOpen onClose={onClose} title={t('title', { name: collection.name })} closeLabel={t('close')}>
      <div ref={content}>
        {collection.share ? (
          <ShareSettings collectionId={collection.id} name={collection.name} share={collection.share} />
        ) : (
          <div className={classes.offer}>
            <p>{t('offer')}</p>
            <p className="text-14 quiet">{t('private')}</p>
            <Button variant="primary" isBusy={isMaking} data-first onClick={() => void make()}>
              {t(isMaking ? 'making' : 'make')}
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  );
}
