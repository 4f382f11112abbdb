import type { DealCard, ToolCard } from '@onceware/api/catalog/catalog.contract';
import { reductionOf } from '@onceware/api/catalog/prices/price-claims.contract';
import { Skeleton } from '@onceware/ui/skeleton/skeleton';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import { paths } from '#lib/paths.ts';
import { DealCover, ToolLogo } from '#lib/pictures/catalog-pictures.tsx';
import { timeLeft } from '#lib/time/time-left.ts';
import { useNow } from '#lib/time/use-now.ts';
import type { ChatMessage } from '../chat-source.ts';
import { useTabStop } from '../message/tab-stop.ts';
import { useLeavePanel } from '../overlay/leave-panel.ts';
import { keyOfThing, type NamedThing, shownNames } from './named-things.ts';
import classes from './thing-cards.module.css';
import { useThingCard } from './use-thing-card.ts';

/** The deals and tools that a message names, each with what it costs today (LIVE-08). Of a height that is known before they come. */
export function ThingCards({ message }: { message: ChatMessage }) {
  const t = useTranslations('chatCards');
  const { things, more } = shownNames(message);
  if (things.length === 0) return null;
  const titles = new Map(message.taggedContent.references.map((reference) => [keyOfThing(reference), reference.title]));
  return (
    <ul className={classes.cards} aria-label={t('label')}>
      {things.map((thing) => (
        <li key={keyOfThing(thing)}>
          <ThingCard thing={thing} title={titles.get(keyOfThing(thing)) ?? thing.slug} />
        </li>
      ))}
      {more > 0 && <li className={classes.more}>{t('more', { count: more })}</li>}
    </ul>
  );
}

/** @param title shown until the catalogue has loaded */
function ThingCard({ thing, title }: { thing: NamedThing; title: string }) {
  const t = useTranslations('chatCards');
  const card = useThingCard(thing);
  const to = thing.kind === 'deal' ? paths.deal(thing.slug) : paths.tool(thing.slug);
  switch (card.is) {
    case 'deal':
      return <DealLink deal={card.deal} to={to} />;
    case 'tool':
      return <ToolLink tool={card.tool} to={to} />;
    case 'failed':
      return <CardLink to={to} title={title} picture={<NoPicture />} fact={t('failed')} />;
    case 'missing':
      return (
        <div className={classes.card}>
          <NoPicture />
          <Words title={title} fact={t('missing')} />
        </div>
      );
    case 'loading':
      return (
        <div className={classes.card} aria-hidden>
          <NoPicture />
          <span className={classes.words}>
            <Skeleton width="70%" height="14px" />
            <Skeleton width="40%" height="14px" />
          </span>
        </div>
      );
  }
}

function DealLink({ deal, to }: { deal: DealCard; to: string }) {
  const t = useTranslations('chatCards');
  const format = useFormat();
  const reduction = reductionOf(deal);
  const hasEnded = timeLeft(deal.endsAt, useNow()).kind === 'ended';
  const fact = hasEnded ? (
    t('ended')
  ) : (
    <>
      <span className="sr-only">{t('now')} </span>
      <strong className={classes.now}>{format.money(deal.price, deal.currency)}</strong>
      {reduction && (
        <>
          {' '}
          <span className="sr-only">{t('before')} </span>
          <s>{format.money(reduction.before, deal.currency)}</s>
        </>
      )}
    </>
  );
  return (
    <CardLink
      to={to}
      title={deal.title}
      isOver={hasEnded}
      picture={<DealCover className={classes.cover} deal={deal} width={72} height={48} />}
      fact={fact}
    />
  );
}

function ToolLink({ tool, to }: { tool: ToolCard; to: string }) {
  const t = useTranslations('chatCards');
  return (
    <CardLink
      to={to}
      title={tool.name}
      picture={<ToolLogo className={classes.logo} tool={tool} size={48} />}
      fact={t('deals', { count: tool.dealCount })}
    />
  );
}

interface CardLinkProps {
  to: string;
  title: string;
  picture: ReactNode;
  fact: ReactNode;
  isOver?: boolean;
}

function CardLink({ to, title, picture, fact, isOver = false }: CardLinkProps) {
  const tabIndex = useTabStop();
  const onLeave = useLeavePanel();
  return (
    <Link className={classes.card} to={to} tabIndex={tabIndex} data-over={isOver || undefined} onClick={onLeave}>
      {picture}
      <Words title={title} fact={fact} />
    </Link>
  );
}

function Words({ title, fact }: { title: string; fact: ReactNode }) {
  return (
    <span className={classes.words}>
      <span className={classes.title} dir="auto">
        {title}
      </span>
      <span className={classes.fact}>{fact}</span>
    </span>
  );
}

const NoPicture = () => <span className={classes.cover} />;
