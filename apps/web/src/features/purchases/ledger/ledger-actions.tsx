import { Button } from '@onceware/ui/button/button';
import { IconPlus } from '@tabler/icons-react';
import { useTranslations } from 'use-intl/react';
import classes from './ledger.module.css';

export function LedgerActions({ onOpen }: { onOpen: (what: 'add' | 'import' | 'export') => void }) {
  const t = useTranslations('purchases');
  return (
    <div className={classes.actions}>
      <Button variant="primary" onClick={() => onOpen('add')}>
        <IconPlus size={18} stroke={1.75} aria-hidden />
        {t('addOne')}
      </Button>
      <Button onClick={() => onOpen('import')}>{t('importFile')}</Button>
      <Button onClick={() => onOpen('export')}>{t('exportFile')}</Button>
    </div>
  );
}
