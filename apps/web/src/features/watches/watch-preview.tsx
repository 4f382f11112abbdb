import type { WatchPreview as Preview } from '@onceware/api/watches/watches.contract';
import { useTranslations } from 'use-intl/react';
import { watchLimits } from '@onceware/api/watches/watches.limits';
import { useFormat } from '#i18n/format.ts';
import classes from './watches.module.css';

/** Lists what a watch would have told in the last days, and whether today's price meets it already. */
export function WatchPreview({ preview, hasWish }: { preview: Preview | undefined; hasWish: boolean }) {
  const t = useTranslations('watches.preview');
  const format = useFormat();
  const days = watchLimits.previewDays;
  return (
    <section className={classes.preview} aria-live="polite">
      <h3 className="text-14">{t('title', { days })}</h3>
      {preview?.now?.isMet && (
        <p className="text-14">
          {t(hasWish ? 'met' : 'there', { price: format.money(preview.now.price, preview.now.currency) })}
        </p>
      )}
      {preview && preview.found.length === 0 && <p className="text-14 quiet">{t('nothing')}</p>}
      {preview && preview.found.length > 0 && (
        <ul className={classes.found}>
          {preview.found.map(({ deal, price, currency, at }) => (
            <li key={`${deal.slug} ${at}`}>
              <span className={classes.deal}>
                <bdi>{deal.title}</bdi>
              </span>
              <span className="num">{format.money(price, currency)}</span>
              <time dateTime={at}>{format.date(at)}</time>
            </li>
          ))}
        </ul>
      )}
      {preview?.isMore && <p className="text-12 quiet">{t('more')}</p>}
    </section>
  );
}
