import type { DealDetail } from '@onceware/api/catalog/catalog.contract';
import { buttonClass } from '@onceware/ui/button/button';
import { IconExternalLink } from '@tabler/icons-react';
import { type ReactNode, type Ref, useId, useState } from 'react';
import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import { dealPaths } from '#lib/deal-paths.ts';
import { paths } from '#lib/paths.ts';
import { useSession } from '#lib/api/session.ts';
import { SaveSlot, WatchSlot } from '../cards/entity-actions.tsx';
import { CompareToggle } from '../compare/compare-toggle.tsx';
import { useDealLabels } from '../cards/use-deal-labels.ts';
import { StepLine } from '../prices/step-line.tsx';
import classes from './buy-box.module.css';
import { Coupon } from './coupon.tsx';
import { GetDeal, GetDealNote } from './get-deal.tsx';
import { offerPrice } from './offer-price.ts';
import { type Plan, PlanChoice, PlanLimits } from './plan-choice.tsx';
import { TimeLeftLine } from './time-left-line.tsx';

interface Props {
  deal: DealDetail;
  isOver: boolean;
  plan: Plan | null;
  onPlan: (name: string) => void;
  talk: ReactNode;
  /** Ref of the element that leads on to the deal, or from an ended deal to running ones. */
  wayOn: Ref<HTMLDivElement>;
}

/** The offer as a receipt would have it: what it was, what is taken off, what is paid. It follows the chosen plan. */
export function BuyBox({ deal, isOver, plan, onPlan, talk, wayOn }: Props) {
  const t = useTranslations('deal');
  const { user } = useSession();
  const language = useLocale();
  const note = useId();
  return (
    <section className={classes.box} aria-label={t('offer')} data-over={isOver || undefined}>
      <TimeLeftLine endsAt={deal.endsAt} serverTime={deal.serverTime} />
      {deal.tiers.length > 1 && !isOver && (
        <PlanChoice plans={deal.tiers} currency={deal.currency} chosen={plan} onChoose={onPlan} />
      )}
      {plan && plan.limits.length > 0 && <PlanLimits plan={plan} />}
      <Receipt deal={deal} isOver={isOver} plan={plan} />
      <div className={classes.way} ref={wayOn}>
        {isOver ? <OverWays deal={deal} /> : <GetDeal offer={deal} describedBy={note} isWide />}
        {!isOver && <GetDealNote id={note} offer={deal} className={classes.small} />}
      </div>
      {deal.coupon !== null && !isOver && <Coupon code={deal.coupon} />}
      <div className={classes.actions}>
        <SaveSlot entity={{ type: 'deal', id: deal.id, title: deal.title }} variant="button" />
        <WatchSlot
          subject={{ kind: 'deal', id: deal.id }}
          title={deal.title}
          price={{ amount: deal.price, currency: deal.currency }}
        />
        <CompareToggle deal={deal} variant="button" />
        {talk}
      </div>
      {user && (
        <Link className={classes.bought} to={dealPaths.addPurchase(deal.id, plan?.name)}>
          {t('bought')}
        </Link>
      )}
      {deal.endsAt !== null && !isOver && (
        <a className={classes.bought} href={`/api/deals/${deal.id}/end.ics?language=${language}`} download>
          {t('toCalendar')}
        </a>
      )}
    </section>
  );
}

function Receipt({ deal, isOver, plan }: Pick<Props, 'deal' | 'isOver' | 'plan'>) {
  const t = useTranslations('deal');
  const saving = useTranslations('catalog')('price.saving');
  const format = useFormat();
  const labels = useDealLabels();
  const verdict = labels.verdict(deal);
  const rise = isOver ? null : labels.rise(deal);
  const { price, reduction } = offerPrice(deal, plan);
  const [shown, setShown] = useState({ price, isOther: false });
  if (shown.price !== price) setShown({ price, isOther: true });
  return (
    <div className="stack gap-2">
      <dl className="stack gap-2 num">
        {reduction && (
          <>
            <div className={classes.line}>
              <LowLabel isTold={reduction.isTold} />
              <dd>
                <s>{format.money(reduction.before, deal.currency)}</s>
              </dd>
            </div>
            <div className={classes.line} data-saving>
              <dt>
                {reduction.percent === null
                  ? saving
                  : t(isOver ? 'saved' : 'save', { percent: format.percent(reduction.percent) })}
              </dt>
              <dd>{format.money(price - reduction.before, deal.currency)}</dd>
            </div>
          </>
        )}
        {rise && price === deal.price && (
          <>
            <div className={classes.line}>
              <LowLabel isTold={rise.isTold} />
              <dd>{format.money(rise.low, deal.currency)}</dd>
            </div>
            <div className={classes.line} data-rise>
              <dt>{t('today')}</dt>
              <dd>
                +{format.money(rise.by, deal.currency)} <span aria-hidden="true">▲</span>
              </dd>
            </div>
          </>
        )}
        <div className={classes.total}>
          <dt>{t(isOver ? 'dealPrice' : 'payOnce')}</dt>
          <dd
            key={price}
            data-rolls={shown.isOther || undefined}
            data-length={lengthOf(format.money(price, deal.currency))}
          >
            {format.money(price, deal.currency)}
          </dd>
        </div>
      </dl>
      {verdict && price === deal.price && (
        <p className={classes.verdict} data-tone={verdict.tone}>
          <StepLine steps={deal.priceMemory?.steps ?? []} now={labels.now} />
          {verdict.text}
        </p>
      )}
      {price === deal.price && deal.basePrice > price && (
        <p className="text-12 quiet">
          {t(deal.wasBasePriceAsked ? 'listPrice' : 'listPriceNever', {
            price: format.money(deal.basePrice, deal.currency),
          })}
        </p>
      )}
    </div>
  );
}

/** Room that a price takes in large letters. */
function lengthOf({ length }: string): 'long' | 'longest' | undefined {
  if (length > 12) return 'longest';
  return length > 9 ? 'long' : undefined;
}

/** Names the 30-day low; whether that was only told stands with it. */
function LowLabel({ isTold }: { isTold: boolean }) {
  const t = useTranslations('deal');
  return (
    <dt>
      <span>
        {t('regular')}
        {isTold && <span className={classes.told}> {t('asTold')}</span>}
      </span>
    </dt>
  );
}

/** A deal that is over says so, and leads to one that runs: of the same tool, or else of those below. */
function OverWays({ deal }: { deal: DealDetail }) {
  const t = useTranslations('deal');
  return (
    <>
      <p className="text-14">
        <strong>{t('over')}</strong> {t('overNote')}
      </p>
      <RunningLink deal={deal} isWide />
      {deal.tool.website && (
        <a
          className={buttonClass({ size: 'lg', isWide: true })}
          href={deal.tool.website}
          target="_blank"
          rel="noopener noreferrer nofollow"
        >
          {t('visit')}
          <IconExternalLink size={18} stroke={1.75} aria-hidden />
        </a>
      )}
    </>
  );
}

/** From a deal that is over to what runs now. */
export function RunningLink({ deal, isWide = false }: { deal: DealDetail; isWide?: boolean }) {
  const t = useTranslations('deal');
  const look = buttonClass({ variant: 'primary', size: 'lg', isWide });
  const sameTool = deal.related.find(({ tool }) => tool.id === deal.tool.id);
  return sameTool ? (
    <Link className={look} to={paths.deal(sameTool.slug)}>
      {t('running')}
    </Link>
  ) : (
    <Link className={look} to={paths.category(deal.category)}>
      {t('now')}
    </Link>
  );
}
