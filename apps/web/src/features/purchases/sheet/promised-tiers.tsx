import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import type { compareTiers } from './compare-terms.ts';
import classes from './purchase-sheet.module.css';

type Props = ReturnType<typeof compareTiers> & {
  /** Currencies of the prices then and now. */
  was: string;
  now: string;
};

/** The plans as they were bought, with what is different in those of now. */
export function PromisedTiers({ tiers, added, was, now }: Props) {
  const t = useTranslations('purchases.terms');
  const format = useFormat();
  return (
    <>
      {tiers.map(({ tier, isGone, price, lost, added: more }) => (
        <div key={tier.name}>
          <p className="row wrap justify-between gap-3 weight-580 num">
            <bdi>{tier.name}</bdi>
            <span className="row wrap items-baseline gap-2">
              {format.money(tier.price, was)}
              {price !== null && (
                <span className={classes.changed}>{t('now', { value: format.money(price, now) })}</span>
              )}
            </span>
          </p>
          {isGone && <p className={classes.changed}>{t('planGone')}</p>}
          <ul className="quiet">
            {tier.features.map((feature) => (
              <li key={feature}>
                <bdi>{feature}</bdi> {lost.has(feature) && <span className={classes.changed}>{t('noLonger')}</span>}
              </li>
            ))}
            {more.map((feature) => (
              <li key={`+${feature}`}>
                <bdi>{feature}</bdi> <span className={classes.changed}>{t('newFeature')}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {added.map(({ name, price }) => (
        <p key={name} className={classes.changed}>
          {t('newPlan', { name, price: format.money(price, now) })}
        </p>
      ))}
    </>
  );
}
