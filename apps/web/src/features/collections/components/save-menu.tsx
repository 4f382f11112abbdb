import { Menu } from '@mantine/core';
import type { Collection } from '@onceware/api/collections/collections.contract';
import { IconCheck, IconRefresh } from '@tabler/icons-react';
import { useTranslations } from 'use-intl/react';
import { type EntityRef, holds } from '../collections-cache.ts';
import { useCollections } from '../hooks/use-collections.ts';
import { useToggleItem } from '../hooks/use-toggle-item.ts';
import { AnchoredMenu, type AnchoredMenuProps } from './anchored-menu.tsx';
import { Dot } from './dot.tsx';
import classes from './menu.module.css';

/** The reader's collections, with a mark where the entity is already; choosing one adds or removes it. */
export function SaveMenu({ entity, ...menu }: AnchoredMenuProps & { entity: EntityRef }) {
  const t = useTranslations('collections');
  const { collections, error, isFetching, reload } = useCollections();
  return (
    <AnchoredMenu {...menu} width={248}>
      <Menu.Label className={classes.label}>{t('save.menu')}</Menu.Label>
      {collections?.map((collection) => (
        <Choice key={collection.id} collection={collection} entity={entity} />
      ))}
      {!collections && (!error || isFetching) && (
        <p className={classes.note} role="status">
          {t('load.loading')}
        </p>
      )}
      {!collections && error !== null && !isFetching && (
        <>
          <p className={classes.note} role="alert">
            {t('load.failed')}
          </p>
          <Menu.Item leftSection={<IconRefresh size={18} stroke={1.75} aria-hidden />} closeMenuOnClick={false} onClick={reload}>
            {t('load.tryAgain')}
          </Menu.Item>
        </>
      )}
    </AnchoredMenu>
  );
}

function Choice({ collection, entity }: { collection: Collection; entity: EntityRef }) {
  const toggle = useToggleItem(entity);
  const isHere = holds(collection, entity);
  return (
    <Menu.CheckboxItem
      checked={isHere}
      onChange={() => toggle(collection.id)}
      classNames={{ itemIndicator: classes.noIndicator }}
      rightSection={isHere && <IconCheck className={classes.check} size={18} stroke={2} aria-hidden />}
    >
      <span className={classes.choice}>
        <Dot name={collection.name} />
        <span className={classes.name} dir="auto">
          {collection.name}
        </span>
      </span>
    </Menu.CheckboxItem>
  );
}
