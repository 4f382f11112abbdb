import { catalogLimits } from '@onceware/api/catalog/catalog.limits';
import { buttonClass } from '@onceware/ui/button/button';
import { IconScale, IconCheck } from '@tabler/icons-react';
import { useTranslations } from 'use-intl/react';
import { showToast } from '#lib/toasts/toasts.tsx';
import classes from './compare-toggle.module.css';
import { useComparison } from './comparison.ts';

interface Props {
  deal: { slug: string; title: string };
  /** `icon`: on a card. `button`: with its word, on the deal's own page. */
  variant?: 'icon' | 'button';
}

/** Takes a deal into the comparison, and out of it again; below `Comparing`, which has the words and shows what is chosen (CAT-09). */
export function CompareToggle({ deal, variant = 'icon' }: Props) {
  const t = useTranslations('compare');
  const { slugs, isFull, add, remove } = useComparison();
  const isChosen = slugs.includes(deal.slug);
  const press = () => {
    if (isChosen) remove(deal.slug);
    else if (isFull) showToast({ kind: 'error', text: t('full', { max: catalogLimits.compareMax }) });
    else add(deal.slug);
  };
  const Icon = isChosen ? IconCheck : IconScale;
  return (
    <button
      type="button"
      className={variant === 'icon' ? classes.icon : `${buttonClass({ size: 'lg' })} ${classes.button}`}
      aria-label={t('choose', { title: deal.title })}
      aria-pressed={isChosen}
      title={variant === 'icon' ? t('compare') : undefined}
      onClick={press}
    >
      <Icon size={variant === 'icon' ? 20 : 18} stroke={1.75} aria-hidden />
      {variant === 'button' && t('compare')}
    </button>
  );
}
