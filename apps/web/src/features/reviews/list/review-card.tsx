import type { Review } from '@onceware/api/catalog/reviews/reviews.contract';
import { drawnAvatar } from '@onceware/art/drawn-avatar';
import { Avatar } from '@onceware/ui/avatar/avatar';
import { Badge } from '@onceware/ui/badge/badge';
import { Button } from '@onceware/ui/button/button';
import { type ReactNode, Suspense, use, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useSession } from '#lib/api/session.ts';
import { preloadable } from '#lib/page/preloadable.tsx';
import { paths } from '#lib/paths.ts';
import { PictureSource } from '#lib/pictures/picture-source.ts';
import { Moment } from '#lib/time/moment.tsx';
import { useWhenLoaded } from '#lib/use-when-loaded.ts';
import classes from './reviews.module.css';
import { Stars } from './stars.tsx';
import { Points } from './points.tsx';
import { useFlag } from './use-flag.ts';
import { useVote } from './use-vote.ts';

// For staff alone.
const answerDialog = preloadable(async () => (await import('./answer-dialog.tsx')).AnswerDialog);

/** One review in the list. @param isOfTool beside those of other deals */
export function ReviewCard({ review, isOfTool }: { review: Review; isOfTool: boolean }) {
  const t = useTranslations('reviews');
  const { status, permissions } = useSession();
  const [isAnswering, setIsAnswering] = useState(false);
  const whenLoaded = useWhenLoaded();
  const nearAnswer = () => void answerDialog.preload().catch(() => undefined);
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
      {status === 'authenticated' ? <Votes review={review} /> : <Found count={review.helpfulCount} />}
      <div className={classes.actions}>
        {status === 'authenticated' && (
          <>
            <HelpfulButton review={review} name={name} />
            <FlagButton review={review} name={name} />
          </>
        )}
        {permissions.includes('admin.reviews') && (
          <Button
            variant="quiet"
            onPointerEnter={nearAnswer}
            onFocus={nearAnswer}
            onClick={() => whenLoaded(answerDialog.preload(), () => setIsAnswering(true))}
          >
            {t(review.answer ? 'answer.edit' : 'answer.write')}
          </Button>
        )}
      </div>
      {isAnswering && (
        <Suspense>
          <answerDialog.Component review={review} onClose={() => setIsAnswering(false)} />
        </Suspense>
      )}
    </li>
  );
}

/** Number of people who find a review helpful. */
export function Found({ count }: { count: number }) {
  const t = useTranslations('reviews');
  return count > 0 && <p className="text-14 quiet">{t('found', { count })}</p>;
}

/** The same with the reader's own vote, as soon as it is given. */
function Votes({ review }: { review: Review }) {
  return <Found count={useVote(review).count} />;
}

function HelpfulButton({ review, name }: { review: Review; name: string }) {
  const t = useTranslations('reviews');
  const vote = useVote(review);
  return (
    <Button
      variant="quiet"
      aria-pressed={vote.isOn}
      aria-label={t('helpfulOf', { name })}
      onClick={() => vote.toggle()}
    >
      {t('helpful')}
    </Button>
  );
}

/** For members alone: with it comes what sends changes, and says where one failed. */
function FlagButton({ review, name }: { review: Review; name: string }) {
  const t = useTranslations('reviews');
  const flag = useFlag();
  return (
    <Button
      variant="quiet"
      aria-pressed={review.isFlagged}
      aria-label={t('flagOf', { name })}
      onClick={() => flag(review, !review.isFlagged)}
    >
      {t(review.isFlagged ? 'isFlagged' : 'flag')}
    </Button>
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
  const source = use(PictureSource);
  const { author, stars, text, hasBought, plan, months, writtenAt, editedAt, answer } = review;
  return (
    <>
      <div className="row gap-3">
        <Avatar src={source(author?.avatar || drawnAvatar(name))} name={name} size={40} fallback="drawn" />
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
