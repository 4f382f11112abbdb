import { useTranslations } from 'use-intl/react';
import classes from './list.module.css';
import type { PageState } from './use-page.ts';

/** At an end of the list beyond which there are more messages: that they come, or that they did not. */
export function PageRow({ page, end }: { page: PageState; end: 'older' | 'newer' }) {
  const t = useTranslations('chatList');
  return (
    <div className={classes.page} data-end={end}>
      {page.state === 'failed' ? (
        <p role="alert">
          {t(end === 'older' ? 'olderFailed' : 'newerFailed')}{' '}
          <button type="button" className={classes.again} onClick={page.load}>
            {t('tryAgain')}
          </button>
        </p>
      ) : (
        <p>{t(end === 'older' ? 'olderLoading' : 'newerLoading')}</p>
      )}
    </div>
  );
}
