import { Skeleton } from '@onceware/ui/skeleton/skeleton';
import { IconDots } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import type { ListedCollection, ListedItem } from '../changes/change.ts';
import { paths } from '#lib/paths.ts';
import type { CardState } from '../data/use-cards.ts';
import { ItemFactsLine } from './item-facts-line.tsx';
import { ItemNotes } from './item-notes.tsx';
import classes from './item-row.module.css';
import { PageLink } from '../pages/page-link.tsx';
import { ItemTags } from '../tagging/item-tags.tsx';
import { Thumbnail } from '../pieces/thumbnail.tsx';
import { ToolButton } from '../pieces/tool-button.tsx';
import { useTitle } from './use-title.ts';

interface Props {
  item: ListedItem;
  collectionId: string;
  card: CardState;
  /** Its collection, when rows of several are listed together. */
  place?: Pick<ListedCollection, 'id' | 'name'> | undefined;
  /** At the row's start: its handle or its check box. */
  lead: ReactNode;
  isSelected: boolean;
  isEditingNotes: boolean;
  onEditNotes: (isEditing: boolean) => void;
  /** Id of the item's menu while it is open; the menu is labelled by its button. */
  menuId: string | undefined;
  onMenu: (button: HTMLElement) => void;
  onLeave: () => void;
}

/** An item with its deal's, tool's or page's data and its note, or «deal: id» where there is none (COL-08). */
export function ItemRow({
  item,
  collectionId,
  card,
  place,
  lead,
  isSelected,
  isEditingNotes,
  onEditNotes,
  menuId,
  onMenu,
  onLeave,
}: Props) {
  const t = useTranslations('collections.detail');
  const menuButton = useRef<HTMLButtonElement>(null);
  const title = useTitle(item, card);
  return (
    <div className={classes.row} data-selected={isSelected || undefined}>
      {lead && <div className={classes.lead}>{lead}</div>}
      <Thumbnail card={card} size="item" />
      <div className={classes.words}>
        {card.is === 'loading' ? (
          <Skeleton width="60%" height="14px" />
        ) : card.is === 'missing' ? (
          <p className="text-14 breaks">{title}</p>
        ) : card.is === 'page' ? (
          <PageLink className={classes.title} page={card.page} />
        ) : (
          <Link
            className={classes.title}
            to={card.is === 'deal' ? paths.deal(card.deal.slug) : paths.tool(card.tool.slug)}
            dir="auto"
            onClick={onLeave}
          >
            {title}
          </Link>
        )}
        <ItemFactsLine card={card} onLeave={onLeave} />
        <ItemTags item={item} place={place} onLeave={onLeave} />
        <ItemNotes
          item={item}
          collectionId={collectionId}
          title={title}
          isEditing={isEditingNotes}
          onEdit={onEditNotes}
          opener={menuButton}
        />
      </div>
      <ToolButton
        ref={menuButton}
        id={menuId}
        className={classes.menu}
        label={t('itemMenu', { title })}
        icon={IconDots}
        aria-haspopup="menu"
        aria-expanded={menuId !== undefined}
        onClick={(event) => onMenu(event.currentTarget)}
      />
    </div>
  );
}
