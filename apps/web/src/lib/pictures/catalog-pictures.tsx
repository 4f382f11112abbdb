import { drawnCover, drawnLogo } from '@onceware/api/catalog/art.contract';
import type { DealCard } from '@onceware/api/catalog/catalog.contract';
import { Image, type ImageProps } from '@onceware/ui/image/image';
import { use } from 'react';
import { PictureSource } from './picture-source.ts';

type Look = Pick<ImageProps, 'className' | 'isFirst' | 'width' | 'height'>;
type PicturedDeal = Pick<DealCard, 'coverUrl' | 'category' | 'slug'> & { tool: { slug: string } };

/** Ours, and not the seller's. */
export const isDrawn = (picture: string): boolean => picture.startsWith('/art/covers/');

/** Drawn for the demo catalogue, as if it were of a product. */
export const isSample = (picture: string): boolean => picture.startsWith('/art/screens/');

/** Returns the pictures to try in turn if a deal's cover fails. */
export const coverAlternatives = (deal: PicturedDeal): string[] => [drawnCover(deal), drawnLogo(deal.tool.slug)];

/** A tool's logo, beside its name; one that fails gives way to the drawing that its slug chooses (UI-03, UI-04). */
export function ToolLogo({
  tool,
  size,
  className,
}: {
  tool: { logoUrl: string; slug: string };
  size: number;
  className: string | undefined;
}) {
  const source = use(PictureSource);
  return (
    <Image
      className={className}
      src={source(tool.logoUrl)}
      alternatives={[drawnLogo(tool.slug)]}
      alt=""
      width={size}
      height={size}
    />
  );
}

/** A deal's cover, beside its name; one that fails gives way to a drawn cover of its category (UI-03, UI-04). */
export function DealCover({ deal, ...look }: { deal: PicturedDeal } & Look) {
  const source = use(PictureSource);
  return <Image {...look} src={source(deal.coverUrl)} alternatives={coverAlternatives(deal)} alt="" />;
}
