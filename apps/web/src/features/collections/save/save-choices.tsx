import { Button } from '@onceware/ui/button/button';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl/react';
import type { ListedCollection } from '../changes/change.ts';
import { useCollectionChanges } from '../changes/use-collection-changes.ts';
import { useCollections } from '../data/use-collections.ts';
import type { EntityRef } from './saved-query.ts';
import { Choice, FilterBox, NewChoice } from './choice.tsx';
import { useSaved } from './use-saved.ts';
import { moveInMenu } from '../moving/move-in-menu.ts';
import classes from './save-menu.module.css';
import { SaveToNew } from './save-to-new.tsx';

/** Value of the choice for a new collection, in place of a collection's id. */
const NEW = 'new';

/** More than that are found by name. */
const FILTER_FROM = 10;

/** The collections with a mark where the entity is already, and a way to make another one for it. */
export function SaveChoices({ entity, labelledBy }: { entity: EntityRef; labelledBy: string }) {
  const t = useTranslations('collections');
  const { collections, error, isFetching, reload } = useCollections();
  const saved = useSaved(entity);
  const isFailed = (error !== null && !isFetching) || (saved.error !== null && !saved.isFetching);
  const retry = () => {
    reload();
    saved.reload();
  };
  return (
    <>
      <p className={classes.label}>{t('save.menu')}</p>
      {collections && saved.ids ? (
        <LoadedChoices collections={collections} savedIn={saved.ids} entity={entity} labelledBy={labelledBy} />
      ) : isFailed ? (
        <>
          <p className={classes.note} role="alert">
            {t('load.failed')}
          </p>
          <Button isWide onClick={retry}>
            {t('load.tryAgain')}
          </Button>
        </>
      ) : (
        <p className={classes.note} role="status">
          {t('load.loading')}
        </p>
      )}
    </>
  );
}

function LoadedChoices({
  collections,
  savedIn,
  entity,
  labelledBy,
}: {
  collections: ListedCollection[];
  savedIn: readonly string[];
  entity: EntityRef;
  labelledBy: string;
}) {
  const t = useTranslations('managing');
  const none = useTranslations('collections.list');
  const locale = useLocale();
  const { create, addItem, addUrl } = useCollectionChanges();
  const [filter, setFilter] = useState('');
  const [isNaming, setIsNaming] = useState(false);
  const [focusOn, setFocusOn] = useState<string | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const filterBox = useRef<HTMLInputElement>(null);

  // They came after the menu had opened: the focus waits for them on what is around.
  useEffect(() => {
    if (root.current?.parentElement === document.activeElement)
      root.current?.querySelector<HTMLElement>('[role^="menuitem"]')?.focus();
  }, []);

  const wanted = filter.trim().toLocaleLowerCase(locale);
  const found = collections.filter(({ name }) => name.toLocaleLowerCase(locale).includes(wanted));
  const stopNaming = () => {
    setIsNaming(false);
    setFocusOn(NEW);
  };
  const saveToNew = (name: string) => {
    const id = create({ name });
    if (entity.url === undefined) addItem(id, { entityType: entity.type, entityId: entity.id });
    else addUrl(id, { url: entity.url, pageId: entity.id });
    setFilter('');
    setIsNaming(false);
    setFocusOn(id);
  };
  const move = (event: KeyboardEvent<HTMLElement>) => moveInMenu(event, filterBox.current);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys of the menu in it
    <div ref={root} className="stack one-column gap-1" onKeyDown={isNaming ? undefined : move}>
      {collections.length > FILTER_FROM && <FilterBox ref={filterBox} value={filter} onChange={setFilter} />}
      {found.length === 0 && <p className={classes.note}>{none('notFound')}</p>}
      <div role="menu" aria-labelledby={labelledBy}>
        <div className={classes.choices}>
          {found.map((collection, index) => (
            <Choice
              key={collection.id}
              collection={collection}
              entity={entity}
              isHere={savedIn.includes(collection.id)}
              isFirst={index === 0}
              hasFocus={collection.id === focusOn}
            />
          ))}
        </div>
        {!isNaming && (
          <NewChoice
            label={t('newCollection')}
            isFirst={found.length === 0}
            hasFocus={focusOn === NEW}
            onClick={() => setIsNaming(true)}
          />
        )}
      </div>
      {isNaming && (
        <SaveToNew firstName={found.length === 0 ? filter.trim() : ''} onSave={saveToNew} onCancel={stopNaming} />
      )}
    </div>
  );
}
