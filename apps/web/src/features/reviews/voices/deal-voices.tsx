import type { Review } from '@onceware/api/catalog/reviews/reviews.contract';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { Stars } from '../list/stars.tsx';
import { useReviewList } from '../list/use-review-list.ts';
import classes from './deal-voices.module.css';

/** The most helpful kind and the most helpful harsh review of a deal, at its head; nothing where nobody wrote one (CAT-15). */
export function DealVoices({ dealId }: { dealId: string }) {
  const t = useTranslations('reviews.voices');
  const voices = useReviewList({ dealId }).data?.pages[0]?.voices;
  if (!voices?.kind && !voices?.harsh) return null;
  return (
    <section className={classes.voices} aria-label={t('title')}>
      {voices.kind && <Voice heading={t('kind')} review={voices.kind} />}
      {voices.harsh && <Voice heading={t('harsh')} review={voices.harsh} />}
      <Link className={classes.all} to="#reviews">
        {t('all')}
      </Link>
    </section>
  );
}

function Voice({ heading, review: { author, stars, text, plan, helpfulCount } }: { heading: string; review: Review }) {
  const t = useTranslations('reviews');
  return (
    <figure className={classes.voice}>
      <p className="text-12 weight-620 quiet">{heading}</p>
      <blockquote className={classes.quote} dir="auto">
        {text}
      </blockquote>
      <figcaption className="row wrap items-center gap-1-3 text-14 quiet">
        <Stars stars={stars} label={t('stars', { count: stars })} />
        <bdi className="weight-560 breaks">{author?.name ?? t('gone')}</bdi>
        {plan !== null && <bdi className="breaks">{plan}</bdi>}
        {helpfulCount > 0 && <span>{t('found', { count: helpfulCount })}</span>}
      </figcaption>
    </figure>
  );
}
