import { IconStarFilled } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { paths } from '#lib/paths.ts';
import type { ListedCollection, ListedItem } from '../changes/change.ts';
import { libraryPath } from '../library/library-path.ts';
import classes from './item-tags.module.css';

interface Props {
  item: ListedItem;
  /** Its collection, where that does not say itself. */
  place: Pick<ListedCollection, 'id' | 'name'> | undefined;
  onLeave: () => void;
}

/** An item's mark as a favourite and its tags, each of which leads to all that has it. */
export function ItemTags({ item: { tags = [], is_favorite }, place, onLeave }: Props) {
  const t = useTranslations('tagging');
  if (tags.length === 0 && !is_favorite && !place) return null;
  return (
    <div className={classes.tags} role="group" aria-label={t('tags')}>
      {is_favorite && (
        <span className={classes.favorite}>
          <IconStarFilled size={16} aria-hidden />
          <span className="sr-only">{t('favorite')}</span>
        </span>
      )}
      {place && (
        <Link
          className={classes.place}
          to={`${paths.account.collections}?collection=${place.id}`}
          dir="auto"
          onClick={onLeave}
        >
          {place.name}
        </Link>
      )}
      {tags.map((tag) => (
        <Link key={tag} className={classes.tag} to={libraryPath({ tag })} dir="auto" onClick={onLeave}>
          {tag}
        </Link>
      ))}
    </div>
  );
}
