import type { DealDetail } from '@onceware/api/catalog/catalog.contract';
import { Button } from '@onceware/ui/button/button';
import { useTranslations } from 'use-intl/react';
import { ToolLogo } from '#lib/pictures/catalog-pictures.tsx';
import classes from './purchase-form.module.css';

/** Which deal the form is about, and that its terms are kept with the purchase. */
export function ChosenDeal({ deal, onChange }: { deal: DealDetail; onChange: () => void }) {
  const t = useTranslations('purchases.form');
  return (
    <div className="row wrap items-center gap-3">
      <ToolLogo className={classes.logo} tool={deal.tool} size={40} />
      <div className={classes.deal}>
        <p className="weight-580" dir="auto">
          {deal.tool.name}
        </p>
        <p className="text-14 quiet">{t('savedTerms')}</p>
      </div>
      <Button variant="quiet" onClick={onChange}>
        {t('changeDeal')}
      </Button>
    </div>
  );
}
