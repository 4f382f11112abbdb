import { Image } from '@onceware/ui/image/image';
import { Skeleton } from '@onceware/ui/skeleton/skeleton';
import { IconPhotoOff } from '@tabler/icons-react';
import type { CardState } from '../hooks/use-cards.ts';
import classes from './thumbnail.module.css';

/** A deal's or tool's picture, for a glance; what it shows is named beside it. */
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
  const logo = card.is === 'deal' ? card.deal.tool.logoUrl : card.tool.logoUrl;
  const isCover = size === 'cover' && card.is === 'deal';
  return (
    <span className={classes.thumbnail} data-size={size}>
      {isCover ? <Image className={classes.picture} src={card.deal.coverUrl} alt="" width={160} height={90} /> : <Image className={classes.picture} src={logo} alt="" width={40} height={40} />}
    </span>
  );
}
