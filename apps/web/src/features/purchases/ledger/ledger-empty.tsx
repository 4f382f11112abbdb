import { Button } from '@onceware/ui/button/button';
import { useTranslations } from 'use-intl/react';
import classes from './ledger.module.css';

export function LedgerEmpty({ onAdd, onImport }: { onAdd: () => void; onImport: () => void }) {
  const t = useTranslations('purchases');
  return (
    <div className={classes.empty}>
      <h2 className="text-20">{t('emptyTitle')}</h2>
      <p className="measure quiet">{t('emptyText')}</p>
      <div className={classes.actions}>
        <Button variant="primary" onClick={onAdd}>
          {t('addFirst')}
        </Button>
        <Button onClick={onImport}>{t('importFile')}</Button>
      </div>
    </div>
  );
}
