import type { CollectionItem } from '@onceware/api/collections/collections.contract';
import { IconDots } from '@tabler/icons-react';
import { Skeleton } from '@onceware/ui/skeleton/skeleton';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../i18n/format.ts';
import { paths } from '../../../lib/paths.ts';
import type { CardState } from '../hooks/use-cards.ts';
import classes from './item-row.module.css';
import { Thumbnail } from './thumbnail.tsx';
import { ToolButton } from './tool-button.tsx';

interface Props {
  item: CollectionItem;
  card: CardState;
  /** Of the item's menu while it is open: the menu names itself by its button. */
  menuId: string | undefined;
  onMenu: (button: HTMLElement) => void;
  onLeave: () => void;
}

/** An item with its deal's or tool's data, or «deal: id» where there is none (COL-08). */
export function ItemRow({ item, card, menuId, onMenu, onLeave }: Props) {
  const t = useTranslations('collections.detail');
  const title = card.is === 'deal' ? card.deal.title : card.is === 'tool' ? card.tool.name : t('unnamed', { type: item.entity_type, id: item.entity_id });
  return (
    <li className={classes.row}>
      <Thumbnail card={card} size="item" />
      <div className={classes.words}>
        {card.is === 'loading' ? (
          <Skeleton width="60%" height="14px" />
        ) : card.is === 'missing' ? (
          <p className={classes.unnamed}>{title}</p>
        ) : (
          <Link className={classes.title} to={card.is === 'deal' ? paths.deal(card.deal.slug) : paths.tool(card.tool.slug)} dir="auto" onClick={onLeave}>
            {title}
          </Link>
        )}
        <Facts card={card} />
        {item.notes && (
          <p className={classes.notes} dir="auto">
            {item.notes}
          </p>
        )}
      </div>
      <ToolButton
        id={menuId}
        className={classes.menu}
        label={t('itemMenu', { title })}
        icon={IconDots}
        aria-haspopup="menu"
        aria-expanded={menuId !== undefined}
        onClick={(event) => onMenu(event.currentTarget)}
      />
    </li>
  );
}

function Facts({ card }: { card: CardState }) {
  const t = useTranslations('collections.detail');
  const format = useFormat();
  if (card.is === 'loading') return <Skeleton width="35%" height="12px" />;
  if (card.is === 'missing') return null;
  if (card.is === 'tool') {
    return (
      <p className={classes.tagline} dir="auto">
        {card.tool.tagline}
      </p>
    );
  }
  const { price, basePrice, currency, discountPercentage } = card.deal;
  return (
    <p className={classes.facts}>
      <span className={classes.price}>{format.money(price, currency)}</span>
      {discountPercentage > 0 && (
        <>
          <s>{format.money(basePrice, currency)}</s>
          <span className={classes.saving}>{t('less', { percent: format.percent(discountPercentage) })}</span>
        </>
      )}
    </p>
  );
}
