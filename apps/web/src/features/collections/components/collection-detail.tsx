import type { Collection, CollectionItem } from '@onceware/api/collections/collections.contract';
import { useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useLocale, useTranslations } from 'use-intl/react';
import { paths } from '../../../lib/paths.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useCards } from '../hooks/use-cards.ts';
import { relativeTime } from '../relative-time.ts';
import classes from './collection-detail.module.css';
import { Dot } from './dot.tsx';
import { EmptyState } from './empty-state.tsx';
import { ItemMenu } from './item-menu.tsx';
import { ItemRow } from './item-row.tsx';

interface Props {
  collection: Collection;
  onBack: () => void;
  /** The reader goes to a page. */
  onLeave: () => void;
}

/** One collection with its items (COL-05). */
export function CollectionDetail({ collection, onBack, onLeave }: Props) {
  const t = useTranslations('collections');
  const navigate = useNavigate();
  const { name, description, items } = collection;
  const back = useRef<HTMLButtonElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => back.current?.focus(), []);
  // The row that had the focus has gone, and the focus with it.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  }, [items.length]);

  const explore = () => {
    onLeave();
    void navigate(paths.explore);
  };
  return (
    <>
      <div className={classes.head}>
        <button ref={back} type="button" className={classes.back} onClick={onBack}>
          {t('detail.back')}
        </button>
        <h3 ref={heading} tabIndex={-1} className={classes.name}>
          <Dot name={name} />
          <span className={classes.words} dir="auto">
            {name}
          </span>
          {collection.is_default && <span className={classes.badge}>{t('detail.default')}</span>}
        </h3>
        {description && (
          <p className={classes.description} dir="auto">
            {description}
          </p>
        )}
        <p className={classes.facts}>
          <span>{t('itemCount', { count: items.length })}</span>
          <Updated at={collection.updated_at} />
        </p>
      </div>
      {items.length === 0 ? (
        <EmptyState title={t('detail.empty')} hint={t('detail.emptyHint')} action={t('detail.addFirst')} onAction={explore} />
      ) : (
        <ItemList items={items} label={t('detail.items', { name })} onLeave={onLeave} />
      )}
    </>
  );
}

// An item's own id changes when the server names it; the row is the same.
const keyOf = (item: CollectionItem) => `${item.entity_type}:${item.entity_id}`;

/** The rows, and one menu for whichever row asks for it. */
function ItemList({ items, label, onLeave }: { items: CollectionItem[]; label: string; onLeave: () => void }) {
  const cardOf = useCards(items);
  const menuId = useId();
  const menuButton = useRef<HTMLElement>(null);
  const [asked, setAsked] = useState<{ key: string; isOpen: boolean } | null>(null);
  const askedItem = items.find((item) => keyOf(item) === asked?.key);

  const toggleMenu = (key: string, button: HTMLElement) => {
    menuButton.current = button;
    setAsked({ key, isOpen: asked?.key !== key || !asked.isOpen });
  };
  return (
    <>
      <ul className={classes.items} aria-label={label}>
        {items.map((item) => {
          const key = keyOf(item);
          const isAsked = asked?.key === key && asked.isOpen;
          return <ItemRow key={key} item={item} card={cardOf(item)} menuId={isAsked ? menuId : undefined} onMenu={(button) => toggleMenu(key, button)} onLeave={onLeave} />;
        })}
      </ul>
      {asked && askedItem && <ItemMenu key={asked.key} id={menuId} anchor={menuButton} item={askedItem} isOpen={asked.isOpen} onClose={() => setAsked({ ...asked, isOpen: false })} />}
    </>
  );
}

function Updated({ at }: { at: string }) {
  const t = useTranslations('collections');
  const locale = useLocale();
  const now = useNow();
  const time = relativeTime(Date.parse(at), now, locale, t('justNow'));
  return <time dateTime={at}>{t('detail.updated', { time })}</time>;
}
