import { IconLink, IconStarFilled } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { useTranslations } from 'use-intl/react';
import type { ListedCollection } from '../changes/change.ts';
import { useRelativeTime } from '#lib/time/relative-time.ts';
import { ClampedText } from './clamped-text.tsx';
import { CollectionMenuButton } from './collection-menu.tsx';
import classes from './detail-head.module.css';
import { Dot } from '../pieces/dot.tsx';

interface Props {
  collection: ListedCollection;
  heading: RefObject<HTMLHeadingElement | null>;
  onDeleted: () => void;
}

/** Head of a collection: name, badges, description, number of items, and its menu (COL-05). */
export function DetailHead({ collection, heading, onDeleted }: Props) {
  const t = useTranslations('collections');
  const marks = useTranslations('collectionItems.detail');
  const { name, description } = collection;
  return (
    <>
      <div className={classes.line}>
        <h3 ref={heading} tabIndex={-1} className={classes.name}>
          <Dot name={name} />
          <span className="min-w-0 breaks" dir="auto">
            {name}
          </span>
          {collection.is_favorite && (
            <span className={classes.star}>
              <IconStarFilled size={18} aria-hidden />
              <span className="sr-only">{marks('favorite')}</span>
            </span>
          )}
          {collection.is_default && <span className={classes.badge}>{t('detail.default')}</span>}
        </h3>
        <CollectionMenuButton collection={collection} onDeleted={onDeleted} />
      </div>
      {description && <ClampedText className={classes.description} text={description} lines={3} />}
      <p className={classes.facts}>
        <span>{t('itemCount', { count: collection.item_count })}</span>
        <Updated at={collection.updated_at} />
        {collection.share && (
          <span className={classes.shared}>
            <IconLink size={14} stroke={1.75} aria-hidden />
            {marks('shared')}
          </span>
        )}
      </p>
    </>
  );
}

function Updated({ at }: { at: string }) {
  const t = useTranslations('collections');
  const ago = useRelativeTime();
  return <time dateTime={at}>{t('detail.updated', { time: ago(at) })}</time>;
}
