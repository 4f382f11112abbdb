import type { Publication } from '@onceware/api/collections/publishing/publishing.contract';
import { CATEGORIES, type Category } from '@onceware/api/catalog/catalog.limits';
import { Button, buttonClass } from '@onceware/ui/button/button';
import { ChoiceField } from '@onceware/ui/field/choice-field';
import { Switch } from '@onceware/ui/switch/switch';
import { IconExternalLink, IconWorld } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useBoot } from '#lib/page/boot.tsx';
import { paths } from '#lib/paths.ts';
import { ShareLink } from '../sharing/share-link.tsx';
import classes from '../sharing/sharing.module.css';
import { type Chosen, usePublishing } from './use-publishing.ts';

interface Props {
  collection: { id: string; name: string };
  /** Null: never published. */
  publication: Publication | null;
}

const isTheme = (value: string): value is Category => CATEGORIES.some((one) => one === value);

/** Choices of what everybody sees of the collection, made before it is published, and changed at once afterwards. */
export function PublishForm({ collection, publication }: Props) {
  const t = useTranslations('publishing');
  const category = useTranslations('catalog.category');
  const [chosen, setChosen] = useState<Chosen>({
    theme: publication?.theme ?? null,
    showsNotes: publication?.shows_notes ?? false,
    showsPages: publication?.shows_pages ?? false,
  });
  const { publish, change, unpublish, isPending } = usePublishing(collection);
  const isPublished = publication?.is_published ?? false;

  const set = (fields: Partial<Chosen>) => {
    const next = { ...chosen, ...fields };
    setChosen(next);
    if (isPublished) void change(next).then((isMade) => isMade || setChosen(chosen));
  };
  return (
    <div className="stack one-column gap-5">
      {isPublished && publication ? (
        <Address token={publication.token} />
      ) : (
        <div className={classes.offer}>
          <p>{t('offer')}</p>
          <p className="text-14 quiet">{t('shown')}</p>
        </div>
      )}
      <ChoiceField
        label={t('theme')}
        value={chosen.theme ?? ''}
        onChange={({ currentTarget: { value } }) => set({ theme: isTheme(value) ? value : null })}
      >
        <option value="">{t('noTheme')}</option>
        {CATEGORIES.map((one) => (
          <option key={one} value={one}>
            {category(one)}
          </option>
        ))}
      </ChoiceField>
      <div className={classes.switches}>
        <Switch
          label={t('notes')}
          description={t('notesHint')}
          checked={chosen.showsNotes}
          onChange={(event) => set({ showsNotes: event.target.checked })}
        />
        <Switch
          label={t('pages')}
          description={t('pagesHint')}
          checked={chosen.showsPages}
          onChange={(event) => set({ showsPages: event.target.checked })}
        />
      </div>
      {isPublished ? (
        <div className={classes.stop}>
          <p className="text-14 quiet">{t('stopHint')}</p>
          <Button isBusy={isPending} onClick={() => void unpublish()}>
            {t('stop')}
          </Button>
        </div>
      ) : (
        <Button variant="primary" size="lg" isBusy={isPending} onClick={() => void publish(chosen)}>
          <IconWorld size={18} stroke={1.75} aria-hidden />
          {t(isPending ? 'publishing' : 'publish')}
        </Button>
      )}
    </div>
  );
}

function Address({ token }: { token: string }) {
  const t = useTranslations('sharing.dialog');
  const path = paths.shared(token);
  return (
    <>
      <ShareLink url={new URL(path, useBoot().settings.publicUrl).href} />
      <div className="row wrap gap-2">
        <a className={buttonClass()} href={path} target="_blank" rel="noreferrer">
          <IconExternalLink size={18} stroke={1.75} aria-hidden />
          {t('open')}
        </a>
      </div>
    </>
  );
}
