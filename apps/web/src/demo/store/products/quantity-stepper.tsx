import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import { MAX_QUANTITY } from '../cart/cart.ts';
import classes from './products.module.css';

interface Props {
  label: string;
  value: number;
  onChange: (value: number) => void;
}

/** At either end a button says that it is disabled, yet keeps the focus that it has. */
export function QuantityStepper({ label, value, onChange }: Props) {
  const t = useTranslations('store.quantity');
  const format = useFormat();
  const step = (by: 1 | -1, end: number) => ({
    type: 'button' as const,
    className: classes.step,
    'aria-disabled': value === end || undefined,
    onClick: () => value !== end && onChange(value + by),
  });
  return (
    <div className={classes.stepper} role="group" aria-label={label}>
      <button {...step(-1, 1)} aria-label={t('less')}>
        <IconMinus size={18} stroke={1.75} aria-hidden />
      </button>
      <output className={classes.value}>{format.number(value)}</output>
      <button {...step(1, MAX_QUANTITY)} aria-label={t('more')}>
        <IconPlus size={18} stroke={1.75} aria-hidden />
      </button>
    </div>
  );
}
