import { Image } from '@onceware/ui/image/image';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../i18n/format.ts';
import classes from './gallery.module.css';

/** One picture large, the others to choose from. */
export function Gallery({ pictures, title }: { pictures: readonly string[]; title: string }) {
  const t = useTranslations('catalog.deal');
  const format = useFormat();
  const [chosen, setChosen] = useState(0);
  const src = pictures[chosen] ?? pictures[0];
  if (src === undefined) return null;
  return (
    <div className={classes.gallery}>
      <div className={classes.large}>
        <Image className={classes.picture} src={src} alt={t('picture', { title, number: format.number(chosen + 1) })} width={1280} height={720} isFirst />
      </div>
      {pictures.length > 1 && (
        <ul className={classes.thumbs} aria-label={t('gallery')}>
          {pictures.map((picture, index) => (
            <li key={picture}>
              <button type="button" className={classes.thumb} aria-label={t('showPicture', { number: format.number(index + 1) })} aria-pressed={index === chosen} onClick={() => setChosen(index)}>
                <Image className={classes.picture} src={picture} alt="" width={160} height={90} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
