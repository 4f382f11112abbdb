import type { CollectionItem } from '@onceware/api/collections/collections.contract';
import { Button } from '@onceware/ui/button/button';
import { useId, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { trpc } from '#lib/api/trpc.ts';
import { applyPending } from '#lib/changes/pending.ts';
import type { Change, ListedCollection } from '../changes/change.ts';
import { usePendingChanges } from '../changes/pending-changes.ts';
import { useMakeChange } from '../changes/use-make-change.ts';
import { useCards } from '../data/use-cards.ts';
import { useTitle } from '../item/use-title.ts';
import { LoadFailed, Loading } from '../pieces/load-states.tsx';
import { Thumbnail } from '../pieces/thumbnail.tsx';
import { ItemTags } from '../tagging/item-tags.tsx';
import { applyToGroup, applyToLibrary, type DuplicatesGroup } from './apply-to-library.ts';
import classes from './library.module.css';
import { mergeOf } from './merge.ts';
import { keyOfRow } from './use-library.ts';

interface Props {
  collections: readonly ListedCollection[];
}

/**
 * Items saved more than once, some groups at a time; one of each group stays and takes over what the others had
 * (CAT-13).
 */
export function Duplicates({ collections }: Props) {
  const t = useTranslations('library.duplicates');
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = trpc.collections.duplicates.useInfiniteQuery(
    {},
    { getNextPageParam: (page) => page.nextCursor, networkMode: 'always' },
  );
  const pending = usePendingChanges();
  const groups = useMemo(
    () =>
      data?.pages
        .flatMap((page) => page.groups)
        .map((group) => applyToGroup(group, (items) => applyPending(items, pending, applyToLibrary)))
        .filter(({ items }) => items.length > 1),
    [data, pending],
  );
  if (!groups)
    return error === null || isFetching ? <Loading /> : <LoadFailed error={error} onRetry={() => void refetch()} />;
  return (
    <div className={classes.duplicates}>
      <p className={classes.hint}>{t(groups.length === 0 ? 'none' : 'hint')}</p>
      <ul className={classes.groups} aria-label={t('title')}>
        {groups.map((group) => (
          <li key={group.items.map(keyOfRow).join()} className={classes.group}>
            <Group group={group} collections={collections} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button isBusy={isFetching} onClick={() => void fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </div>
  );
}

/** The items of a group, of which the first came with it; the others come when they are asked for. */
function useWholeGroup(group: DuplicatesGroup) {
  const [isAsked, setIsAsked] = useState(false);
  const { data, isFetching, refetch } = trpc.collections.duplicates.useInfiniteQuery(
    { thing: group.thing },
    { getNextPageParam: () => null, networkMode: 'always', enabled: isAsked },
  );
  const pending = usePendingChanges();
  const whole = data?.pages[0]?.groups[0]?.items;
  const items = useMemo(
    () => (whole ? applyPending<CollectionItem[], Change>(whole, pending, applyToLibrary) : group.items),
    [whole, pending, group.items],
  );
  return {
    items,
    isWhole: whole !== undefined || !(group.count > group.items.length),
    isFetching,
    ask: () => (isAsked ? void refetch() : setIsAsked(true)),
  };
}

function Group({ group, collections }: Props & { group: DuplicatesGroup }) {
  const t = useTranslations('library.duplicates');
  const { items, isWhole, isFetching, ask } = useWholeGroup(group);
  const name = useId();
  const { makeAll } = useMakeChange();
  const cardOf = useCards(items);
  const [chosen, setChosen] = useState(0);
  const keep = items[chosen] ?? items[0];
  if (!keep) return null;
  const merge = mergeOf(
    keep,
    items.filter((item) => item !== keep),
  );
  return (
    <fieldset className={classes.fieldset}>
      <legend className="sr-only">{t('which')}</legend>
      {items.map((item, index) => (
        <label key={keyOfRow(item)} className={classes.one}>
          <input type="radio" name={name} checked={item === keep} onChange={() => setChosen(index)} />
          <Thumbnail card={cardOf(item)} size="item" />
          <One item={item} card={cardOf(item)} place={collections.find(({ id }) => id === item.collection_id)} />
        </label>
      ))}
      <div className="row wrap items-center gap-3">
        {isWhole ? (
          <Button disabled={merge === null} onClick={() => merge && void makeAll(merge, t('merged'))}>
            {t('merge', { count: items.length - 1 })}
          </Button>
        ) : (
          <Button isBusy={isFetching} onClick={ask}>
            {t('all', { count: group.count })}
          </Button>
        )}
        {isWhole && merge === null && <p className={classes.hint}>{t('tooMuch')}</p>}
      </div>
    </fieldset>
  );
}

function One({
  item,
  card,
  place,
}: {
  item: CollectionItem;
  card: Parameters<typeof useTitle>[1];
  place: ListedCollection | undefined;
}) {
  const title = useTitle(item, card);
  return (
    <span className="stack flex-1 min-w-0">
      <span className="text-14 weight-560 truncate" dir="auto">
        {title}
      </span>
      {item.notes !== null && (
        <span className="text-14 truncate quiet" dir="auto">
          {item.notes}
        </span>
      )}
      <ItemTags item={item} place={place} onLeave={() => undefined} />
    </span>
  );
}
