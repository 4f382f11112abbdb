import type { Review } from '@onceware/api/catalog/reviews/reviews.contract';
import { Avatar } from '@onceware/ui/avatar/avatar';
import { Badge } from '@onceware/ui/badge/badge';
import { Button } from '@onceware/ui/button/button';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useSession } from '#lib/api/session.ts';
import { paths } from '#lib/paths.ts';
import { Moment } from '#lib/time/moment.tsx';
import { AnswerDialog } from './answer-dialog.tsx';
import classes from './reviews.module.css';
import { Stars } from './stars.tsx';
import { Points } from './points.tsx';
import { useFlag } from './use-flag.ts';
import { useVote } from './use-vote.ts';

/** One review in the list. @param isOfTool beside those of other deals */
export function ReviewCard({ review, isOfTool }: { review: Review; isOfTool: boolean }) {
  const t = useTranslations('reviews');
  const { status, permissions } = useSession();
  const flag = useFlag();
  const vote = useVote(review);
  const [isAnswering, setIsAnswering] = useState(false);
  const name = review.author?.name ?? t('gone');
  return (
    <li className={classes.card}>
      <ReviewBody review={review} name={name}>
        {isOfTool && (
          <Link className="breaks" to={paths.deal(review.deal.slug)}>
            <bdi>{review.deal.title}</bdi>
          </Link>
        )}
      </ReviewBody>
      {vote.count > 0 && <p className="text-14 quiet">{t('found', { count: vote.count })}</p>}
      <div className={classes.actions}>
        {status === 'authenticated' && (
          <Button
            variant="quiet"
            aria-pressed={vote.isOn}
            aria-label={t('helpfulOf', { name })}
            onClick={() => vote.toggle()}
          >
            {t('helpful')}
          </Button>
        )}
        {status === 'authenticated' && (
          <Button
            variant="quiet"
            aria-pressed={review.isFlagged}
            aria-label={t('flagOf', { name })}
            onClick={() => flag(review, !review.isFlagged)}
          >
            {t(review.isFlagged ? 'isFlagged' : 'flag')}
          </Button>
        )}
        {permissions.includes('admin.reviews') && (
          <Button variant="quiet" onClick={() => setIsAnswering(true)}>
            {t(review.answer ? 'answer.edit' : 'answer.write')}
          </Button>
        )}
      </div>
      {isAnswering && <AnswerDialog review={review} onClose={() => setIsAnswering(false)} />}
    </li>
  );
}

interface BodyProps {
  review: Omit<Review, 'id' | 'deal' | 'isFlagged' | 'isHelpful' | 'helpfulCount'>;
  name: string;
  children?: ReactNode;
}

/** Shows a review's author, date, stars, use, text, points and vendor answer: as plain text, whatever is in it. */
export function ReviewBody({ review, name, children }: BodyProps) {
  const t = useTranslations('reviews');
  const { author, stars, text, hasBought, plan, months, writtenAt, editedAt, answer } = review;
  return (
    <>
      <div className="row gap-3">
        <Avatar src={author?.avatar} name={name} size={40} fallback="drawn" />
        <div className="stack justify-items-start gap-1 min-w-0">
          <bdi className="weight-600 breaks">{name}</bdi>
          <span className="row wrap items-center gap-1-3 text-14 quiet">
            <Stars stars={stars} label={t('stars', { count: stars })} />
            <Moment at={writtenAt} />
            {editedAt && <span>{t('edited')}</span>}
            {hasBought && <Badge>{t('bought')}</Badge>}
            {plan !== null && <bdi className="breaks">{plan}</bdi>}
            {months !== null && <span>{t('months', { count: months })}</span>}
            {children}
          </span>
        </div>
      </div>
      <p className={classes.text} dir="auto">
        {text}
      </p>
      <Points review={review} />
      {answer && (
        <div className={classes.answer}>
          <p className="text-14 weight-560 quiet">
            {t('answer.by')} · <Moment at={answer.at} />
          </p>
          <p className={classes.text} dir="auto">
            {answer.text}
          </p>
        </div>
      )}
    </>
  );
}
