import { Button } from '@onceware/ui/button/button';
import { useTranslations } from 'use-intl/react';
import classes from './detail.module.css';

/** The items are there; what sorting and filtering need of them is not. */
export function FactsFailed({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('collectionItems.toolbar');
  const load = useTranslations('collections.load');
  return (
    <div className={classes.failed} role="alert">
      <p>{t('factsFailed')}</p>
      <Button onClick={onRetry}>{load('tryAgain')}</Button>
    </div>
  );
}
