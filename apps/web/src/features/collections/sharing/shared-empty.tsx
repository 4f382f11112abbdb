import { buttonClass } from '@onceware/ui/button/button';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { paths } from '#lib/paths.ts';
import classes from './sharing.module.css';

export function SharedEmpty() {
  const t = useTranslations('sharing.page');
  return (
    <div className={classes.empty}>
      <p>{t('empty')}</p>
      <Link className={buttonClass()} to={paths.explore}>
        {t('emptyAction')}
      </Link>
    </div>
  );
}
