import type { DealCard } from '@onceware/api/catalog/catalog.contract';
import { useTranslations } from 'use-intl/react';
import classes from './lowest-ever.module.css';

/** On a card in a list: more was asked before, and never less. */
export function LowestEver({ deal }: { deal: Pick<DealCard, 'isLowestEver'> }) {
  const t = useTranslations('lowest');
  return deal.isLowestEver ? <span className={classes.mark}>{t('ever')}</span> : null;
}
