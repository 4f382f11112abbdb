import { Skeleton } from '@onceware/ui/skeleton/skeleton';
import { IconPhotoOff } from '@tabler/icons-react';
import type { CardState } from '../data/use-cards.ts';
import { DealCover, ToolLogo } from '#lib/pictures/catalog-pictures.tsx';
import { PagePicture } from '../pages/page-picture.tsx';
import classes from './thumbnail.module.css';

/** A thumbnail of a deal, tool or page; its name is next to it. */
export function Thumbnail({ card, size }: { card: CardState; size: 'logo' | 'item' | 'cover' }) {
  if (card.is === 'loading') {
    return (
      <span className={classes.thumbnail} data-size={size}>
        <Skeleton height="100%" />
      </span>
    );
  }
  if (card.is === 'missing') {
    return (
      <span className={classes.thumbnail} data-size={size} data-missing>
        <IconPhotoOff size={size === 'logo' ? 14 : 20} stroke={1.5} aria-hidden />
      </span>
    );
  }
  return (
    <span className={classes.thumbnail} data-size={size}>
      {card.is === 'page' ? (
        <PagePicture className={classes.picture} page={card.page} size={size} />
      ) : size === 'cover' && card.is === 'deal' ? (
        <DealCover className={classes.picture} deal={card.deal} width={160} height={90} />
      ) : (
        <ToolLogo className={classes.picture} tool={card.is === 'deal' ? card.deal.tool : card.tool} size={40} />
      )}
    </span>
  );
}
