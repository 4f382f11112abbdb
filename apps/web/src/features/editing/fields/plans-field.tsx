import type { DealDraft } from '@onceware/api/supply/editing/content.contract';
import { contentLimits } from '@onceware/api/supply/editing/editing.limits';
import { Button } from '@onceware/ui/button/button';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useProblem } from '#lib/form/problems.ts';
import { FormField } from '#lib/form/form-field.tsx';
import classes from '../editing.module.css';
import { ListField } from './list-field.tsx';
import { NumberField } from './number-field.tsx';

type Plan = DealDraft['tiers'][number];
interface Keyed {
  key: number;
  plan: Plan;
}

const EMPTY: Plan = { name: '', price: null, features: [], limits: [] };

/** `Seats: 5`, a line each. */
const toLimits = (lines: readonly string[]): Plan['limits'] =>
  lines.map((line) => {
    const [name = '', ...value] = line.split(':');
    const cut = (text: string) => text.trim().slice(0, contentLimits.shortMax);
    return { name: cut(name), value: cut(value.join(':')) };
  });

/** The plans of a deal. Each keeps its fields while others come and go. */
export function PlansField({ plans, onChange }: { plans: readonly Plan[]; onChange: (plans: Plan[]) => void }) {
  const t = useTranslations('catalogFields.plan');
  const problem = useProblem('tiers');
  const [rows, setRows] = useState<readonly Keyed[]>(() => plans.map((plan, key) => ({ key, plan })));
  const write = (next: readonly Keyed[]) => {
    setRows(next);
    onChange(next.map(({ plan }) => plan));
  };
  const change = (key: number, changes: Partial<Plan>) =>
    write(rows.map((row) => (row.key === key ? { ...row, plan: { ...row.plan, ...changes } } : row)));
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{t('title')}</legend>
      {problem !== undefined && (
        <p className="text-14 danger" role="alert">
          {problem}
        </p>
      )}
      {rows.map(({ key, plan }, index) => (
        <fieldset key={key} className={classes.plan}>
          <legend className={classes.quiet}>{t('number', { number: index + 1 })}</legend>
          <div className={classes.pair}>
            <FormField
              label={t('name')}
              name={`plan-${key}-name`}
              dir="auto"
              maxLength={contentLimits.shortMax}
              defaultValue={plan.name}
              onChange={({ target }) => change(key, { name: target.value })}
            />
            <NumberField
              label={t('price')}
              name={`plan-${key}-price`}
              value={plan.price}
              max={contentLimits.priceMax}
              onChange={(price) => change(key, { price })}
            />
          </div>
          <ListField
            label={t('features')}
            hint={t('featuresHint')}
            name={`plan-${key}-features`}
            values={plan.features}
            max={contentLimits.featuresMax}
            lengthMax={contentLimits.nameMax}
            onChange={(features) => change(key, { features })}
          />
          <ListField
            label={t('limits')}
            hint={t('limitsHint')}
            name={`plan-${key}-limits`}
            values={plan.limits.map(({ name, value }) => `${name}: ${value}`)}
            max={contentLimits.planLimitsMax}
            lengthMax={contentLimits.nameMax}
            onChange={(lines) => change(key, { limits: toLimits(lines) })}
          />
          <div>
            <Button
              aria-label={t('removeOne', { number: index + 1 })}
              onClick={() => write(rows.filter((row) => row.key !== key))}
            >
              {t('remove')}
            </Button>
          </div>
        </fieldset>
      ))}
      {rows.length < contentLimits.plansMax && (
        <div>
          <Button
            onClick={() => write([...rows, { key: Math.max(-1, ...rows.map(({ key }) => key)) + 1, plan: EMPTY }])}
          >
            {t('new')}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
