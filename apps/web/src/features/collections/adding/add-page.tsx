import { Button } from '@onceware/ui/button/button';
import { IconCheck, IconPlus, IconWorld } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { v7 as uuidv7 } from 'uuid';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import { trpc } from '#lib/api/trpc.ts';
import { paths } from '#lib/paths.ts';
import { isWhole, keyOfEntity, keyOfItem, type ListedCollection, pageOf } from '../changes/change.ts';
import { useCollectionChanges } from '../changes/use-collection-changes.ts';
import { useCards } from '../data/use-cards.ts';
import { PagePicture } from '../pages/page-picture.tsx';
import { pageTitle, shortAddress } from '../pages/page-words.ts';
import { AddResult } from './add-result.tsx';
import classes from './adding.module.css';

/** The page of an address, to be added to a collection, and what the catalogue has of it (CAT-13). Its `key` is the address. */
export function AddPage({ collection, url }: { collection: ListedCollection; url: string }) {
  const t = useTranslations('managing.add');
  const words = useTranslations('savedPages');
  const format = useFormat();
  const { addUrl, removeItems } = useCollectionChanges();
  const { data: kept } = trpc.collections.kept.useQuery({ url });
  const [newId] = useState(() => uuidv7());
  const page = kept?.page ?? null;
  const entity = pageOf({ pageId: page?.id ?? newId });
  const isKnown = collection.items.some((item) => keyOfItem(item) === keyOfEntity(entity));
  const isHere = isKnown || (!isWhole(collection) && (kept?.collection_ids.includes(collection.id) ?? false));
  const title = page ? pageTitle(page) : shortAddress(url);
  const Icon = isHere ? IconCheck : IconPlus;
  const { tool = null, deal = null } = kept ?? {};
  const toolRef = tool && { entity_type: 'tool' as const, entity_id: tool.id };
  const card = useCards(toolRef ? [toolRef] : [])(toolRef ?? { entity_type: 'tool', entity_id: '' });
  return (
    <section aria-label={words('add.region')}>
      <div className={classes.result}>
        <span className={classes.globe}>
          {page ? (
            <PagePicture className={undefined} page={page} size="item" />
          ) : (
            <IconWorld size={20} stroke={1.5} aria-hidden />
          )}
        </span>
        <div className="flex-1 min-w-0">
          <p className={classes.addResultTitle} dir="auto">
            {title}
          </p>
          <p className={classes.facts} dir="auto">
            {page ? (isHere ? shortAddress(url) : words('add.alreadySaved')) : words('add.region')}
          </p>
        </div>
        <Button
          className={classes.add}
          data-added={isHere || undefined}
          data-stop
          aria-label={t(isHere ? 'addedTitle' : 'addTitle', { title })}
          onClick={() =>
            isHere ? removeItems(collection, [entity]) : addUrl(collection.id, { url, pageId: entity.entityId })
          }
        >
          <Icon size={18} stroke={1.75} aria-hidden />
          {t(isHere ? 'added' : 'add')}
        </Button>
      </div>
      {card.is === 'tool' && (
        <>
          <p className="text-14 quiet">{words('add.catalog')}</p>
          <ul>
            <AddResult collection={collection} result={card} />
          </ul>
          {deal && (
            <p className="text-14 quiet">
              <Link to={paths.deal(deal.slug)} dir="auto" data-stop>
                {words('deal', { title: deal.title })}
              </Link>{' '}
              {format.money(deal.price, deal.currency)}
            </p>
          )}
        </>
      )}
    </section>
  );
}
