import { Skeleton } from '@onceware/ui/skeleton/skeleton';
import { IconDots } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import type { ListedItem } from '../changes/change.ts';
import { paths } from '#lib/paths.ts';
import type { CardState } from '../data/use-cards.ts';
import { ItemFactsLine } from './item-facts-line.tsx';
import { ItemNotes } from './item-notes.tsx';
import classes from './item-row.module.css';
import { Thumbnail } from '../pieces/thumbnail.tsx';
import { ToolButton } from '../pieces/tool-button.tsx';

interface Props {
  item: ListedItem;
  collectionId: string;
  card: CardState;
  /** At the row's start: its handle or its check box. */
  lead: ReactNode;
  isSelected: boolean;
  isEditingNotes: boolean;
  onEditNotes: (isEditing: boolean) => void;
  /** Of the item's menu while it is open: the menu names itself by its button. */
  menuId: string | undefined;
  onMenu: (button: HTMLElement) => void;
  onLeave: () => void;
}

/** An item with its deal's or tool's data and its note, or «deal: id» where there is none (COL-08). */
export function ItemRow({
  item,
  collectionId,
  card,
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
  const title =
    card.is === 'deal'
      ? card.deal.title
      : card.is === 'tool'
        ? card.tool.name
        : t('unnamed', { type: item.entity_type, id: item.entity_id });
  return (
    <div className={classes.row} data-selected={isSelected || undefined}>
      {lead && <div className={classes.lead}>{lead}</div>}
      <Thumbnail card={card} size="item" />
      <div className={classes.words}>
        {card.is === 'loading' ? (
          <Skeleton width="60%" height="14px" />
        ) : card.is === 'missing' ? (
          <p className={classes.unnamed}>{title}</p>
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
        <ItemFactsLine card={card} />
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
