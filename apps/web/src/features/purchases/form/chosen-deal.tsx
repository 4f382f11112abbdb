import type { DealDetail } from '@onceware/api/catalog/catalog.contract';
import { Button } from '@onceware/ui/button/button';
import { useTranslations } from 'use-intl/react';
import { ToolLogo } from '#lib/pictures/catalog-pictures.tsx';
import classes from './purchase-form.module.css';

/** Which deal the form is about, and that its terms are kept with the purchase. */
export function ChosenDeal({ deal, onChange }: { deal: DealDetail; onChange: () => void }) {
  const t = useTranslations('purchases.form');
  return (
    <div className={classes.deal}>
      <ToolLogo className={classes.logo} tool={deal.tool} size={40} />
      <div className={classes.words}>
        <p className={classes.name} dir="auto">
          {deal.tool.name}
        </p>
        <p className={classes.note}>{t('savedTerms')}</p>
      </div>
      <Button variant="quiet" onClick={onChange}>
        {t('changeDeal')}
      </Button>
    </div>
  );
}
