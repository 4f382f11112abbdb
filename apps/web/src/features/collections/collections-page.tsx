import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { Head } from '#lib/page/head.tsx';
import { preloadable } from '#lib/page/preloadable.tsx';
import { paths } from '#lib/paths.ts';
import { wasDeletedHere } from './changes/orphaned-change.ts';
import { CollectionsFrame, type LoadedCollections } from './collections-frame.tsx';
import classes from './collections-page.module.css';
import { CollectionDetail } from './detail/collection-detail.tsx';
import { libraryPath } from './library/library-path.ts';
import { Loading } from './pieces/load-states.tsx';
import { CollectionList } from './list/collection-list.tsx';

/** Width from which list and collection are shown side by side. */
const WIDE = 860;

const stay = () => undefined;

const everything = preloadable(async () => (await import('./library/library-slot.tsx')).LibrarySlot);

/** One collection after the other, all that is in them, or what is there twice. */
function Views({ shown }: { shown: string | null }) {
  const t = useTranslations('tagging.views');
  const views = [
    { to: paths.account.collections, label: t('collections'), isShown: shown === null },
    { to: libraryPath(), label: t('all'), isShown: shown !== null && shown !== 'duplicates' },
    { to: `${paths.account.collections}?kept=duplicates`, label: t('duplicates'), isShown: shown === 'duplicates' },
  ];
  return (
    <nav className="row wrap gap-1 mb-4 line-below" aria-label={t('label')}>
      {views.map(({ to, label, isShown }) => (
        <Link key={to} className={classes.view} to={to} aria-current={isShown ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  );
}

/** The collections on a page of their own: one beside the list where there is room, else one at a time as in the panel. */
export function CollectionsPage() {
  const t = useTranslations('managing.page');
  const [params] = useSearchParams();
  const kept = params.get('kept');
  return (
    <section className={classes.page}>
      <Head title={t('title')} isHidden />
      <h1 className="mb-4 text-32">{t('title')}</h1>
      <Views shown={kept} />
      <CollectionsFrame>
        {(loaded) =>
          kept === null ? (
            <ListAndDetail {...loaded} />
          ) : (
            <Suspense fallback={<Loading />}>
              <everything.Component collections={loaded.collections} />
            </Suspense>
          )
        }
      </CollectionsFrame>
    </section>
  );
}

function ListAndDetail({ collections, isFetching, reload }: LoadedCollections) {
  const t = useTranslations('managing.page');
  const list = useTranslations('collections.list');
  const [ref, isWide] = useIsWide(WIDE);
  const { openId, lastId, choose } = useOpenCollection();

  const asked = collections.find(({ id }) => id === openId);
  // One that was here and was deleted here, or never made: its reader needs no word on it. Undone, it is open again.
  const queryClient = useQueryClient();
  const [seen, setSeen] = useState<{ id: string; wasDeletedHere?: boolean } | null>(null);
  if (asked && (asked.id !== seen?.id || seen.wasDeletedHere !== undefined)) setSeen({ id: asked.id });
  if (!asked && seen && seen.id === openId && seen.wasDeletedHere === undefined)
    setSeen({ ...seen, wasDeletedHere: wasDeletedHere(queryClient, seen.id) });
  const isUnknown = openId !== null && !asked && (openId !== seen?.id || seen.wasDeletedHere === false);

  const shown = asked ?? (isWide ? collections[0] : undefined);
  // When the open one is deleted, the button that was pressed goes with it, and the focus with the button.
  const heading = useRef<HTMLHeadingElement>(null);
  const shownBefore = useRef(shown?.id);
  useEffect(() => {
    const before = shownBefore.current;
    shownBefore.current = shown?.id;
    const isGone = before !== undefined && !collections.some(({ id }) => id === before);
    if (isGone && document.activeElement === document.body) heading.current?.focus();
  }, [shown?.id, collections]);
  const open = (id: string) => {
    setSeen({ id });
    choose(id);
  };
  return (
    <div ref={ref} className={classes.columns} data-wide={isWide || undefined}>
      <h2 ref={heading} className="sr-only" tabIndex={-1}>
        {list('label')}
      </h2>
      {isUnknown && (
        <p className={classes.note} role="status">
          {t('unknown')}
        </p>
      )}
      {(isWide || !shown) && (
        <div className={classes.list}>
          <CollectionList
            collections={collections}
            openId={shown?.id ?? null}
            lastId={lastId}
            isFetching={isFetching}
            onOpen={open}
            onDeleted={(id) => id === shown?.id && choose(null)}
            onRefresh={reload}
          />
        </div>
      )}
      {shown && (
        <div className={classes.detail}>
          <CollectionDetail
            key={shown.id}
            collection={shown}
            collections={collections}
            {...(!isWide && { onBack: () => choose(null) })}
            onLeave={stay}
          />
        </div>
      )}
    </div>
  );
}

/** Keeps the open collection in the address, so that back, forward and reload find it. */
function useOpenCollection() {
  const [params, setParams] = useSearchParams();
  const openId = params.get('collection');
  const [lastId, setLastId] = useState<string | null>(null);
  const choose = (id: string | null) => {
    setLastId(id ?? openId);
    setParams(id === null ? {} : { collection: id });
  };
  return { openId, lastId, choose };
}

/** Whether an element has so much room, in px. Not the window: the sidebar and the side panel take of that. */
function useIsWide(least: number): [RefObject<HTMLDivElement | null>, boolean] {
  const ref = useRef<HTMLDivElement>(null);
  const [isWide, setIsWide] = useState(false);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setIsWide(element.clientWidth >= least);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [least]);
  return [ref, isWide];
}
