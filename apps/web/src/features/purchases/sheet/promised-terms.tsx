import type { Purchase, Terms } from '@onceware/api/purchases/purchases.contract';
import { Skeleton } from '@onceware/ui/skeleton/skeleton';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import { useErrorSentence } from '#lib/api/error-sentence.ts';
import { LoadFailed } from '#lib/frames/load-failed.tsx';
import { useMoment } from '#lib/time/exact-time.ts';
import classes from './purchase-sheet.module.css';
import { usePromisedTerms } from './use-promised-terms.ts';

/** The deal as it was when it was bought: what it says today may be another thing. */
export function PromisedTerms({ purchase }: { purchase: Purchase }) {
  const t = useTranslations('purchases.terms');
  return (
    <section className={classes.terms}>
      <h3 className="text-16 tracking-0">{t('title')}</h3>
      <Content purchase={purchase} />
    </section>
  );
}

function Content({ purchase }: { purchase: Purchase }) {
  const t = useTranslations('purchases');
  const sentence = useErrorSentence();
  const { data, error, isFetching, refetch } = usePromisedTerms(purchase);
  if (data) return <LoadedTerms terms={data.terms} />;
  return error && !isFetching ? (
    <LoadFailed text={sentence(error)} action={t('tryAgain')} onRetry={() => void refetch()} />
  ) : (
    <TermsSkeleton />
  );
}

function LoadedTerms({ terms }: { terms: Terms }) {
  const t = useTranslations('purchases.terms');
  const format = useFormat();
  const moment = useMoment();
  return (
    <div className={classes.termsContent}>
      <p className="text-14 quiet">{t('takenOn', { date: format.date(terms.takenAt) })}</p>
      <p className="weight-600" dir="auto">
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
            <dd>
              <time dateTime={terms.endsAt}>{moment(terms.endsAt)}</time>
            </dd>
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
        <div key={name}>
          <p className="row justify-between gap-3 weight-580 num">
            <bdi>{name}</bdi>
            <span>{format.money(price, terms.currency)}</span>
          </p>
          <ul className="quiet">
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
    </div>
  );
}

/** Day, title, promise, prices and a tier. */
function TermsSkeleton() {
  const t = useTranslations('purchases.form');
  return (
    <div className={classes.termsContent} role="status" aria-label={t('loadingDeal')}>
      <Skeleton width="80%" height="20px" />
      <Skeleton width="45%" height="20px" />
      <Skeleton height="20px" />
      <div className={classes.facts}>
        <Skeleton width="88px" height="20px" />
        <Skeleton width="56px" height="20px" />
        <Skeleton width="96px" height="20px" />
        <Skeleton width="56px" height="20px" />
      </div>
      <Skeleton height="20px" />
      <Skeleton width="60%" height="20px" />
    </div>
  );
}
