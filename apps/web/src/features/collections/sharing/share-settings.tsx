import type { Share } from '@onceware/api/collections/collections.contract';
import { Button, buttonClass } from '@onceware/ui/button/button';
import { Switch } from '@onceware/ui/switch/switch';
import { IconExternalLink, IconShare } from '@tabler/icons-react';
import { useTranslations } from 'use-intl/react';
import { useBoot } from '#lib/page/boot.tsx';
import { paths } from '#lib/paths.ts';
import { useCollectionChanges } from '../changes/use-collection-changes.ts';
import classes from './sharing.module.css';
import { ShareLink } from './share-link.tsx';

interface Props {
  collectionId: string;
  name: string;
  share: Share;
}

/** The link of a shared collection, what it shows, and the way to take it back. */
export function ShareSettings({ collectionId, name, share }: Props) {
  const t = useTranslations('sharing.dialog');
  const { settings } = useBoot();
  const { share: change, unshare } = useCollectionChanges();
  const path = paths.shared(share.token);
  const url = new URL(path, settings.publicUrl).href;

  const set = (fields: { showsNotes?: boolean; isIndexed?: boolean }) =>
    void change(collectionId, { showsNotes: share.shows_notes, isIndexed: share.is_indexed, ...fields });
  // Cancelling is no failure, and a failing app shows that itself.
  const passOn = () => void navigator.share({ title: name, url }).catch(() => undefined);

  return (
    <div className="stack one-column gap-5">
      <ShareLink url={url} />
      <div className="row wrap gap-2">
        <a className={buttonClass()} href={path} target="_blank" rel="noreferrer">
          <IconExternalLink size={18} stroke={1.75} aria-hidden />
          {t('open')}
        </a>
        {'share' in navigator && (
          <Button onClick={passOn}>
            <IconShare size={18} stroke={1.75} aria-hidden />
            {t('passOn')}
          </Button>
        )}
      </div>
      <div className={classes.switches}>
        <Switch
          label={t('notes')}
          description={t('notesHint')}
          checked={share.shows_notes}
          onChange={(event) => set({ showsNotes: event.target.checked })}
        />
        <Switch
          label={t('indexed')}
          description={t('indexedHint')}
          checked={share.is_indexed}
          onChange={(event) => set({ isIndexed: event.target.checked })}
        />
      </div>
      <div className={classes.stop}>
        <p className="text-14 quiet">{t('stopHint')}</p>
        <Button onClick={() => unshare(collectionId)}>{t('stop')}</Button>
      </div>
    </div>
  );
}
