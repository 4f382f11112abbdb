import type { PageCard } from '@onceware/api/collections/saved-pages/saved-pages.contract';
import { Image } from '@onceware/ui/image/image';
import { IconNote, IconWorld } from '@tabler/icons-react';
import classes from './pages.module.css';

interface Props {
  page: Pick<PageCard, 'url' | 'picture_url' | 'icon_url' | 'tool'>;
  size: 'logo' | 'item' | 'cover';
  className: string | undefined;
}

const SIDES = { logo: [24, 24], item: [40, 40], cover: [160, 90] } as const;

/** A page's picture where there is room, otherwise its icon; a globe if it has neither, and a leaf for a note. Its name is next to it. */
export function PagePicture({ page: { url, picture_url, icon_url, tool }, size, className }: Props) {
  const [width, height] = SIDES[size];
  if (size === 'cover' && picture_url !== null)
    return <Image className={className} src={picture_url} alt="" width={width} height={height} />;
  const [src, ...alternatives] = [icon_url, tool?.logoUrl, picture_url].filter((sign) => typeof sign === 'string');
  const Sign = url === null ? IconNote : IconWorld;
  const sign =
    src === undefined ? (
      <Sign size={size === 'logo' ? 14 : 20} stroke={1.5} aria-hidden />
    ) : (
      <Image
        className={size === 'cover' ? classes.sign : className}
        src={src}
        alternatives={alternatives}
        alt=""
        width={height}
        height={height}
      />
    );
  return src === undefined || size === 'cover' ? <span className={classes.globe}>{sign}</span> : sign;
}
