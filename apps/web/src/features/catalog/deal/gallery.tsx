import type { DealDetail } from '@onceware/api/catalog/catalog.contract';
import { Image } from '@onceware/ui/image/image';
import { type KeyboardEvent, use, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import { coverAlternatives, DealCover, isDrawn, isSample } from '#lib/pictures/catalog-pictures.tsx';
import { PictureSource } from '#lib/pictures/picture-source.ts';
import classes from './gallery.module.css';

interface Props {
  title: string;
  pictures: readonly string[];
  /** Tried in turn in the place of one that fails. */
  alternatives?: readonly string[];
  /** The site that they were taken from; null: they came with the deal. */
  takenFrom?: string | null;
}

const NONE: readonly string[] = [];

/** Pictures of the product of a deal: real ones, or else its drawn cover as a quiet band, which only stands for it (CAT-17). */
export function DealGallery({ deal }: { deal: DealDetail }) {
  const own = picturesOf(deal);
  const alternatives = coverAlternatives(deal);
  if (own.length > 0) return <Gallery title={deal.title} pictures={own} alternatives={alternatives} />;
  if (deal.websitePictures.length > 0)
    return (
      <Gallery
        title={deal.title}
        pictures={deal.websitePictures}
        alternatives={alternatives}
        takenFrom={deal.tool.domain}
      />
    );
  return (
    <div className={classes.band} data-band="">
      <DealCover className={classes.cover} deal={deal} width={640} height={360} isFirst />
    </div>
  );
}

/**
 * One picture large, the others beside it for a swipe, and small ones to choose from. The room is there before the pictures are
 * (UI-03, UI-04).
 */
export function Gallery({ title, pictures, alternatives = NONE, takenFrom = null }: Props) {
  const t = useTranslations('deal');
  const format = useFormat();
  const source = use(PictureSource);
  const [chosen, setChosen] = useState(0);
  const strip = useRef<HTMLUListElement>(null);
  const thumbs = useRef<HTMLUListElement>(null);
  const isLabelled = pictures.some(isSample);

  const show = (index: number) => {
    setChosen(index);
    const { current } = strip;
    const picture = current?.children[index];
    // Scrolls the strip alone: the page stays where it is.
    if (current && picture instanceof HTMLElement) current.scrollTo({ left: picture.offsetLeft - current.offsetLeft });
  };
  const follow = () => {
    const { current } = strip;
    if (!current || current.clientWidth === 0) return;
    // From right to left it scrolls below zero.
    const index = Math.round(Math.abs(current.scrollLeft) / current.clientWidth);
    if (index !== chosen && index < pictures.length) setChosen(index);
  };
  const move = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key] ?? 0;
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const to = { Home: 0, End: pictures.length - 1 }[event.key] ?? chosen + (isRtl ? -by : by);
    if ((by === 0 && to === chosen) || to < 0 || to >= pictures.length) return;
    event.preventDefault();
    show(to);
    if (thumbs.current?.contains(document.activeElement))
      thumbs.current.querySelectorAll<HTMLButtonElement>('button')[to]?.focus();
  };

  return (
    <figure className="stack one-column gap-3">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the pictures inside */}
      <ul
        ref={strip}
        className={classes.strip}
        aria-label={t('pictures', { title })}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by the keyboard
        tabIndex={pictures.length > 1 ? 0 : undefined}
        onScroll={follow}
        onKeyDown={move}
      >
        {pictures.map((picture, index) => (
          <li key={picture} className={classes.large}>
            <Image
              className={classes.picture}
              src={source(picture)}
              alternatives={alternatives}
              alt={t('picture', { title, number: format.number(index + 1) })}
              width={1280}
              height={720}
              isFirst={index === 0}
            />
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the buttons inside
        <ul ref={thumbs} className={classes.thumbs} aria-label={t('gallery')} onKeyDown={move}>
          {pictures.map((picture, index) => (
            <li key={picture}>
              <button
                type="button"
                className={classes.thumb}
                aria-label={t('showPicture', { number: format.number(index + 1) })}
                aria-pressed={index === chosen}
                onClick={() => show(index)}
              >
                <Image
                  className={classes.picture}
                  src={source(picture)}
                  alternatives={alternatives}
                  alt=""
                  width={160}
                  height={90}
                />
              </button>
            </li>
          ))}
        </ul>
      )}
      {(isLabelled || takenFrom !== null) && (
        <figcaption className="text-12 quiet">
          {isLabelled ? t('sample') : t('fromPage', { domain: takenFrom ?? '' })}
        </figcaption>
      )}
    </figure>
  );
}

/** A deal's own pictures of the product; its cover among them only where the seller brought it. */
function picturesOf({ coverUrl, gallery }: Pick<DealDetail, 'coverUrl' | 'gallery'>): string[] {
  const others = gallery.filter((picture) => picture !== coverUrl && !isDrawn(picture));
  return [...new Set(isDrawn(coverUrl) ? others : [coverUrl, ...others])];
}
