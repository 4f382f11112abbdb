import { Menu } from '@mantine/core';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Menu.css';
import { useMounted } from '@mantine/hooks';
import type { Collection } from '@onceware/api/collections/collections.contract';
import { MantineScope } from '@onceware/ui/theme/mantine-scope';
import { IconCheck, IconRefresh } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { useTranslations } from 'use-intl/react';
import { type EntityRef, holds } from '../collections-cache.ts';
import { useCollections } from '../hooks/use-collections.ts';
import { useToggleItem } from '../hooks/use-toggle-item.ts';
import { Dot } from './dot.tsx';
import { MenuAnchor } from './menu-anchor.tsx';
import classes from './menu.module.css';

interface Props {
  id: string;
  anchor: RefObject<HTMLElement | null>;
  entity: EntityRef;
  isOpen: boolean;
  onClose: () => void;
}

/** The reader's collections, with a mark where the entity is already; choosing one adds or removes it. */
export function SaveMenu({ id, anchor, entity, isOpen, onClose }: Props) {
  const t = useTranslations('collections');
  const { collections, error, isFetching, reload } = useCollections();
  // Closed at first: Mantine notes where the focus came from when a menu goes from closed to open.
  const isMounted = useMounted();
  return (
    <MantineScope>
      <Menu
        id={id}
        opened={isOpen && isMounted}
        onClose={onClose}
        position="bottom-end"
        width={248}
        offset={6}
        shadow="lg"
        radius="lg"
        transitionProps={{ duration: 120 }}
        // It would take the focus as a child that a menu may not have.
        withInitialFocusPlaceholder={false}
      >
        <Menu.Target>
          <MenuAnchor element={anchor} />
        </Menu.Target>
        <Menu.Dropdown className={classes.menu}>
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
        </Menu.Dropdown>
      </Menu>
    </MantineScope>
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
