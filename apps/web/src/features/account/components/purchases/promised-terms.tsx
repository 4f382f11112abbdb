import type { Terms } from '@onceware/api/purchases/purchases.contract';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../../i18n/format.ts';
import classes from './purchase-sheet.module.css';

/** The deal as it was when it was bought: what it says today may be another thing. */
export function PromisedTerms({ terms }: { terms: Terms }) {
  const t = useTranslations('purchases.terms');
  const format = useFormat();
  return (
    <section className={classes.terms}>
      <h3 className={classes.heading}>{t('title')}</h3>
      <p className={classes.note}>{t('takenOn', { date: format.date(terms.takenAt) })}</p>
      <p className={classes.promised} dir="auto">
        {terms.title}
      </p>
      <p dir="auto">{terms.promise}</p>
      <dl className={classes.facts}>
        <dt>{t('price')}</dt>
        <dd>{format.money(terms.price, terms.currency)}</dd>
        <dt>{t('regular')}</dt>
        <dd>{format.money(terms.basePrice, terms.currency)}</dd>
        {terms.endsAt !== null && (
          <>
            <dt>{t('endsOn')}</dt>
            <dd>{format.date(terms.endsAt)}</dd>
          </>
        )}
        {terms.toolWebsite !== null && (
          <>
            <dt>{t('website')}</dt>
            <dd>
              <a href={terms.toolWebsite} target="_blank" rel="noopener noreferrer nofollow" dir="ltr">
                {terms.toolWebsite}
              </a>
            </dd>
          </>
        )}
      </dl>
      {terms.tiers.map(({ name, price, features }) => (
        <div key={name} className={classes.tier}>
          <p className={classes.tierName}>
            <bdi>{name}</bdi>
            <span>{format.money(price, terms.currency)}</span>
          </p>
          <ul className={classes.features}>
            {features.map((feature) => (
              <li key={feature}>
                <bdi>{feature}</bdi>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {terms.description !== '' && (
        <details>
          <summary className={classes.summary}>{t('description')}</summary>
          <p className={classes.notes} dir="auto">
            {terms.description}
          </p>
        </details>
      )}
    </section>
  );
}
