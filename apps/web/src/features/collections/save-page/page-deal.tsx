import type { PageDeal as Deal } from '@onceware/api/collections/saved-pages/saved-pages.contract';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import { paths } from '#lib/paths.ts';
import classes from './save-page.module.css';

/** The deal that the catalogue has for the page. */
export function PageDeal({ deal }: { deal: Deal }) {
  const t = useTranslations('savePage');
  const format = useFormat();
  return (
    <p className={classes.deal}>
      <span>{t('deal')}</span>
      <Link to={paths.deal(deal.slug)} dir="auto">
        {deal.title}
      </Link>
      <strong>{format.money(deal.price, deal.currency)}</strong>
    </p>
  );
}
