import type { KeptTerms, Purchase, Terms } from '@onceware/api/purchases/purchases.contract';
import { Skeleton } from '@onceware/ui/skeleton/skeleton';
import { Suspense } from 'react';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import { useErrorSentence } from '#lib/api/error-sentence.ts';
import { LoadFailed } from '#lib/frames/load-failed.tsx';
import { WithWords } from '#lib/page/with-words.tsx';
import { useMoment } from '#lib/time/exact-time.ts';
import { compareTiers, countTierChanges, type Fact, isChanged } from './compare-terms.ts';
import { FrozenPageCopy } from './frozen-page-copy.tsx';
import classes from './purchase-sheet.module.css';
import { PromisedTiers } from './promised-tiers.tsx';
import { usePromisedTerms } from './use-promised-terms.ts';

/** The deal as it was when it was bought, and beside it what it says differently today (NOTE-07). */
export function PromisedTerms({ purchase }: { purchase: Purchase }) {
  const t = useTranslations('purchases.terms');
  return (
    <section className={classes.terms}>
      <h3 className="text-16 tracking-0">{t('title')}</h3>
      {/* The names of terms are those of a deal's page. */}
      <Suspense fallback={<TermsSkeleton />}>
        <WithWords part="deal">
          <Content purchase={purchase} />
        </WithWords>
      </Suspense>
    </section>
  );
}

function Content({ purchase }: { purchase: Purchase }) {
  const t = useTranslations('purchases');
  const sentence = useErrorSentence();
  const { data, error, isFetching, refetch } = usePromisedTerms(purchase);
  if (data)
    return (
      <>
        <LoadedTerms {...data} />
        <FrozenPageCopy id={purchase.id} page={data.page} canKeep={data.canKeepPage} />
      </>
    );
  return error && !isFetching ? (
    <LoadFailed text={sentence(error)} action={t('tryAgain')} onRetry={() => void refetch()} />
  ) : (
    <TermsSkeleton />
  );
}

/** Facts of a deal in the reader's words, null where it states none; undefined where it was not kept. */
function useFactsOf(): (terms: Terms) => Record<string, string | null | undefined> {
  const words = useTranslations('terms');
  const t = useTranslations('purchases.terms');
  const format = useFormat();
  const moment = useMoment();
  return ({ price, basePrice, currency, endsAt, conditions }) => {
    const redeem = (redeemBy: string | null, days: number | null) =>
      redeemBy === null
        ? days === null
          ? null
          : words('redeemDays', { count: days })
        : words('redeemBy', { date: moment(redeemBy) });
    const refund = (days: number | null) =>
      days === null ? null : days === 0 ? words('noRefund') : words('refundDays', { count: days });
    const stacking = (count: number | null) =>
      count === null ? null : count === 1 ? words('noStacking') : words('stack', { count });
    return {
      [t('price')]: format.money(price, currency),
      [t('regular')]: format.money(basePrice, currency),
      [t('endsOn')]: endsAt === null ? null : moment(endsAt),
      [t('coupon')]: conditions?.coupon,
      [words('refund')]: conditions ? refund(conditions.refundDays) : undefined,
      [words('redeem')]: conditions ? redeem(conditions.redeemBy, conditions.redeemDays) : undefined,
      [words('updates')]: conditions ? conditions.updates && words(`updatesOf.${conditions.updates}`) : undefined,
      [words('stacking')]: conditions ? stacking(conditions.stacking) : undefined,
      [words('soldBy')]: conditions?.soldBy,
    };
  };
}

function LoadedTerms({ terms, present }: Pick<KeptTerms, 'terms' | 'present'>) {
  const t = useTranslations('purchases.terms');
  const format = useFormat();
  const factsOf = useFactsOf();
  const now = present && factsOf(present);
  const facts = Object.entries(factsOf(terms)).map(([label, was]): Fact => ({
    label,
    was: was ?? null,
    now: was === undefined || !now ? undefined : now[label],
  }));
  const tiers = compareTiers(terms, present);
  const isText =
    present !== null && (present.promise !== terms.promise || present.description.trim() !== terms.description.trim());
  const count = facts.filter(isChanged).length + countTierChanges(tiers) + Number(isText);
  return (
    <div className={classes.termsContent}>
      <p className="text-14 quiet">{t('takenOn', { date: format.date(terms.takenAt) })}</p>
      <p className="text-14" data-changed={count > 0 || undefined}>
        {present === null ? t('gone') : count === 0 ? t('same') : t('changed', { count })}
      </p>
      <p className="weight-600" dir="auto">
        {terms.title}
      </p>
      <p dir="auto">{terms.promise}</p>
      <dl className={classes.facts}>
        {facts
          .filter((fact) => fact.was !== null || isChanged(fact))
          .map((fact) => (
            <FactRow key={fact.label} fact={fact} />
          ))}
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
      <PromisedTiers {...tiers} was={terms.currency} now={present?.currency ?? terms.currency} />
      {terms.description !== '' && (
        <details>
          <summary className={classes.summary}>{t('description')}</summary>
          <p className={classes.notes} dir="auto">
            {terms.description}
          </p>
        </details>
      )}
      {isText && <p className={classes.changed}>{t('textChanged')}</p>}
    </div>
  );
}

function FactRow({ fact }: { fact: Fact }) {
  const t = useTranslations('purchases.terms');
  const { label, was, now } = fact;
  return (
    <>
      <dt>{label}</dt>
      <dd className="row wrap items-baseline gap-2">
        <bdi>{was ?? t('none')}</bdi>
        {isChanged(fact) && <span className={classes.changed}>{t('now', { value: now ?? t('none') })}</span>}
      </dd>
    </>
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
