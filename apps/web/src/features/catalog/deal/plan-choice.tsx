import type { DealDetail } from '@onceware/api/catalog/catalog.contract';
import { useId } from 'react';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import classes from './plan-choice.module.css';

export type Plan = DealDetail['tiers'][number];

interface Props {
  plans: readonly Plan[];
  currency: string;
  chosen: Plan | null;
  onChoose: (name: string) => void;
}

/** Which of the plans the offer is about, and what that plan is limited to. */
export function PlanChoice({ plans, currency, chosen, onChoose }: Props) {
  const t = useTranslations('deal');
  const format = useFormat();
  const group = useId();
  return (
    <fieldset className={classes.plans}>
      <legend className={classes.legend}>{t('plan')}</legend>
      <div className={classes.rows}>
        {plans.map((plan) => (
          <label key={plan.name} className={classes.plan}>
            <input type="radio" name={group} checked={plan === chosen} onChange={() => onChoose(plan.name)} />
            <span className="flex-1 min-w-0 breaks" dir="auto">
              {plan.name}
            </span>
            <span className="num">{format.money(plan.price, currency)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export function PlanLimits({ plan }: { plan: Plan }) {
  return (
    <dl className="stack gap-1 text-14">
      {plan.limits.map(({ name, value }) => (
        <div key={name} className={classes.limit}>
          <dt dir="auto">{name}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
