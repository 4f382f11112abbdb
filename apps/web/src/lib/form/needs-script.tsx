import { useTranslations } from 'use-intl/react';
import classes from './checked-form.module.css';

/** Says in a form of the server's page, or in its place, that it needs JavaScript; shown only where there is none. */
export function NeedsScript() {
  const t = useTranslations('form');
  return (
    <noscript>
      <p className={classes.needsScript}>{t('needsScript')}</p>
    </noscript>
  );
}
