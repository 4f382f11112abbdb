import { reductionOf } from '@onceware/api/catalog/prices/price-claims.contract';
import { Badge } from '@onceware/ui/badge/badge';
import { Skeleton } from '@onceware/ui/skeleton/skeleton';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import { timeLeft } from '#lib/time/time-left.ts';
import { useMoment } from '#lib/time/exact-time.ts';
import { useNow } from '#lib/time/use-now.ts';
import type { CardState } from '../data/use-cards.ts';
import { PageFacts } from '../pages/page-facts.tsx';

type Deal = Extract<CardState, { is: 'deal' }>['deal'];

/** A tool's promise, a deal's price and whether it ends soon, or a page's site. */
export function ItemFactsLine({ card, onLeave }: { card: CardState; onLeave: () => void }) {
  if (card.is === 'loading') return <Skeleton width="35%" height="12px" />;
  if (card.is === 'missing') return null;
  if (card.is === 'deal') return <DealFacts deal={card.deal} />;
  if (card.is === 'page') return <PageFacts page={card.page} onLeave={onLeave} />;
  return (
    <p className="text-12 truncate quiet" dir="auto">
      {card.tool.tagline}
    </p>
  );
}

function DealFacts({ deal }: { deal: Deal }) {
  const { price, currency, endsAt } = deal;
  const t = useTranslations('collectionItems.row');
  const detail = useTranslations('collections.detail');
  const format = useFormat();
  const time = useTranslations('catalog.time');
  const reduction = reductionOf(deal);
  const left = timeLeft(endsAt, useNow());
  const moment = useMoment();
  if (left.kind === 'ended') {
    return (
      <p className="row wrap items-center gap-0-2 text-12 num quiet">
        <s>{format.money(price, currency)}</s>
        <time dateTime={endsAt ?? undefined} title={endsAt ? time('endedOn', { date: moment(endsAt) }) : undefined}>
          <Badge>{t('ended')}</Badge>
        </time>
      </p>
    );
  }
  return (
    <p className="row wrap items-center gap-0-2 text-12 num quiet">
      <span className="weight-560 ink">{format.money(price, currency)}</span>
      {reduction && <s>{format.money(reduction.before, currency)}</s>}
      {reduction && reduction.percent !== null && (
        <span className="signal">{detail('less', { percent: format.percent(reduction.percent) })}</span>
      )}
      {endsAt !== null && (left.kind === 'days' || left.kind === 'hours') && (
        <time className="signal" dateTime={endsAt} title={time('endsOn', { date: moment(endsAt) })}>
          {time(left.kind, { count: left.count })}
        </time>
      )}
    </p>
  );
}
