import { IconCheck } from '@tabler/icons-react';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import { type Plan, PlanLimits } from './plan-choice.tsx';
import classes from './plan-tiers.module.css';

interface Props {
  tiers: readonly Plan[];
  currency: string;
  chosen: Plan | null;
}

/** The plans side by side, cheapest first as they come. */
export function PlanTiers({ tiers, currency, chosen }: Props) {
  const t = useTranslations('deal');
  const format = useFormat();
  return (
    <section>
      <h2 className="text-20">{t('plans')}</h2>
      <p className={classes.note}>{t('plansNote')}</p>
      <ul className={classes.tiers}>
        {tiers.map((tier) => (
          <li key={tier.name} className={classes.tier} data-chosen={(tiers.length > 1 && tier === chosen) || undefined}>
            <h3 className="text-14 weight-600 tracking-0 quiet" dir="auto">
              {tier.name}
            </h3>
            <p className={classes.price}>{format.money(tier.price, currency)}</p>
            {tier.features.length === 0 && tier.limits.length > 0 && <PlanLimits plan={tier} />}
            <ul className="stack gap-2">
              {tier.features.map((feature) => (
                <li key={feature} className={classes.feature}>
                  <IconCheck className={classes.check} size={16} stroke={2} aria-hidden />
                  <span dir="auto">{feature}</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
