import type { DealDetail } from '@onceware/api/catalog/catalog.contract';
import { buttonClass } from '@onceware/ui/button/button';
import { IconExternalLink } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import { paths } from '#lib/paths.ts';
import { useSession } from '#lib/api/session.ts';
import { useMoment } from '#lib/time/exact-time.ts';
import { useNow } from '#lib/time/use-now.ts';
import { SaveSlot } from '../cards/entity-actions.tsx';
import { timeLeft } from '#lib/time/time-left.ts';
import classes from './price-box.module.css';

/** The offer as a receipt would have it: what it was, what is taken off, what is paid. */
export function PriceBox({ deal, talk }: { deal: DealDetail; talk: ReactNode }) {
  const t = useTranslations('deal');
  const format = useFormat();
  const { user } = useSession();
  const isOver = timeLeft(deal.endsAt, useNow()).kind === 'ended';
  const isReduced = deal.basePrice > deal.price;
  return (
    <section className={classes.box} aria-label={t('offer')} data-over={isOver || undefined}>
      <TimeLeftLine endsAt={deal.endsAt} />
      <dl className={classes.receipt}>
        {isReduced && (
          <>
            <div className={classes.line}>
              <dt>{t('regular')}</dt>
              <dd>{format.money(deal.basePrice, deal.currency)}</dd>
            </div>
            <div className={classes.line} data-saving>
              <dt>{t(isOver ? 'saved' : 'save', { percent: format.percent(deal.discountPercentage) })}</dt>
              <dd>{format.money(deal.price - deal.basePrice, deal.currency)}</dd>
            </div>
          </>
        )}
        <div className={classes.total}>
          <dt>{t(isOver ? 'dealPrice' : 'payOnce')}</dt>
          <dd>{format.money(deal.price, deal.currency)}</dd>
        </div>
      </dl>
      {isOver && <p className={classes.note}>{t('endedNote')}</p>}
      <div className={classes.actions}>
        {deal.tool.website && (
          <a
            className={buttonClass({ variant: isOver ? 'default' : 'primary', size: 'lg', isWide: true })}
            href={deal.tool.website}
            target="_blank"
            rel="noopener noreferrer nofollow"
          >
            {t('visit')}
            <IconExternalLink size={18} stroke={1.75} aria-hidden />
          </a>
        )}
        <SaveSlot entity={{ type: 'deal', id: deal.id, title: deal.title }} variant="button" />
        {talk}
      </div>
      {deal.tool.domain && !isOver && <p className={classes.small}>{t('visitNote', { domain: deal.tool.domain })}</p>}
      {user && (
        <Link className={classes.bought} to={paths.account.addPurchase(deal.id)}>
          {t('bought')}
        </Link>
      )}
    </section>
  );
}

function TimeLeftLine({ endsAt }: { endsAt: string | null }) {
  const t = useTranslations('deal');
  const time = useTranslations('catalog.time');
  const moment = useMoment();
  const left = timeLeft(endsAt, useNow());
  if (endsAt === null || left.kind === 'open') return <p className={classes.time}>{t('open')}</p>;
  const end = (
    <time dateTime={endsAt}>{time(left.kind === 'ended' ? 'endedOn' : 'endsOn', { date: moment(endsAt) })}</time>
  );
  if (left.kind === 'ended' || left.kind === 'later') return <p className={classes.time}>{end}</p>;
  return (
    <p className={classes.time} data-soon>
      <strong>{time(left.kind, { count: left.count })}</strong>
      {end}
    </p>
  );
}
