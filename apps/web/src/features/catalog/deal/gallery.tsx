import type { DealDetail } from '@onceware/api/catalog/catalog.contract';
import { Image } from '@onceware/ui/image/image';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import { coverAlternatives, isDrawn } from '#lib/pictures/catalog-pictures.tsx';
import classes from './gallery.module.css';

/** One picture large, the others to choose from; drawn ones stand in for what fails (UI-03, UI-04). */
export function Gallery({ deal }: { deal: DealDetail }) {
  const t = useTranslations('deal');
  const format = useFormat();
  const [chosen, setChosen] = useState(0);
  const pictures = picturesOf(deal);
  const alternatives = coverAlternatives(deal);
  return (
    <div className="stack gap-3">
      <div className={classes.large}>
        <Image
          className={classes.picture}
          src={pictures[chosen] ?? deal.coverUrl}
          alternatives={alternatives}
          alt={t('picture', { title: deal.title, number: format.number(chosen + 1) })}
          width={1280}
          height={720}
          isFirst
        />
      </div>
      {pictures.length > 1 && (
        <ul className={classes.thumbs} aria-label={t('gallery')}>
          {pictures.map((picture, index) => (
            <li key={picture}>
              <button
                type="button"
                className={classes.thumb}
                aria-label={t('showPicture', { number: format.number(index + 1) })}
                aria-pressed={index === chosen}
                onClick={() => setChosen(index)}
              >
                <Image
                  className={classes.picture}
                  src={picture}
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
    </div>
  );
}

/** Screens of the product before a drawn cover, which only stands for it. */
function picturesOf({ coverUrl, gallery }: Pick<DealDetail, 'coverUrl' | 'gallery'>): string[] {
  const others = gallery.filter((picture) => picture !== coverUrl);
  return isDrawn(coverUrl) ? [...others, coverUrl] : [coverUrl, ...others];
}
